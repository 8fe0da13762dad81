import type { IncomingHttpHeaders } from "node:http";

/** For whom a request is made: what the gateway sends to the next hop (D12). */
export interface Forwarded {
  /** Addresses from the visitor's on, each hop adding its peer. */
  for: string;
  /** Host that the visitor requested, with its port. */
  host: string;
  proto: "http" | "https";
}

/**
 * Headers that belong to one connection only (RFC 9110 §7.6.1) and are never passed on; `expect` is
 * one of them because our own server has already said "continue".
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

/** Reads for whom a request is made; what the peer says of others counts only when it is trusted. */
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

/** The headers without those of the connection and those that the connection header names. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !connectionHeaders.has(name) && !named.includes(name),
    ),
  );
};

/** What goes to the next hop: the visitor's headers and, overwritten, for whom they are. */
export const requestHeaders = (
  headers: IncomingHttpHeaders,
  forwarded: Forwarded,
): IncomingHttpHeaders => ({
  ...passedOn(headers),
  "x-forwarded-for": forwarded.for,
  "x-forwarded-host": forwarded.host,
  "x-forwarded-proto": forwarded.proto,
});
