import httpProxy, { type FastifyHttpProxyOptions } from "@fastify/http-proxy";
import { ICON_REQUEST_TIMEOUT_MS } from "@hjem/domain/limits";
import type { FastifyInstance } from "fastify";

/** Headers of another host that browsers get: for how long icons may be stored, and how their text is packed. */
const sentOn = [
  "cache-control",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "transfer-encoding",
] as const;

/** What is sent to another host and what of its response is sent on: nothing of the visitor, and JSON alone. */
const ofOtherHost: FastifyHttpProxyOptions["replyOptions"] = {
  rewriteRequestHeaders: (_request, { host, "accept-encoding": encoding }) => ({
    host,
    accept: "application/json",
    "accept-encoding": encoding,
  }),
  rewriteHeaders: (headers) => ({
    ...Object.fromEntries(sentOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
  }),
};

/** Where the second resource of icons is. */
export interface IconStandby {
  /** Origin of the API. */
  apiUrl: string;
  /** Address of another host that speaks the Iconify protocol, without a slash at the end; the API itself without. */
  iconsUrl?: string | undefined;
  /** How requests are handed on to the API. */
  ofApi: NonNullable<FastifyHttpProxyOptions["replyOptions"]>;
}

/**
 * `/icons/standby/{set}.json`: the second resource of icons, which pages ask where `/icons` fails or is silent (UI-034). It
 * is on the site, so that no browser requests another host. The host has 2 s to respond (API-042).
 */
export async function addIconStandby(
  app: FastifyInstance,
  { apiUrl, iconsUrl, ofApi }: IconStandby,
): Promise<void> {
  const other = iconsUrl === undefined ? null : new URL(iconsUrl);
  await app.register(httpProxy, {
    upstream: other?.origin ?? apiUrl,
    prefix: "/icons/standby",
    rewritePrefix: other?.pathname ?? "/icons",
    routes: ["/:set.json"],
    httpMethods: ["GET", "HEAD"],
    disableRequestLogging: true,
    undici: { headersTimeout: ICON_REQUEST_TIMEOUT_MS, bodyTimeout: ICON_REQUEST_TIMEOUT_MS },
    replyOptions: other ? { ...ofApi, ...ofOtherHost } : ofApi,
  });
}
