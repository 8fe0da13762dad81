import proxyaddr from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isIP } from "node:net";
import { Readable } from "node:stream";
import { limitConnections, omitKeepAliveHeaders } from "./connections.ts";
import { createFairShare, shareKeyOf } from "./fair-share.ts";
import {
  hasBody,
  isAnnouncedTooLarge,
  isUpload,
  readBody,
  readFile,
  refuseFile,
  requireFittingBody,
} from "./request-body.ts";
import type { AskUploadPermit } from "./upload-permit.ts";

/** What the limits of a site take. */
export interface FairShareParts {
  trustedProxies: readonly string[];
  askPermit: AskUploadPermit;
}

/**
 * Holds a site that stands alone to the limits of the gateway: connections, requests at once and in a minute by address,
 * and bodies that have arrived whole before anything works on them. A file is received once the API has said that it would
 * be taken from its sender.
 */
export function addFairShare(
  app: FastifyInstance,
  { trustedProxies, askPermit }: FairShareParts,
): void {
  const trust = proxyaddr.compile([...trustedProxies]);
  limitConnections(app.server, { isTrusted: (peer) => isIP(peer) !== 0 && trust(peer, 0) });
  omitKeepAliveHeaders(app.server);
  app.server.on("checkContinue", (request, response) => {
    if (!isAnnouncedTooLarge(request)) response.writeContinue();
    app.routing(request, response);
  });
  const share = createFairShare();

  /** A file that is taken; null for one whose sender has got a refusal. */
  const receive = async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer | null> => {
    requireFittingBody(request.raw);
    const permit = await askPermit(request).catch((error: unknown) => {
      request.log.warn({ err: error }, "nobody says whether a file is taken");
      throw Object.assign(new Error("the API cannot be reached"), { statusCode: 502 });
    });
    if ("refusal" in permit) {
      refuseFile(request.raw);
      const { status, headers, body } = permit.refusal;
      await reply.code(status).headers(headers).send(body);
      return null;
    }
    const address = shareKeyOf(request.ip);
    const owners = [`account ${permit.account}`, ...(address === null ? [] : [address])];
    return readFile({ request: request.raw, response: reply.raw, owners });
  };

  app.addHook("preParsing", async (request, reply, payload) => {
    const isWithBody = hasBody(request.raw);
    // Files are many bytes: nobody sends more of them at once than they have turns.
    const isFile = isWithBody && isUpload(request.raw);
    const early = isWithBody && !isFile ? await readBody(request.raw) : null;
    const turn = share.take(request.ip);
    if ("retryAfterSeconds" in turn) {
      throw Object.assign(new Error("too many requests of one address"), {
        statusCode: 429,
        ...turn,
      });
    }
    reply.raw.once("close", turn.end);
    await turn.ready;
    const body = isFile ? await receive(request, reply) : early;
    return body === null ? payload : Readable.from(body, { objectMode: false });
  });
}
