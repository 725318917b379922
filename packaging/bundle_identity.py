"""Who the bundle says it is, to Windows and to macOS. Used by buraco-desktop.spec."""

from typing import Any

APP_ID = "io.github.buraco_desktop.buraco_desktop"
NAME = "Buraco Desktop"
AUTHORS = "The Buraco Desktop contributors"
DESCRIPTION = "Buraco, Burraco, Canastra and Burako against bots"
MATCH_TYPE = f"{APP_ID}.match"
"""The type of a saved match, to macOS."""


def windows_version(version: str) -> str:
    """Return the version resource in the words that PyInstaller reads."""
    numbers = (*map(int, version.split(".")), 0)
    words = {
        "CompanyName": AUTHORS,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": "buraco-desktop",
        "LegalCopyright": f"{AUTHORS}, MIT licence",
        "OriginalFilename": "buraco-desktop.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in words.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,\n"
        "    fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{strings}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def mac_properties(version: str) -> dict[str, Any]:
    """Return what Info.plist says beside PyInstaller's own entries."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "es", "it", "pt-BR", "ru"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Buraco match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_TYPE,
                "UTTypeDescription": "Buraco match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": ["buraco"]},
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{AUTHORS}, MIT licence",
    }
