import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { TileSource } from "@hjem/domain/map/tile-source";
import { checkDemoHost, trustedProxies } from "@hjem/domain/network";
import type { RegionBasics } from "@hjem/domain/region";
import { localOrigin, parseSiteOrigins, type SiteOrigins } from "@hjem/domain/site-origins";
import path from "node:path";

/** How a storefront server is set up; everything comes from the environment (D12, D27, D35). */
export interface ServerSettings {
  /** Folder of the site, with `dist` and `public`. */
  root: string;
  isDev: boolean;
  host: string;
  port: number;
  /** Origin of the API, without a slash at the end. */
  apiUrl: string;
  /** Second host that icons are requested from, with its path; the API itself where none is named (UI-034). */
  iconsUrl?: string | undefined;
  /** Peers whose X-Forwarded headers are believed: addresses, networks, or `loopback` (D12). */
  trustedProxies: readonly string[];
  mode: "demo" | "live";
  /** Origins of the sites; a demo may have none and is then on this machine (D49). */
  siteOrigins: SiteOrigins;
  /** Milliseconds since 1970 at which tests hold the clock; absent where time runs (D35). */
  fixedNow?: number | undefined;
  /** Where the configured providers sign people in; none in the demo, whose stand-ins are on the site itself. */
  signInOrigins: Readonly<Partial<Record<SignInProvider, string>>>;
  /** Detailed map over the built-in one: the region's own source, or the one named; absent without, as it is another host. */
  tiles?: "region" | TileSource | undefined;
  /** Folder for pages that are kept for when the API fails; in memory alone without it. */
  keptPages?: string | undefined;
}

const portOf = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`);
};

const originOf = (text: string, name: string): string => {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  throw new Error(`${name} must be an http address, not "${text}"`);
};

const instantOf = (text: string | undefined): number | undefined => {
  if (!text) return undefined;
  const instant = Date.parse(text);
  if (!Number.isNaN(instant)) return instant;
  throw new Error(`HJEM_NOW must be a date, not "${text}"`);
};

const iconsUrlOf = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  return originOf(text, "ICONS_URL") + new URL(text).pathname.replace(/\/+$/, "");
};

/** A source names no deepest level: most draw to this one, and the map enlarges its pictures beyond. */
const TILES_MAX_ZOOM = 18;

const tilesOf = (text: string, attribution: string): ServerSettings["tiles"] => {
  if (text === "off") return undefined;
  if (text === "on") return "region";
  const isTemplate =
    /^https?:\/\//.test(text) && ["{z}", "{x}", "{y}"].every((part) => text.includes(part));
  if (!isTemplate) {
    throw new Error(`MAP_TILES must be on, off or an address with {z}, {x} and {y}, not "${text}"`);
  }
  const [, words, href] = /^(\S.*)\s(https?:\/\/\S+)$/.exec(attribution.trim()) ?? [];
  if (!words || !href) {
    throw new Error(
      `MAP_TILES_ATTRIBUTION must say whose map it is and where they are, as "© Makers https://makers.example/"`,
    );
  }
  return { url: text, attribution: { text: words, href }, maxZoom: TILES_MAX_ZOOM };
};

/** Where providers sign people in (reference ecosystem §6), unless an issuer of one's own is named. */
const providerOrigins: Readonly<Record<SignInProvider, string>> = {
  vipps: "https://api.vipps.no",
  google: "https://accounts.google.com",
  apple: "https://appleid.apple.com",
  facebook: "https://www.facebook.com",
};

const signInOriginsOf = (
  env: Readonly<Record<string, string | undefined>>,
): ServerSettings["signInOrigins"] => {
  const issuer = env.VIPPS_ISSUER ? originOf(env.VIPPS_ISSUER, "VIPPS_ISSUER") : undefined;
  return {
    ...(env.VIPPS_CLIENT_ID && { vipps: issuer ?? providerOrigins.vipps }),
    ...(env.GOOGLE_CLIENT_ID && { google: providerOrigins.google }),
    ...(env.APPLE_CLIENT_ID && { apple: providerOrigins.apple }),
    ...(env.FACEBOOK_CLIENT_ID && { facebook: providerOrigins.facebook }),
  };
};

const siteOriginsOf = (
  text: string | undefined,
  mode: ServerSettings["mode"],
  allowHttp: string | undefined,
): SiteOrigins => {
  if (text) {
    return parseSiteOrigins(text, { isHttpAllowed: mode === "demo" || allowHttp === "1" });
  }
  if (mode === "demo") return new Map();
  throw new Error(
    "SITE_ORIGINS is not set. Live needs the address of each site, e.g. no=https://www.example.no.",
  );
};

/**
 * Scheme and host of a region's site: the only source of its links (D49).
 * @throws {Error} where `SITE_ORIGINS` does not name the region: its site is not served (D118).
 */
export function siteOriginOf(
  region: Pick<RegionBasics, "id" | "hosts">,
  { siteOrigins, port }: Pick<ServerSettings, "siteOrigins" | "port">,
): string {
  const origin = siteOrigins.size === 0 ? localOrigin(region, port) : siteOrigins.get(region.id);
  if (origin !== undefined) return origin;
  throw new Error(`SITE_ORIGINS does not name the region "${region.id}" of this site.`);
}

/** Reads the settings of a site's server; throws one clear sentence for a value that cannot be. */
export function readSettings(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): ServerSettings {
  const mode = env.HJEM_MODE ?? "live";
  if (mode !== "demo" && mode !== "live") {
    throw new Error(`HJEM_MODE must be demo or live, not "${mode}"`);
  }
  if (mode === "demo") checkDemoHost(env.HOST ?? "127.0.0.1", env.DEMO_ON_NETWORK);
  return {
    root: path.resolve(root),
    isDev: argv.includes("--dev"),
    host: env.HOST ?? "127.0.0.1",
    port: portOf(env.PORT ?? "3000"),
    apiUrl: originOf(env.API_URL ?? "http://127.0.0.1:3001", "API_URL"),
    iconsUrl: iconsUrlOf(env.ICONS_URL),
    trustedProxies: trustedProxies(env.TRUSTED_PROXIES),
    mode,
    siteOrigins: siteOriginsOf(env.SITE_ORIGINS, mode, env.ALLOW_HTTP),
    signInOrigins: signInOriginsOf(env),
    fixedNow: instantOf(env.HJEM_NOW),
    tiles: tilesOf(env.MAP_TILES ?? "off", env.MAP_TILES_ATTRIBUTION ?? ""),
    // Of this process alone: another site, or another process of it, has another port.
    keptPages: env.DATA_DIR
      ? path.join(path.resolve(env.DATA_DIR), "pages", env.PORT ?? "3000")
      : undefined,
  };
}
