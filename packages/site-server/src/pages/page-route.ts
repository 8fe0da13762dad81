import type { SendRequest } from "@hjem/api-client/api-context";
import { servicesAt } from "@hjem/api-client/services";
import { MINUTE_MS } from "@hjem/domain/durations";
import { type Language, regionLanguage } from "@hjem/domain/language";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type { RegionBasics } from "@hjem/domain/region";
import { themeScript } from "@hjem/storefront/theme-script";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RunningSite } from "../render/assets.ts";
import type { Rendered } from "../render/create-renderer.tsx";
import { addressOf, type ForwardHeaders, languageOf } from "../request-facts.ts";
import type { ServerSettings } from "../settings.ts";
import { asOfStyle, homesOn, isHomePath, withAsOf } from "./as-of.ts";
import { cacheControl } from "./cache-control.ts";
import { createContentCopies } from "./content-copies.ts";
import { contentSecurityPolicy, hashSource, securityHeaders } from "./content-security-policy.ts";
import { encodingFor, isKnown } from "./encode-body.ts";
import { createJsonMemory } from "./json-memory.ts";
import type { HomePages } from "./keep-home-pages.ts";
import type { KeptPage } from "./kept-pages.ts";
import { lastResortPage, lastResortStyle } from "./last-resort.ts";
import { onlyAsks } from "./only-asks.ts";
import { createPageBody, decodeBody, type PageBody } from "./page-body.ts";
import { createPageCache, renderAlone, type Storable } from "./page-cache.ts";
import { createSharedResponses } from "./shared-responses.ts";

/** Milliseconds that a loader on the server waits for the API (D37). */
export const API_WAIT_MS = 5_000;

/** Seconds after which a browser or a search engine may request a page again that the API could not serve in time. */
const RETRY_SECONDS = 3;

/** Pages are rendered for a full minute, so that the same page has the same ETag. */

/** What the page route needs. */
export interface PageRouteOptions {
  running: RunningSite;
  settings: Pick<
    ServerSettings,
    "apiUrl" | "mode" | "fixedNow" | "siteOrigins" | "signInOrigins" | "tiles"
  >;
  /** Scheme and host of the site (D49). */
  origin: string;
  /** True while the site has a password, or may have one: then no page is stored (D39). */
  isGateUp: () => boolean;
  /** Pages of homes for when the API fails. */
  homePages: HomePages;
  forwardHeaders: ForwardHeaders;
  /** Sends the calls of pages to the API. */
  sendToApi: SendRequest;
  clock: () => number;
}

/** A page without anything of one request: the same for all who request it. */
interface Page extends Storable {
  kind: "page";
  status: number;
  /** Whether caches on the way may keep it (D28). */
  isCacheable: boolean;
  body: PageBody;
  vary: readonly string[];
  policy: string | null;
  ignoredFields?: readonly string[];
}

/** A redirect is cheap to make again: it is not stored. */
type Redirect = Extract<Rendered, { kind: "redirect" }> & Storable;

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { tag } = page.body;
  reply
    .code(page.status)
    .type("text/html; charset=utf-8")
    .headers({
      ...securityHeaders,
      "cache-control": cacheControl(page.isCacheable, request.url),
      vary: ["Accept-Encoding", ...page.vary].join(", "),
      "x-request-id": request.id,
    });
  // Whatever an address was typed with, a header has plain letters.
  const ignored = page.ignoredFields
    ?.map((key) => encodeURIComponent(key.toWellFormed()))
    .join(",");
  if (ignored) reply.header("x-ignored-fields", ignored);
  if (page.status === 503) reply.header("retry-after", RETRY_SECONDS);
  if (page.policy) reply.header("content-security-policy", page.policy);
  if (page.isCacheable) reply.header("etag", tag);
  if (page.isCacheable && page.status === 200 && isKnown(request.headers["if-none-match"], tag)) {
    return reply.code(304).send();
  }
  const { body, encoding } = await page.body.encoded(encodingOf(request));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(body);
}

