"""What the editor of house rules says."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.storage.faults import SaveFault
from buraco_desktop.ui.house_rules.draft import Draft
from buraco_desktop.ui.house_rules.values import value_words
from buraco_desktop.ui.house_rules.words import field_words
from buraco_desktop.ui.text import file_fault_sentence

translate = QCoreApplication.translate


def title() -> str:
    """Return the title of the sheet."""
    return translate("HouseRules", "House rules")


def starts_from() -> str:
    """Return what stands before the preset."""
    return translate("HouseRules", "starts from")


def name_of_rules() -> str:
    """Return what the field for the name is for."""
    return translate("HouseRules", "Name of these rules")


def groups() -> str:
    """Return what the list of groups is, for screen readers."""
    return translate("HouseRules", "Groups of rules")


def usual_name(preset: str) -> str:
    """Return the name of rules that the player gave none."""
    return translate("HouseRules", "{preset}, house rules").format(preset=preset)


def differs_from(preset: str, is_changed: bool) -> str:
    """Return the heading of the differences."""
    if is_changed:
        return translate("HouseRules", "Differs from {preset}").format(preset=preset)
    return translate("HouseRules", "{preset} as it stands").format(preset=preset)


def nearest(preset: str, count: int) -> str:
    """Return which of the nine presets is nearest, and how near."""
    found = translate("HouseRules", "Nearest of the nine games: {preset}").format(preset=preset)
    changes = translate("HouseRules", "%n change(s)", None, count)
    return f"{found} ({changes})"


def faults_head(count: int) -> str:
    """Return the heading of what does not fit."""
    return translate("HouseRules", "%n thing(s) do not fit", None, count)


def repair_sentence(repair: Draft) -> str:
    """Return what the smallest repair would change."""
    words = field_words()
    changes = [
        translate("HouseRules", "{field}: {value}").format(
            field=words[name].name, value=value_words(name, value)
        )
        for name, value in repair.items()
    ]
    return translate("HouseRules", "Smallest repair: {changes}").format(changes="; ".join(changes))


def repair_button() -> str:
    """Return the words of the button that makes the repair."""
    return translate("HouseRules", "Repair it so")


def reason(count: int) -> str:
    """Return why the rules cannot be used."""
    return translate("HouseRules", "settle %n thing(s) first", None, count)


def use() -> str:
    """Return the words of the primary button."""
    return translate("HouseRules", "Use these rules")


def read() -> str:
    """Return the words of the button that reads a file."""
    return translate("HouseRules", "Read a file…")


def share() -> str:
    """Return the words of the button that writes a file."""
    return translate("HouseRules", "Share as a file…")


def back_to(preset: str) -> str:
    """Return the words of the button that takes all changes back."""
    return translate("HouseRules", "Back to {preset}").format(preset=preset)


def back_sentence(preset: str) -> str:
    """Return what happened when a preset took the place of the player's changes."""
    return translate("HouseRules", "All rules are those of {preset} now.").format(preset=preset)


def bring_back() -> str:
    """Return the words of the link that takes that back."""
    return translate("HouseRules", "Bring my changes back")


def read_sentence(file: str) -> str:
    """Return that rules were read."""
    return translate("HouseRules", "These are the rules of {file}.").format(file=file)


def shared_sentence(file: str) -> str:
    """Return that rules were written."""
    return translate("HouseRules", "The rules are in {file}; anyone with this program can read them.").format(
        file=file
    )


def file_filter(suffix: str) -> str:
    """Return which files a file dialog shows."""
    return translate("HouseRules", "House rules (*{suffix})").format(suffix=suffix)


def fault_sentence(fault: SaveFault, file: str) -> str:
    """Return what is wrong with a file of rules."""
    match fault:
        case SaveFault.DAMAGED:
            sentence = translate("HouseRules", "The file {file} is damaged; nothing was changed.")
        case SaveFault.FOREIGN:
            sentence = translate("HouseRules", "The file {file} holds no house rules.")
        case SaveFault.TOO_NEW:
            sentence = translate("HouseRules", "The file {file} comes from a newer version of the program.")
        case SaveFault.ILLEGAL:
            sentence = translate("HouseRules", "The rules in {file} do not fit together.")
        case SaveFault.UNREADABLE | SaveFault.UNWRITABLE:
            return file_fault_sentence(fault.value, file, "")
    return sentence.format(file=file)
