import { BlockList, isIP } from "node:net";

/** Names that stand for networks, as the API and the sites know them too. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** `::ffff:127.0.0.1` is how a dual-stack socket names 127.0.0.1. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * Says whether a peer may tell us for whom it speaks (D12). `list` is TRUSTED_PROXIES: addresses
 * and networks such as `10.0.0.0/8`, separated by commas, or `loopback` for this machine.
 * @throws {Error} naming the entry that is neither.
 */
export const trustedProxies = (list = "loopback"): ((peer: string | undefined) => boolean) => {
  const trusted = new BlockList();
  const add = (entry: string) => {
    const [address = "", prefix] = entry.split("/");
    if (isIP(address) === 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) {
      throw new Error(`TRUSTED_PROXIES: "${entry}" is no address and no network.`);
    }
    if (prefix === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(prefix), familyOf(address));
  };
  for (const entry of list.split(",").map((part) => part.trim())) {
    if (entry !== "") (namedNetworks[entry] ?? [entry]).forEach(add);
  }
  return (peer) => {
    const address = plainAddress(peer ?? "");
    return isIP(address) !== 0 && trusted.check(address, familyOf(address));
  };
};
