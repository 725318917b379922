"""The sound device of this computer, by miniaudio."""

import ctypes
import sys
from collections.abc import Generator
from typing import Protocol

from buraco_desktop.ui.late_modules import hidden
from buraco_desktop.ui.sound.mixer import RATE, Mixer

PERIOD_MS = 20
"""The device asks for so many milliseconds of sound at a time; it keeps three such parts in store."""


class DeviceError(Exception):
    """There is no sound device, or it does not work any longer."""


class Device(Protocol):
    """Something that plays what a mixer gives. Every method but `close` may raise `DeviceError`."""

    def start(self) -> None:
        """Begin to play."""

    def stop(self) -> None:
        """Stop playing; it can be started again."""

    def close(self) -> None:
        """Give the device back."""


class SystemDevice:
    """The system's own sound device. Opening, starting and stopping may take long: not on the UI thread."""

    def __init__(self, mixer: Mixer) -> None:
        """Open the device. Raises `DeviceError` if there is none."""
        try:
            # Not before it is needed, and not on the UI thread: the import takes a while. It would import
            # numpy, 15 MB, to know arrays by sight that nobody gives.
            with hidden("numpy"):
                import miniaudio  # noqa: PLC0415
        except ImportError as error:
            raise DeviceError(f"this system cannot load miniaudio: {error}") from error
        self._mixer, self._fault = mixer, miniaudio.MiniaudioError
        backends = None
        if sys.platform == "linux":
            # JACK is not among them: its library writes to the terminal where no server runs.
            backends = [miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.ALSA]
            silence_alsa()
        try:
            self._device = miniaudio.PlaybackDevice(
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD_MS,
                backends=backends,
                app_name="Buraco Desktop",
            )
        except self._fault as error:
            raise DeviceError(str(error)) from error

    def start(self) -> None:
        """Begin to play. Raises `DeviceError`."""
        source = self._source()
        next(source)
        try:
            self._device.start(source)
        except self._fault as error:
            raise DeviceError(str(error)) from error

    def stop(self) -> None:
        """Stop playing. Raises `DeviceError`."""
        try:
            self._device.stop()
        except self._fault as error:
            raise DeviceError(str(error)) from error

    def close(self) -> None:
        """Give the device back."""
        self._device.close()

    def _source(self) -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            count = yield self._mixer.read(count).tobytes()


def silence_alsa() -> None:
    """Keep ALSA's library from writing to stderr where there is no sound card; do nothing without it."""
    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError:
        return
    # The handler is called with words that nobody wants. A function of C that ignores them does that from
    # any thread and at any time, even while Python ends; one of Python's would not.
    alsa.snd_lib_error_set_handler(ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p))
