/** This machine alone: another address of `127.0.0.0/8` is a visitor like any other. */
const named: Readonly<Record<string, readonly string[]>> = { loopback: ["127.0.0.1", "::1"] };

/**
 * Peers whose `X-Forwarded-*` headers are believed, as TRUSTED_PROXIES names them (D12): addresses, networks such as
 * `10.0.0.0/8`, `uniquelocal`, `linklocal`, or `loopback` for this machine, separated by commas.
 */
export const trustedProxies = (list: string | undefined): string[] =>
  (list ?? "loopback")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .flatMap((entry) => named[entry] ?? [entry]);
