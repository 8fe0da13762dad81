import { hostName, regionOfHost } from "./region-of-host.ts";
import type { RegionBasics, RegionId } from "./region.ts";

/**
 * Scheme, host and port of each served site, by region (D49); a region that is missing is not served (D118).
 */
export type SiteOrigins = ReadonlyMap<RegionId, string>;

/** Rules for a list of origins. */
export interface SiteOriginRules {
  /** Allowed regions; any where a process only knows its own. */
  regionIds?: readonly RegionId[];
  /** True with `ALLOW_HTTP=1`, or in the demo. */
  isHttpAllowed: boolean;
}

function originOf(part: string, { isHttpAllowed }: SiteOriginRules): string {
  const url = URL.parse(part);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname.includes("*")) {
    throw new Error(`SITE_ORIGINS: "${part}" is not an address such as https://www.example.no.`);
  }
  if (url.username !== "" || url.password !== "" || url.href !== `${url.origin}/`) {
    throw new Error(`SITE_ORIGINS: "${part}" must be scheme and host alone, without a path.`);
  }
  if (url.protocol === "http:" && !isHttpAllowed) {
    throw new Error(`SITE_ORIGINS: "${part}" must begin with https:// unless ALLOW_HTTP=1 is set.`);
  }
  return url.origin;
}

/**
 * Reads `SITE_ORIGINS`, e.g. `no=https://www.example.no,au=https://www.example.com.au` (D49).
 * @throws {Error} with one line that names the mistake: no pair, an unknown region, a repeated region or host, a
 * path, or http where it is not allowed.
 */
export function parseSiteOrigins(text: string, rules: SiteOriginRules): SiteOrigins {
  const origins = new Map<RegionId, string>();
  const hosts = new Map<string, RegionId>();
  for (const pair of text.split(",").map((part) => part.trim())) {
    const [, id = "", origin = ""] = /^([a-z]+)\s*=\s*(\S+)$/.exec(pair) ?? [];
    if (id === "") {
      throw new Error(`SITE_ORIGINS: "${pair}" is not of the form no=https://www.example.no.`);
    }
    if (rules.regionIds && !rules.regionIds.includes(id)) {
      const known = rules.regionIds.join(", ");
      throw new Error(`SITE_ORIGINS: Unknown region "${id}". Known regions: ${known}.`);
    }
    if (origins.has(id)) throw new Error(`SITE_ORIGINS names region "${id}" twice.`);
    const parsed = originOf(origin, rules);
    const { host } = new URL(parsed);
    const other = hosts.get(host);
    if (other !== undefined) {
      throw new Error(`SITE_ORIGINS: regions "${other}" and "${id}" cannot share ${host}.`);
    }
    hosts.set(host, id);
    origins.set(id, parsed);
  }
  return origins;
}

/** `SITE_ORIGINS` as text again, for a child process. */
export const formatSiteOrigins = (origins: SiteOrigins): string =>
  [...origins].map(([id, origin]) => `${id}=${origin}`).join(",");

/** URL of a region's site on this machine: the demo's origin where none is set (D27). */
export const localOrigin = ({ id, hosts }: Pick<RegionBasics, "id" | "hosts">, port: number) =>
  `http://${hosts.firstLabels[0] ?? id}.localhost:${port}`;

type Hosted = Pick<RegionBasics, "id" | "hosts" | "isFallback">;

/** The served regions, each with the origin of its site. */
export const servedSites = <R extends Hosted>(
  regions: readonly R[],
  origins: SiteOrigins,
): (R & { readonly origin: string })[] =>
  regions.flatMap((region) => {
    const origin = origins.get(region.id);
    return origin === undefined ? [] : [{ ...region, origin }];
  });

/**
 * The site that serves a host: the one with that origin, with or without port and `www`, else the one of the
 * host's region (D12). Null where that region is not served (D118).
 */
export function siteOfHost<S extends Hosted & { readonly origin: string }>(
  host: string | null | undefined,
  sites: readonly S[],
  regions: readonly Hosted[],
): S | null {
  const requested = (host ?? "").trim().toLowerCase();
  const name = hostName(requested);
  const own =
    sites.find(({ origin }) => new URL(origin).host === requested) ??
    (name ? sites.find(({ origin }) => hostName(new URL(origin).host) === name) : undefined);
  if (own) return own;
  const { id } = regionOfHost(host, regions);
  return sites.find((site) => site.id === id) ?? null;
}
