import { regionNoBasics } from "@hjem/region-no/basics";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readSettings, siteOriginOf } from "./settings.ts";

const live = { SITE_ORIGINS: "no=https://www.example.no" };

test("without settings the server listens on loopback only, in live mode, with the API beside it", () => {
  expect(readSettings("/site", live, [])).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    apiUrl: "http://127.0.0.1:3001",
    trustedProxies: ["127.0.0.1", "::1"],
    mode: "live",
    isDev: false,
    fixedNow: undefined,
  });
});

test("reads every setting from the environment", () => {
  const env = {
    PORT: "4151",
    HOST: "0.0.0.0",
    DEMO_ON_NETWORK: "1",
    API_URL: "http://api.test:8080/ignored",
    ICONS_URL: "https://icons.test/sets/",
    TRUSTED_PROXIES: "10.0.0.0/8, loopback",
    HJEM_MODE: "demo",
    HJEM_NOW: "2026-11-21T11:00:00Z",
  };
  expect(readSettings("/site", env, ["--dev"])).toMatchObject({
    host: "0.0.0.0",
    port: 4151,
    apiUrl: "http://api.test:8080",
    iconsUrl: "https://icons.test/sets",
    trustedProxies: ["10.0.0.0/8", "127.0.0.1", "::1"],
    mode: "demo",
    isDev: true,
    fixedNow: Date.parse("2026-11-21T11:00:00Z"),
  });
});

test.each([
  [{ PORT: "many" }, /PORT/],
  [{ PORT: "70000" }, /PORT/],
  [{ API_URL: "api" }, /API_URL/],
  [{ API_URL: "file:///etc" }, /API_URL/],
  [{ ICONS_URL: "icons" }, /ICONS_URL/],
  [{ HJEM_MODE: "test" }, /HJEM_MODE/],
  [{ HJEM_NOW: "soon" }, /HJEM_NOW/],
  [{ SITE_ORIGINS: "" }, /^SITE_ORIGINS is not set/],
  [{ SITE_ORIGINS: "no=https://www.example.no/x" }, /without a path/],
  [{ SITE_ORIGINS: "no=http://www.example.no" }, /unless ALLOW_HTTP=1/],
  [{ MAP_TILES: "yes" }, /MAP_TILES/],
  [{ MAP_TILES: "https://tiles.example/{z}/{x}.png" }, /MAP_TILES/],
  [{ MAP_TILES: "https://tiles.example/{z}/{x}/{y}.png" }, /MAP_TILES_ATTRIBUTION/],
])("rejects %o with one sentence that names it", (env, words) => {
  expect(() => readSettings("/site", { ...live, ...env }, [])).toThrow(words);
});

test("the detailed map is off by default; it can be the region's, or another with attribution", () => {
  const tiles = (env: Record<string, string>) =>
    readSettings("/site", { ...live, ...env }, []).tiles;
  expect(tiles({})).toBeUndefined();
  expect(tiles({ MAP_TILES: "on" })).toBe("region");
  expect(
    tiles({
      MAP_TILES: "https://{s}.tiles.example/{z}/{x}/{y}.png",
      MAP_TILES_ATTRIBUTION: "© Tile makers https://tiles.example/",
    }),
  ).toEqual({
    url: "https://{s}.tiles.example/{z}/{x}/{y}.png",
    attribution: { text: "© Tile makers", href: "https://tiles.example/" },
    maxZoom: 18,
  });
});

test("D49, D118: a live site needs a configured origin, a demo uses loopback", () => {
  const originOf = (env: Record<string, string>) =>
    siteOriginOf(regionNoBasics, readSettings("/site", env, []));
  expect(originOf(live)).toBe("https://www.example.no");
  expect(originOf({ HJEM_MODE: "demo", PORT: "4151" })).toBe("http://no.localhost:4151");
  expect(() => originOf({ SITE_ORIGINS: "au=https://www.example.com.au" })).toThrow(
    'SITE_ORIGINS does not name the region "no" of this site.',
  );
});

test("A8: forms may post to the configured providers, and to a test environment only if configured", () => {
  const origins = (env: Record<string, string>) =>
    readSettings("/site", { ...live, ...env }, []).signInOrigins;
  expect(origins({})).toEqual({});
  expect(origins({ VIPPS_CLIENT_ID: "a", GOOGLE_CLIENT_ID: "b" })).toEqual({
    vipps: "https://api.vipps.no",
    google: "https://accounts.google.com",
  });
  const trial = { VIPPS_CLIENT_ID: "a", VIPPS_ISSUER: "https://apitest.vipps.no/access/" };
  expect(origins(trial)).toEqual({ vipps: "https://apitest.vipps.no" });
});

test("A8: rejects a demo that listens beyond loopback without DEMO_ON_NETWORK", () => {
  const demo = { HJEM_MODE: "demo", HOST: "0.0.0.0" };
  expect(() => readSettings("/site", demo, [])).toThrow("DEMO_ON_NETWORK=1");
  expect(readSettings("/site", { ...demo, DEMO_ON_NETWORK: "1" }, []).host).toBe("0.0.0.0");
});

test("a site starts with the environment that the guide to a release names", () => {
  const guide = readFileSync(
    path.resolve(import.meta.dirname, "../../../docs/releasing.md"),
    "utf8",
  );
  const [, line = ""] = /^export (.*)$/m.exec(guide) ?? [];
  const env = Object.fromEntries(
    line.split(" ").map((pair) => [pair.split("=")[0], pair.slice(pair.indexOf("=") + 1)] as const),
  );
  const settings = readSettings("/site", env, []);
  expect(settings).toMatchObject({ port: 3002, apiUrl: "http://api.internal:3001" });
  expect(siteOriginOf(regionNoBasics, settings)).toBe("https://www.example.no");
});
