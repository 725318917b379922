"""A rule set as plain fields and back."""

from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any, get_type_hints

import msgspec

from buraco_desktop.engine.rules import RuleSet, RuleSetError
from buraco_desktop.storage.faults import SaveError, SaveFault, illegal
from buraco_desktop.storage.records import RuleFields, RuleValue


def write_rules(rules: RuleSet) -> RuleFields:
    """Return every parameter of a rule set."""
    return {name: _plain(getattr(rules, name)) for name in _types()}


def _plain(value: Any) -> RuleValue:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return list(value)
    plain: RuleValue = value
    return plain


def read_rules(saved: RuleFields) -> RuleSet:
    """Return the rule set with these fields; one that a later version added has its default.

    Raises `SaveError`: TOO_NEW for a field that this version does not know, ILLEGAL for a value that makes no
    sense.
    """
    types = _types()
    unknown = sorted(saved.keys() - types.keys())
    if unknown:
        raise SaveError(SaveFault.TOO_NEW, f"unknown rules: {', '.join(unknown)}")
    try:
        values = {name: msgspec.convert(value, types[name]) for name, value in saved.items()}
        return RuleSet(**values)
    except (msgspec.ValidationError, RuleSetError, TypeError) as error:
        raise illegal(f"rule set: {error}") from error


@cache
def _types() -> dict[str, Any]:
    hints = get_type_hints(RuleSet)
    return {field.name: hints[field.name] for field in fields(RuleSet) if field.init}
