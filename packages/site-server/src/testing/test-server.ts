import type { RegionBasics } from "@hjem/domain/region";
import { regionNoBasics } from "@hjem/region-no/basics";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { buildServer, type ServerParts } from "../build-server.ts";
import type { Rendered, RenderRequest } from "../render/create-renderer.tsx";
import type { ServerSettings } from "../settings.ts";

/** What a test cares about of a site's server. */
export interface TestServerParts extends Pick<ServerParts, "fetch" | "clock"> {
  render: (request: RenderRequest) => Promise<Rendered>;
  /** @default Norway */
  region?: RegionBasics;
  settings?: Partial<ServerSettings>;
  /** True where the test's own API reports the gate. @default false */
  hasOwnGate?: boolean;
  /** The API's changes of homes. @default it has none to tell */
  homeChanges?: typeof fetch;
}

/** An API that reports no gate for its site, and is otherwise the given one. */
const withoutGate =
  (callApi: typeof fetch): typeof fetch =>
  async (address, init) =>
    String(address).endsWith("/api/web-access?scope=site")
      ? Response.json({ data: null, is_required: false })
      : callApi(address, init);

/** An API whose changes of homes are the given ones. */
const withHomeChanges =
  (callApi: typeof fetch, homeChanges: typeof fetch): typeof fetch =>
  (address, init) =>
    String(address).includes("/home-changes") ? homeChanges(address, init) : callApi(address, init);

/** A site's server without a built site, to be requested by `inject`; closed with the test. */
export async function openTestServer({
  render,
  region = regionNoBasics,
  settings,
  hasOwnGate = false,
  fetch: callApi = fetch,
  homeChanges = async () => new Response(null, { status: 404 }),
  ...parts
}: TestServerParts): Promise<FastifyInstance> {
  const app = await buildServer({
    settings: {
      root: "/nowhere",
      isDev: false,
      host: "127.0.0.1",
      port: 0,
      apiUrl: "http://127.0.0.1:9",
      trustedProxies: ["loopback"],
      mode: "live",
      signInOrigins: {},
      siteOrigins: new Map([[region.id, `https://${region.id}.example`]]),
      ...settings,
    },
    hasLog: false,
    running: {
      site: async () => ({ region, render }),
      assetsFor: () => ({
        styles: [],
        styleFiles: [],
        styleHashes: [],
        preloads: [],
        entry: "/e.js",
        fonts: [],
      }),
    },
    fetch: withHomeChanges(hasOwnGate ? callApi : withoutGate(callApi), homeChanges),
    ...parts,
  });
  onTestFinished(() => app.close());
  return app;
}
