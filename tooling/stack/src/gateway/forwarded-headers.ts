import type { IncomingHttpHeaders } from "node:http";

/** Client, host and protocol of a request, which the gateway sends to the next hop (D12). */
export interface Forwarded {
  /** Addresses, the visitor's first; each hop appends its peer. */
  for: string;
  /** Host that the visitor requested, with its port. */
  host: string;
  proto: "http" | "https";
}

/**
 * Headers that belong to one connection only (RFC 9110 §7.6.1) and are never passed on; `expect` is
 * one of them because the gateway's server has already sent "100 Continue".
 */
const connectionHeaders = new Set([
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const first = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.split(",")[0]?.trim() || undefined;

/** Reads client, host and protocol of a request; the peer's forwarded headers are used only if it is trusted. */
export const forwardedOf = (
  headers: IncomingHttpHeaders,
  peer: string | undefined,
  isTrusted: boolean,
): Forwarded => {
  const address = peer ?? "unknown";
  const host = headers.host ?? "";
  if (!isTrusted) return { for: address, host, proto: "http" };
  const before = headers["x-forwarded-for"];
  return {
    for: before === undefined ? address : `${String(before)}, ${address}`,
    host: first(headers["x-forwarded-host"]) ?? host,
    proto: first(headers["x-forwarded-proto"]) === "https" ? "https" : "http",
  };
};

/** The headers without hop-by-hop ones and those listed in `Connection`. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !connectionHeaders.has(name) && !named.includes(name),
    ),
  );
};

/** Headers for the next hop: the visitor's, with the forwarded headers overwritten. */
export const requestHeaders = (
  headers: IncomingHttpHeaders,
  forwarded: Forwarded,
): IncomingHttpHeaders => ({
  ...passedOn(headers),
  "x-forwarded-for": forwarded.for,
  "x-forwarded-host": forwarded.host,
  "x-forwarded-proto": forwarded.proto,
});
