"""Network addresses: which ones count as one visitor, which belong to this machine, which are out in the open internet."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

LOCAL = ("127.0.0.1", "::1", "")  # this machine, or a proxy that does not say who asks: no address to tell people apart by
SUBNET = 64  # bits of an IPv6 address that its owner cannot choose: whoever has one address has all behind these

LEADING_ON = [  # networks whose addresses hold, or stand for, another address
    ipaddress.ip_network(text)
    for text in (
        "::/96",  # IPv4, compatible
        "::ffff:0:0/96",  # IPv4, mapped
        "::ffff:0:0:0/96",  # IPv4, translated
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 of a network's own
        "2001::/23",  # Teredo and other protocols
        "2002::/16",  # 6to4
        "fec0::/10",  # an old kind of private network
        "192.88.99.0/24",  # ways to 6to4
        "192.0.0.0/24",  # protocols
    )
]

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(4096)
def visitor(address: str) -> str:
    """Return whom an address counts as: an IPv4 address as itself, an IPv6 address as its /64.

    >>> visitor("2001:db8:1:2:3:4:5:6"), visitor("::ffff:192.0.2.7"), visitor("::1")
    ('2001:db8:1:2::/64', '192.0.2.7', '::1')
    """
    found = parsed(address)
    if not isinstance(found, ipaddress.IPv6Address) or found.is_loopback:
        return str(found or address[:64])
    return str(ipaddress.IPv6Network((found.packed[: SUBNET // 8] + bytes(16 - SUBNET // 8), SUBNET)))


def parsed(address: str) -> Address | None:
    """Return an address in numbers, an IPv4 address that IPv6 only wraps as itself; None for what is none."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def public(address: str) -> bool:
    """Return whether an address lies out in the open internet, for one machine alone, and leads nowhere else.

    >>> [public(address) for address in ("203.0.114.7", "10.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "224.0.0.1")]
    [True, False, False, False, False, False]
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if not found.is_global or found.is_multicast or found.is_reserved or found.is_unspecified:
        return False
    return not any(found in network for network in LEADING_ON)


def networks(texts: tuple[str, ...]) -> list[Network]:
    """Return the networks that addresses and networks in numbers name; raises `ValueError` for what is neither.

    >>> [str(network) for network in networks(("127.0.0.1", "10.0.0.0/8"))]
    ['127.0.0.1/32', '10.0.0.0/8']
    """
    return [ipaddress.ip_network(text.strip()) for text in texts]
