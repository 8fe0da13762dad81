import { servicesAt } from "@hjem/api-client/services";
import { regionLanguage } from "@hjem/domain/language";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type { RegionBasics } from "@hjem/domain/region";
import { themeScript } from "@hjem/storefront/theme-script";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RunningSite } from "../files/built-site.ts";
import type { Rendered } from "../render/create-renderer.tsx";
import { addressOf, type ForwardHeaders, languageOf } from "../request-facts.ts";
import type { ServerSettings } from "../settings.ts";
import { cacheControl } from "./cache-control.ts";
import { contentSecurityPolicy, hashSource, securityHeaders } from "./content-security-policy.ts";
import { encodingFor, isKnown, pageEncoder } from "./encode-body.ts";
import { lastResortPage, lastResortStyle } from "./last-resort.ts";

/** Milliseconds that a loader on the server waits for the API (D37). */
export const API_WAIT_MS = 5_000;

/** Pages are drawn for a whole minute, so that the same page has the same tag. */
const MINUTE_MS = 60_000;

/** Encoded pages that are kept: the front pages of a minute, some 20 KB each. */
const PAGES_KEPT = 200;

/** What the page route needs. */
export interface PageRouteOptions {
  running: RunningSite;
  settings: Pick<
    ServerSettings,
    "apiUrl" | "mode" | "fixedNow" | "siteOrigins" | "signInOrigins" | "tiles"
  >;
  /** Scheme and host of the site (D49). */
  origin: string;
  forwardHeaders: ForwardHeaders;
  fetch: typeof fetch;
  clock: () => number;
}

interface Page {
  html: string;
  status: number;
  isCacheable: boolean;
  vary: readonly string[];
  policy: string | null;
  ignoredFields?: readonly string[];
}

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  encode: ReturnType<typeof pageEncoder>,
) {
  const wanted = encodingFor(request.headers["accept-encoding"]);
  const { body, encoding, tag } = await encode(page.html, wanted);
  reply
    .code(page.status)
    .type("text/html; charset=utf-8")
    .headers({
      ...securityHeaders,
      "cache-control": cacheControl(page.isCacheable),
      vary: ["Accept-Encoding", ...page.vary].join(", "),
      "x-request-id": request.id,
    });
  // Whatever an address was typed with, a header has plain letters.
  const ignored = page.ignoredFields
    ?.map((key) => encodeURIComponent(key.toWellFormed()))
    .join(",");
  if (ignored) reply.header("x-ignored-fields", ignored);
  if (page.policy) reply.header("content-security-policy", page.policy);
  if (page.isCacheable) reply.header("etag", tag);
  if (page.isCacheable && page.status === 200 && isKnown(request.headers["if-none-match"], tag)) {
    return reply.code(304).send();
  }
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(body);
}

function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  to: Extract<Rendered, { kind: "redirect" }>,
) {
  const isLasting = to.status === 301 || to.status === 308;
  return reply
    .code(to.status)
    .headers({
      ...securityHeaders,
      "cache-control": cacheControl(isLasting),
      "x-request-id": request.id,
    })
    .header("location", to.location)
    .send();
}

/** The visitor's request as the router takes it: a form travels as its text. */
function pageRequest({ method, body }: FastifyRequest, url: URL, signal: AbortSignal): Request {
  if (method !== "POST") return new Request(url, { signal });
  return new Request(url, { signal, method, body: new URLSearchParams(String(body)) });
}

/** Answers a request for a page: drawn, redirected, or at worst the last page, in the visitor's language and with its policy. */
export function pageRoute({
  running,
  settings,
  origin,
  forwardHeaders,
  fetch: callApi,
  clock,
}: PageRouteOptions) {
  const policyFor = (
    styleHashes: readonly string[],
    tiles: TileSource | undefined,
    { signInProviders }: RegionBasics,
  ) =>
    contentSecurityPolicy([hashSource(themeScript)], styleHashes, {
      tiles,
      providers: signInProviders.flatMap((name) => settings.signInOrigins[name] ?? []),
    });
  const encode = pageEncoder(PAGES_KEPT);
  const lastPolicy = contentSecurityPolicy([], [hashSource(lastResortStyle)]);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { region, render } = await running.site();
    const url = addressOf(request, origin);
    const language = languageOf(request, url, region);
    const tiles = settings.tiles === "region" ? region.map.tiles : settings.tiles;
    const vary = region.languages.length > 1 ? ["Cookie"] : [];
    const controller = new AbortController();
    request.raw.on("close", () => controller.abort());

    try {
      const rendered = await render({
        request: pageRequest(request, url, controller.signal),
        language,
        api: {
          services: servicesAt(settings.apiUrl),
          fetch: callApi,
          headers: forwardHeaders(request),
          timeoutMs: API_WAIT_MS,
          onBadAnswer: (problem) => request.log.error({ problem }, "bad answer of the API"),
        },
        assetsFor: running.assetsFor,
        now: settings.fixedNow ?? Math.floor(clock() / MINUTE_MS) * MINUTE_MS,
        isClockFixed: settings.fixedNow !== undefined,
        tiles,
        ...(settings.mode === "demo" && { isDemo: true }),
        otherSites: [...settings.siteOrigins]
          .map(([id, site]) => ({ id, origin: site }))
          .filter(({ id }) => id !== region.id),
        requestId: request.id,
        onError: (error) =>
          request.log.error({ err: error }, "a page could not be loaded or drawn"),
      });
      if (rendered.kind === "redirect") return sendRedirect(request, reply, rendered);
      const html = running.finish
        ? await running.finish(request.url, rendered.html)
        : rendered.html;
      const policy = rendered.styleHashes && policyFor(rendered.styleHashes, tiles, region);
      return await sendHtml(request, reply, { ...rendered, html, vary, policy }, encode);
    } catch (error) {
      request.log.error({ err: error }, "the last page was sent");
      const html = lastResortPage(regionLanguage(region, language), region.siteName, request.id);
      const page: Page = { html, status: 500, isCacheable: false, vary, policy: lastPolicy };
      return sendHtml(request, reply, page, encode);
    }
  };
}