function sendRedirect(request: FastifyRequest, reply: FastifyReply, to: Redirect) {
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

const encodingOf = ({ headers }: FastifyRequest) => encodingFor(headers["accept-encoding"]);

/** The visitor's request as the router takes it: a form travels as its text. */
function pageRequest({ method, body }: FastifyRequest, url: URL, signal: AbortSignal): Request {
  if (method !== "POST") return new Request(url, { signal });
  return new Request(url, { signal, method, body: new URLSearchParams(String(body)) });
}

/** Answers a request for a page: rendered, redirected, or at worst the last page, in the visitor's language and with its policy. */
export function pageRoute({
  running,
  settings,
  origin,
  isGateUp,
  homePages,
  forwardHeaders,
  sendToApi,
  clock,
}: PageRouteOptions) {
  const policyFor = (
    styleHashes: readonly string[],
    tiles: TileSource | undefined,
    { signInProviders }: RegionBasics,
    { pathname }: URL,
  ) =>
    contentSecurityPolicy([hashSource(themeScript)], styleHashes, {
      tiles,
      providers: signInProviders.flatMap((name) => settings.signInOrigins[name] ?? []),
      // The form of a draft shows its preview beside itself.
      isFramedBySite: pathname.startsWith("/preview/"),
    });
  const lastPolicy = contentSecurityPolicy([], [hashSource(lastResortStyle)]);
  const pages = createPageCache<Page | Redirect>();
  const sendShared = createSharedResponses(createContentCopies(sendToApi, clock), clock);
  const ask = onlyAsks(sendShared);
  const readJson = createJsonMemory();

  const keptPage = async (kept: KeptPage, region: RegionBasics, code: Language): Promise<Page> => {
    const html = withAsOf((await decodeBody(kept)).toString(), {
      at: kept.at,
      now: clock(),
      language: regionLanguage(region, code),
      timeZone: region.timeZones.default,
    });
    return {
      kind: "page",
      status: 200,
      isCacheable: false,
      isShareable: false,
      body: createPageBody(html),
      size: () => 0,
      vary: kept.vary,
      policy: kept.policy,
    };
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { region, render: renderPage } = await running.site();
    const url = addressOf(request, origin);
    const language = languageOf(request, url, region);
    const tiles = settings.tiles === "region" ? region.map.tiles : settings.tiles;
    const vary = region.languages.length > 1 ? ["Cookie"] : [];
    const minute = Math.floor(clock() / MINUTE_MS);
    const key = `${language} ${url.href}`;
    const isShared = request.method !== "POST" && !running.finish && !isGateUp();
    const isKept = isShared && isHomePath(url.pathname);

    const render = async (signal: AbortSignal): Promise<Page | Redirect> => {
      const keep = homePages.begin();
      const rendered = await renderPage({
        request: pageRequest(request, url, signal),
        language,
        api: {
          services: servicesAt(settings.apiUrl),
          fetch: request.method === "POST" ? sendShared : ask,
          readJson,
          headers: forwardHeaders(request),
          timeoutMs: API_WAIT_MS,
          onBadResponse: (problem) => request.log.error({ problem }, "invalid response of the API"),
        },
        assetsFor: running.assetsFor,
        now: settings.fixedNow ?? minute * MINUTE_MS,
        isClockFixed: settings.fixedNow !== undefined,
        tiles,
        ...(settings.mode === "demo" && { isDemo: true }),
        otherSites: [...settings.siteOrigins]
          .map(([id, site]) => ({ id, origin: site }))
          .filter(({ id }) => id !== region.id),
        requestId: request.id,
        onError: (error) =>
          request.log.error({ err: error }, "a page could not be loaded or rendered"),
      });
      if (rendered.kind === "redirect") return { ...rendered, isShareable: false, size: () => 0 };
      const { html, styleHashes, ...page } = rendered;
      const body = createPageBody(
        running.finish ? await running.finish(request.url, html.toString()) : html,
      );
      // Compressed before anybody shares it, so that it is stored with the size that it keeps.
      const encoded = await body.encoded(encodingOf(request));
      const policy = styleHashes && policyFor(styleHashes, tiles, region, url);
      // A page that is missing now may exist later: this site requests it again.
      const isShareable = page.isCacheable && page.status === 200;
      if (isKept && isShareable && styleHashes) {
        keep(key, {
          ...encoded,
          at: clock(),
          vary,
          policy: policyFor([...styleHashes, hashSource(asOfStyle)], tiles, region, url),
          homes: homesOn(url.pathname, html.toString()),
        });
      }
      return { ...page, isShareable, body, size: body.size, vary, policy };
    };

    try {
      const order = { render, response: reply.raw };
      const page = isShared ? await pages.get({ ...order, key, minute }) : await renderAlone(order);
      if (page.kind === "redirect") return sendRedirect(request, reply, page);
      if (page.status === 503 && isKept) {
        const kept = await homePages.find(key);
        if (kept) return await sendPage(request, reply, await keptPage(kept, region, language));
      }
      if (page.status === 404) homePages.forget(key);
      return await sendPage(request, reply, page);
    } catch (error) {
      request.log.error({ err: error }, "the last page was sent");
      const html = lastResortPage(regionLanguage(region, language), region.siteName, request.id);
      return sendPage(request, reply, {
        kind: "page",
        status: 500,
        isCacheable: false,
        isShareable: false,
        body: createPageBody(html),
        size: () => 0,
        vary,
        policy: lastPolicy,
      });
    }
  };
}
