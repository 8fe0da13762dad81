import proxyaddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { isIP } from "node:net";
import { Readable } from "node:stream";
import { limitConnections, omitKeepAliveHeaders } from "./connections.ts";
import { createFairShare } from "./fair-share.ts";
import { hasBody, isAnnouncedTooLarge, isUpload, readBody } from "./request-body.ts";

/**
 * Holds a site that stands alone to the limits of the gateway: connections, requests at once and in a minute by address,
 * and bodies that have arrived whole before anything works on them.
 */
export function addFairShare(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const trust = proxyaddr.compile([...trustedProxies]);
  limitConnections(app.server, { isTrusted: (peer) => isIP(peer) !== 0 && trust(peer, 0) });
  omitKeepAliveHeaders(app.server);
  app.server.on("checkContinue", (request, response) => {
    if (!isAnnouncedTooLarge(request)) response.writeContinue();
    app.routing(request, response);
  });
  const share = createFairShare();
  app.addHook("preParsing", async (request, reply, payload) => {
    const read = () => (hasBody(request.raw) ? readBody(request.raw) : null);
    // Files are many bytes: nobody sends more of them at once than they have turns.
    const isFile = isUpload(request.raw);
    const early = isFile ? null : await read();
    const turn = share.take(request.ip);
    if ("retryAfterSeconds" in turn) {
      throw Object.assign(new Error("too many requests of one address"), {
        statusCode: 429,
        ...turn,
      });
    }
    reply.raw.once("close", turn.end);
    await turn.ready;
    const body = isFile ? await read() : early;
    return body === null ? payload : Readable.from(body, { objectMode: false });
  });
}
