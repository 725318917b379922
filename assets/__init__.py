"""The drawings, sounds and translations, installed as the package `buraco_desktop.assets`.

Find files with `importlib.resources.files("buraco_desktop.assets")`. This file is what lets an editable
installation see the folder under that name; no other folder in here needs one.
"""
