"""Python files that PySide6 carries inside a library, for the bundle as files that are compiled already.

Else every start of the program unpacks and compiles them anew, which takes longer than all its own imports.
PySide6 looks for such files itself, in the folder `files.dir` beside shiboken6.
"""

import compileall
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path

from bundle_contents import Entry

FOLDER = "shiboken6/files.dir"
_UNPACK = "import shiboken6, sys; sys.modules['shibokensupport'].__loader__.zfile.extractall(sys.argv[1])"


def write_files(folder: Path) -> list[Entry]:
    """Write the files to a folder and return them as entries of the bundle.

    Raises `CalledProcessError` if PySide6 keeps them elsewhere than this release is known to.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    subprocess.run([sys.executable, "-c", _UNPACK, folder], check=True)
    # By no time and no hash: the files of a bundle do not change, and all bear one time.
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compileall.compile_dir(folder, quiet=1, stripdir=folder, invalidation_mode=mode)
    return [
        (f"{FOLDER}/{file.relative_to(folder).as_posix()}", str(file), "DATA")
        for file in sorted((folder / "shibokensupport").rglob("*"))
        if file.is_file()
    ]
