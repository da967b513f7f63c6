"""Web Push: messages that a browser shows while the page is closed, encrypted for it (RFC 8291) and signed by this server (RFC 8292).

Needs the package cryptography (the extra `push`); without it nothing is offered.
"""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from dvergar.server.storage.store import Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

OFFERED = find_spec("cryptography") is not None
NAME = "vapid"  # of this server's key in the database
HALF_DAY = 12 * 3600  # seconds that a signature holds, and a push service keeps a message
RECORD = 4096  # bytes of a record: a message is one
POINT = 65  # bytes of a point of the curve, written in full
SECRET = 16  # bytes of a browser's secret, and of a salt


async def own_key(store: Store) -> str:
    """Return this server's private key, made at the first start; "" where push is not offered. Raises `StorageDown`."""
    if not OFFERED:
        return ""
    return await store.secret(NAME, new_key)


def new_key() -> str:
    """Return a new private key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return _text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def public(key: str) -> str:
    """Return the public half of a private key as browsers want it; "" for none."""
    return _text(_point(_private(key))) if key else ""


def right(p256dh: str, auth: str) -> bool:
    """Return whether a browser's key and secret can be used."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(p256dh)) == POINT and len(_bytes(auth)) == SECRET
    except ValueError:
        return False


def encrypted(text: bytes, p256dh: str, auth: str, salt: bytes = b"", own: str = "") -> bytes:
    """Return a message as only that browser can read it; `salt` and the key pair of this one message are random."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt, private, theirs = salt or os.urandom(SECRET), _private(own or new_key()), _bytes(p256dh)
    point = _point(private)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    key, nonce = derived(shared, _bytes(auth), theirs, point, salt)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2: the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point + sealed


def derived(shared: bytes, auth: bytes, theirs: bytes, point: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """Return key and nonce of a message, from the secret that both sides work out."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    material = HKDF(SHA256(), 32, auth, b"WebPush: info\x00" + theirs + point).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
    return key, HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)


def headers(key: str, url: str, home: str, topic: str) -> dict[str, str]:
    """Return what goes with a message: for how long it is of use, which one it replaces, and who sends it."""
    return {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(HALF_DAY),
        "urgency": "normal",
        "topic": topic,
        "authorization": f"vapid t={token(key, url, home)}, k={public(key)}",
    }


def token(key: str, url: str, home: str) -> str:
    """Return the signed word of this server to the push service of that address: who asks, and until when it holds."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    to = urlsplit(url)
    claims: dict[str, str | int] = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(time.time()) + HALF_DAY}
    if home.startswith("https://"):
        claims["sub"] = home
    said = ".".join(_text(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(key).sign(said.encode(), ec.ECDSA(SHA256())))
    return f"{said}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _private(key: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(_bytes(key), "big"), ec.SECP256R1())


def _point(private: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Read base64 for addresses, with or without its padding; raises `ValueError`."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
