"""Web Push: only the browser reads it, it is signed, and a subscription that is gone is forgotten."""

from __future__ import annotations

import json
import sqlite3
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from dvergar.server import web_push
from dvergar.server.tables.notifier import Letter, Notifier
from serving import WAIT, Browser, serving, toy_app

ENDPOINT = "https://push.example/send/canary-endpoint"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def opened(body: bytes, private: ec.EllipticCurvePrivateKey, auth: str) -> bytes:
    """Decrypt as the browser does."""
    salt, record, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert (record, length) == (4096, 65)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    key, nonce = web_push.derived(shared, raw(auth), point(private.public_key()), theirs, salt)
    text = AESGCM(key).decrypt(nonce, sealed, None)
    assert text.endswith(b"\x02")
    return text[:-1]


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
    body = web_push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        AUTH,
        raw("DGv6ra1nlYgDCS1FRnbzlw"),
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    )
    assert b64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_reads_a_message_and_no_two_are_alike() -> None:
    private, other = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    p256dh = b64(point(private.public_key()))
    first, second = (web_push.encrypted("Zwerge – à vous".encode(), p256dh, AUTH) for _ in range(2))
    assert opened(first, private, AUTH) == opened(second, private, AUTH) == "Zwerge – à vous".encode()
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    with pytest.raises(InvalidTag):
        opened(first, other, AUTH)
    with pytest.raises(InvalidTag):
        opened(first, private, b64(bytes(16)))


def verified(header: str, key: str) -> dict[str, Any]:
    """Return the claims of an authorization header, its signature checked with the key that it names."""
    kind, token, named = header.replace(",", "").split(" ")
    assert (kind, named) == ("vapid", f"k={key}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    both = raw(signature)
    assert len(both) == 64
    der = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key)).verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(raw(claims))
    return found


def test_the_server_signs_for_that_push_service_and_for_half_a_day() -> None:
    key = web_push.new_key()
    told = web_push.headers(key, "https://push.example:444/x?y", "https://club.example/", "bcdfgh")
    assert (told["content-encoding"], told["topic"], int(told["ttl"]) > 0) == ("aes128gcm", "bcdfgh", True)
    claims = verified(told["authorization"], web_push.public(key))
    assert (claims["aud"], claims["sub"]) == ("https://push.example:444", "https://club.example/")
    assert 0 < claims["exp"] - time.time() <= 12 * 3600
    with pytest.raises(InvalidSignature):
        verified(
            web_push.headers(web_push.new_key(), ENDPOINT, "", "x")["authorization"].partition("k=")[0] + f"k={web_push.public(key)}", web_push.public(key)
        )
    assert "sub" not in verified(web_push.headers(key, ENDPOINT, "http://localhost/", "x")["authorization"], web_push.public(key))


class House:
    """A server whose messages are kept, with two people at a table."""

    def __init__(self, folder: Path, status: int) -> None:
        self.sent: list[Letter] = []
        self.status = status
        self.app = toy_app(folder, notifier=Notifier(0.1, self.send))

    def send(self, letter: Letter) -> int:
        self.sent.append(letter)
        return self.status

    def wait(self, fits: Any) -> None:
        end = time.monotonic() + WAIT
        while not fits():
            assert time.monotonic() < end
            time.sleep(0.02)


def asked(browser: Browser, private: ec.EllipticCurvePrivateKey, **more: Any) -> dict[str, Any]:
    keys = {"p256dh": b64(point(private.public_key())), "auth": AUTH}
    return {"seat": 1, "kind": "push", "url": ENDPOINT, "home": browser.address + "/", "language": "fr", **keys, **more}


def test_a_browser_that_is_away_is_told_and_nobody_else_learns_where_it_is(tmp_path: Path) -> None:
    house, private = House(tmp_path, 201), ec.generate_private_key(ec.SECP256R1())
    with serving(house.app) as address:
        anna, bert = Browser(address), Browser(address)
        table = anna.table("me", "open")
        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        with anna.line(table) as line:
            line.until(lambda show: bool(show["view"]))
            assert bert.post(f"/api/tables/{table}/notify", asked(bert, private)).json == {}
            house.wait(lambda: house.sent)
            line.send({"t": "say", "seat": 0, "phrase": "hurry"})
            line.until(lambda show: bool(show["chat"]))
            heard = b"".join(line.heard)
        heard += anna.get(f"/api/tables/{table}").body + bert.get(f"/api/tables/{table}").body
        for secret in (b"canary-endpoint", AUTH.encode(), b64(point(private.public_key())).encode()):
            assert secret not in heard
        key = anna.get("/api/house").json["push"]
    letter = house.sent[0]
    assert letter.url == ENDPOINT
    assert verified(letter.headers["authorization"], key)["aud"] == "https://push.example"
    told = json.loads(opened(letter.body, private, AUTH))
    assert told == {"title": "Toy", "text": "À vous de jouer", "url": f"{address}/#/t/{table}", "tag": f"dvergar-{table}"}
    assert b"Bert" not in opened(letter.body, private, AUTH)
    with serving(House(tmp_path, 201).app) as again:
        assert Browser(again).get("/api/house").json["push"] == key, "the key is made once"


def stored(folder: Path) -> list[dict[str, Any]]:
    """Return the changes that the database holds."""
    with closing(sqlite3.connect(folder / "dvergar.sqlite")) as line:
        return [json.loads(row[0]) for row in line.execute("SELECT data FROM event ORDER BY n")]


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    house, private = House(tmp_path, status), ec.generate_private_key(ec.SECP256R1())
    with serving(house.app) as address:
        anna, bert = Browser(address), Browser(address)
        table = anna.table("me", "open")
        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        bert.post(f"/api/tables/{table}/notify", asked(bert, private))
        house.wait(lambda: house.sent and stored(tmp_path)[-1] == {"type": "noticed", "seat": 1})
        assert len(house.sent) == 1


@pytest.mark.parametrize(
    ("more", "status", "word"),
    [
        ({"url": "http://push.example/x"}, 422, "error-webhook"),
        ({"p256dh": b64(b"\x04" + bytes(64))}, 422, "error-push-keys"),
        ({"p256dh": "ä"}, 422, "error-push-keys"),
        ({"auth": "AAAA"}, 422, "error-push-keys"),
    ],
)
def test_subscriptions_that_will_not_do(tmp_path: Path, more: dict[str, Any], status: int, word: str) -> None:
    with serving(House(tmp_path, 201).app) as address:
        anna = Browser(address)
        table = anna.table("me", "open")
        answer = anna.post(f"/api/tables/{table}/notify", asked(anna, ec.generate_private_key(ec.SECP256R1()), seat=0, **more))
        assert (answer.status, answer.json["word"]) == (status, word)


def test_without_the_package_push_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_push, "OFFERED", False)
    with serving(House(tmp_path, 201).app) as address:
        anna = Browser(address)
        assert anna.get("/api/house").json["push"] == ""
        table = anna.table("me", "open")
        answer = anna.post(f"/api/tables/{table}/notify", asked(anna, ec.generate_private_key(ec.SECP256R1()), seat=0))
        assert (answer.status, answer.json["word"]) == (409, "error-push-off")
