import { z } from "zod";

const Peer = z.union([
  z.enum(["uniquelocal", "linklocal"]),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/** Loopback only: another address of `127.0.0.0/8` is treated as a visitor. */
const named: Readonly<Record<string, readonly string[]>> = { loopback: ["127.0.0.1", "::1"] };

const peerOf = (entry: string): string => {
  if (Peer.safeParse(entry).success) return entry;
  throw new Error(
    `TRUSTED_PROXIES needs addresses or networks by comma, such as 10.0.0.0/8, not "${entry}".`,
  );
};

/**
 * Peers whose `X-Forwarded-*` headers are trusted, as in TRUSTED_PROXIES (D12): addresses, networks such as
 * `10.0.0.0/8`, `uniquelocal`, `linklocal`, or `loopback` for this machine, separated by commas.
 * @throws {Error} naming an entry that is none of these.
 */
export const trustedProxies = (list: string | undefined): string[] =>
  (list ?? "loopback")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .flatMap((entry) => named[entry] ?? [peerOf(entry)]);

/** Loopback by name or address: reachable from this machine only. */
const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/**
 * A demo lets everybody sign in as anybody and shows all mail: it listens beyond this machine only on request (D27).
 * @throws {Error} with one sentence where `host` is reachable from elsewhere and `DEMO_ON_NETWORK` is not `1`.
 */
export function checkDemoHost(host: string, demoOnNetwork: string | undefined): void {
  if (isLoopback(host) || demoOnNetwork === "1") return;
  throw new Error(
    `HOST ${host} would open the demo, where anybody can sign in as anybody, to other machines; set DEMO_ON_NETWORK=1 if that is meant.`,
  );
}

const requestIdForm = /^[\w-]{8,64}$/;

/**
 * The id of a request: its `X-Request-Id` if that is well formed, so that
 * one id joins the logs of all hops; else a new one.
 */
export function requestIdOf({
  headers,
}: {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && requestIdForm.test(given) ? given : crypto.randomUUID();
}
