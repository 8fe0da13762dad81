import { LIVE_PATH } from "@hjem/domain/limits";
import type { IncomingMessage, Server, ServerOptions } from "node:http";

/** Open connections of one address; a browser opens six to a host, an office shares one address. */
const CONNECTIONS_MAX = 200;
/** A request whose headers have not arrived by then is given up. */
const HEADERS_TIMEOUT_MS = 10_000;
/** Time limit for receiving a complete request. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** A connection on which nothing moves for so long is closed; no response takes half of it. */
export const IDLE_TIMEOUT_MS = 60_000;
/** How often connections are checked against those. */
const CHECK_INTERVAL_MS = 2_000;
/** Bytes of a response that are buffered for a slow client, so that the service behind is free for other requests. */
const READER_BUFFER_BYTES = 1024 * 1024;

/** Elsewhere the wish for an upgrade is ignored, and the request served as any other. */
const isUpgradable = ({ url }: Pick<IncomingMessage, "url">): boolean =>
  url?.split("?")[0] === LIVE_PATH;

/** Options of every server that visitors reach: what is slow ends by itself and holds nobody else up. */
export const connectionOptions = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
  highWaterMark: READER_BUFFER_BYTES,
  shouldUpgradeCallback: isUpgradable,
} satisfies ServerOptions;

/** Whose connections are counted, and how many one address may have. */
export interface ConnectionLimits {
  /** Proxies carry the requests of many visitors: their connections are not counted (TRUSTED_PROXIES, D12). */
  isTrusted: (peer: string) => boolean;
  /** @default 200 */
  max?: number;
}

/** Closes connections of an address beyond its share, before a byte of them is read. */
export function limitConnections(
  server: Server,
  { isTrusted, max = CONNECTIONS_MAX }: ConnectionLimits,
): void {
  const counts = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress: peer = "" } = socket;
    if (isTrusted(peer)) return;
    const count = (counts.get(peer) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    counts.set(peer, count);
    socket.once("close", () => {
      const left = (counts.get(peer) ?? 1) - 1;
      if (left === 0) counts.delete(peer);
      else counts.set(peer, left);
    });
  });
}

/**
 * Leaves out the headers by which Node repeats that a connection stays open: HTTP/1.1 means it (RFC 9112 §9.3), and each of
 * a page's twenty scripts would say it again. A response that ends the connection says so as before.
 */
export function omitKeepAliveHeaders(server: Server): void {
  server.prependListener("request", ({ httpVersion }, response) => {
    if (httpVersion === "1.1") response.removeHeader("connection");
  });
}
