import httpProxy, { type FastifyHttpProxyOptions } from "@fastify/http-proxy";
import { REQUEST_TIMEOUT_MS } from "@hjem/domain/limits";
import type { FastifyInstance } from "fastify";
import { addIconStandby } from "./icon-standby.ts";
import type { ForwardHeaders } from "./request-facts.ts";

/** Paths that the site proxies to the API, so that it can be deployed alone (D47); `/dev` exists in the demo only (D27). */
const proxiedPaths = [
  "/api",
  "/media",
  "/icons",
  "/dev/outbox",
  "/dev/advertiser",
  "/dev/changes",
] as const;

const unreachable = Object.assign(new Error("the API cannot be reached"), { statusCode: 502 });

/** What proxies need of a site. */
interface ProxyOptions {
  apiUrl: string;
  /** Second host of icons. @default the API */
  iconsUrl?: string | undefined;
  forwardHeaders: ForwardHeaders;
}

/** Hands the API's paths on; upgrades of web sockets are in `live-upgrades.ts`. X-Forwarded headers are our own (D12). */
export async function addProxies(
  app: FastifyInstance,
  { apiUrl, iconsUrl, forwardHeaders }: ProxyOptions,
): Promise<void> {
  const replyOptions: NonNullable<FastifyHttpProxyOptions["replyOptions"]> = {
    rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardHeaders(request) }),
    onError: (reply) => void reply.send(unreachable),
  };
  for (const prefix of proxiedPaths) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: { headersTimeout: REQUEST_TIMEOUT_MS, bodyTimeout: REQUEST_TIMEOUT_MS },
      replyOptions,
    });
  }
  await addIconStandby(app, { apiUrl, iconsUrl, ofApi: replyOptions });
}
