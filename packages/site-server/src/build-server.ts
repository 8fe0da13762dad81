import { requestIdOf } from "@hjem/domain/network";
import { UNREADABLE_PATH } from "@hjem/domain/paths";
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from "fastify";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { createApiSender } from "./api-sender.ts";
import { addErrors } from "./errors.ts";
import { addFairShare } from "./fair-share/add-fair-share.ts";
import {
  connectionOptions,
  IDLE_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
} from "./fair-share/connections.ts";
import { createUploadPermits } from "./fair-share/upload-permit.ts";
import { builtSite } from "./files/built-site.ts";
import { addStaticFiles } from "./files/static-files.ts";
import { addLiveUpgrades } from "./live-upgrades.ts";
import { addForms } from "./pages/form-route.ts";
import { keepHomePages } from "./pages/keep-home-pages.ts";
import { API_WAIT_MS, pageRoute } from "./pages/page-route.ts";
import { addProxies } from "./proxies.ts";
import type { RunningSite } from "./render/assets.ts";
import { createForwardHeaders } from "./request-facts.ts";
import { type ServerSettings, siteOriginOf } from "./settings.ts";
import { addSiteGate } from "./site-gate/site-gate-routes.ts";
import { createSiteGate } from "./site-gate/site-gate.ts";
import { robotsTxt } from "./sitemap/robots-txt.ts";
import { addSitemaps } from "./sitemap/sitemap-routes.ts";

/** What a test puts in the place of the outside world. */
export interface ServerParts {
  settings: ServerSettings;
  /** How pages are rendered; the built site unless given. */
  running?: RunningSite;
  fetch?: typeof fetch;
  clock?: () => number;
  /** Lines of the log as JSON, without anything of the visitor. @default true */
  hasLog?: boolean;
}

/** Lines as the API writes them. The request itself is not written: it holds the visitor's address and what they search for. */
const createLogSettings = (
  { root }: ServerSettings,
  clock: () => number,
): FastifyServerOptions["logger"] => ({
  level: "info",
  stream: process.stdout,
  base: { service: path.basename(root) },
  timestamp: () => `,"time":"${new Date(clock()).toISOString()}"`,
  serializers: { req: () => ({}) },
});

/** The requested path; a proxy may send an absolute URL (RFC 9112 §3.2.2), whose host is ignored (D12). */
function readableUrl({ url = "/" }: { url?: string | undefined }): string {
  try {
    const target = url.replace(/^https?:\/\/[^/?]*(?=[/?]|$)/i, "") || "/";
    decodeURIComponent(target.split("?")[0] ?? target);
    return target.startsWith("/") ? target : UNREADABLE_PATH;
  } catch (error) {
    if (error instanceof URIError) return UNREADABLE_PATH;
    throw error;
  }
}

/** Adds what development needs instead of the built files. */
async function addVite(app: FastifyInstance, settings: ServerSettings): Promise<RunningSite> {
  const [{ createServer }, { default: middie }, { devSite }] = await Promise.all([
    import("vite"),
    import("@fastify/middie"),
    import("./files/dev-site.ts"),
  ]);
  const vite = await createServer({
    root: settings.root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { port: settings.port + 20_000 } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());
  return devSite(vite);
}

/** Two years, as browsers' own lists ask for; sent by sites on https alone (ASVS 3.4.1). */
const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";

/** The server of one site, ready to listen or to be injected into: files, pages, and the way to the API. */
export async function buildServer({
  settings,
  running,
  fetch: givenFetch,
  clock = Date.now,
  hasLog = true,
}: ServerParts) {
  const app = Fastify({
    logger: hasLog ? createLogSettings(settings, clock) : false,
    requestIdLogLabel: "requestId",
    trustProxy: [...settings.trustedProxies],
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: readableUrl,
    forceCloseConnections: "idle",
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: connectionOptions,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const facts = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(facts, "answered");
  });

  let site = running;
  if (!site && settings.isDev) site = await addVite(app, settings);
  const built = site ?? (await builtSite(settings.root));
  const { site: siteOf } = built;
  const region = async () => (await siteOf()).region;
  addErrors(app, async () => (await region()).defaultLanguage);
  const { apiUrl, iconsUrl } = settings;
  const callApi = givenFetch ?? fetch;
  const sender = createApiSender();
  app.addHook("onClose", async () => sender.close());
  const origin = siteOriginOf(await region(), settings);
  const forwardHeaders = createForwardHeaders(origin);
  addFairShare(app, {
    trustedProxies: settings.trustedProxies,
    askPermit: createUploadPermits({ apiUrl, forwardHeaders, fetch: callApi }),
  });
  const gate = createSiteGate({ apiUrl, forwardHeaders, fetch: callApi, clock });
  addSiteGate(app, { gate, region, origin });

  if (origin.startsWith("https:")) {
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("strict-transport-security", STRICT_TRANSPORT);
    });
  }

  app.get("/health", async () => ({ status: "ok" }));
  await addProxies(app, { apiUrl, iconsUrl, forwardHeaders });
  addLiveUpgrades(app, {
    apiUrl,
    origin,
    gate,
    forwardHeaders,
    trustedProxies: settings.trustedProxies,
  });
  if (!site) {
    const client = path.join(settings.root, "dist/client");
    await addStaticFiles(app, client, { isClosed: gate.isUp });
  }
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain").send(robotsTxt(origin)),
  );
  addSitemaps(app, {
    region,
    origin,
    apiUrl,
    forwardHeaders,
    fetch: callApi,
    timeoutMs: API_WAIT_MS,
  });
  const homePages = keepHomePages({
    apiUrl,
    headers: () => forwardHeaders({ ip: "127.0.0.1", id: randomUUID() }),
    fetch: callApi,
    onFailure: (reason) => app.log.warn({ reason }, "changes of homes are not heard of"),
    folder: settings.keptPages,
    clock,
  });
  app.addHook("onClose", async () => homePages.close());
  const renderPage = pageRoute({
    running: built,
    settings,
    origin,
    isGateUp: gate.isUp,
    homePages,
    forwardHeaders,
    sendToApi: givenFetch ?? sender.send,
    clock,
  });
  app.get("/*", renderPage);
  await app.register(addForms(renderPage));
  return app;
}
