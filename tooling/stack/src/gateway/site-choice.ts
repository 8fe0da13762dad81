import type { RegionBasics } from "@hjem/domain/region";
import { siteOfHost } from "@hjem/domain/site-origins";
import { parseCookie, stringifySetCookie } from "cookie";

/** The part of a region that decides which site serves a host. */
export type SiteRegion = Pick<RegionBasics, "id" | "hosts" | "isFallback" | "defaultLanguage">;

/** A region that is served, with the origin of its site (D49). */
export type ServedRegion = SiteRegion & { readonly origin: string };

/** Cookie with the site chosen on a bare `localhost`. */
export const SITE_COOKIE = "hjem_site";

/** The site that serves a request; `host` is the host that the site receives. */
export interface SiteChoice {
  region: ServedRegion;
  host: string;
}

/** The sites to choose from. */
export interface SiteChoices {
  sites: readonly ServedRegion[];
  /** All regions, served or not. */
  regions: readonly SiteRegion[];
  isDemo: boolean;
}

const bareHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** `localhost:3000` as the region's own host: `no.localhost:3000`. */
const hostOfRegion = (region: SiteRegion, host: string) => {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return region.isFallback ? host : `${region.hosts.firstLabels[0] ?? region.id}.localhost${port}`;
};

/**
 * Chooses the site by host (D12, D49); null where the host's region is not served (D118). In demo, where `no.localhost` may not resolve, a bare
 * `localhost` may have chosen another site before (D27): its cookie then replaces the host.
 */
export const chooseSite = (
  host: string,
  cookies: string | undefined,
  { sites, regions, isDemo }: SiteChoices,
): SiteChoice | null => {
  const chosen =
    isDemo && bareHost.test(host) ? parseCookie(cookies ?? "")[SITE_COOKIE] : undefined;
  const region = sites.find(({ id }) => id === chosen) ?? siteOfHost(host, sites, regions);
  return region && { region, host: chosen === region.id ? hostOfRegion(region, host) : host };
};

/** A site chosen by `?region=no` on a bare host: the address without the key, and the cookie. */
export interface SiteSwitch {
  location: string;
  cookie: string;
}

/** Reads `?region=` on a bare host in demo (D27); null without it. */
export const siteSwitchOf = (
  host: string,
  url: string,
  regions: readonly SiteRegion[],
  isDemo: boolean,
): SiteSwitch | null => {
  if (!isDemo || !bareHost.test(host) || !url.includes("region=")) return null;
  const [path = "/", query = ""] = url.split("?", 2);
  const search = new URLSearchParams(query);
  const id = search.get("region");
  if (regions.every((region) => region.id !== id)) return null;
  search.delete("region");
  const rest = search.toString();
  return {
    // Two leading slashes would be another host.
    location: `/${path.replace(/^\/+/, "")}${rest === "" ? "" : `?${rest}`}`,
    cookie: stringifySetCookie({
      name: SITE_COOKIE,
      value: id ?? "",
      path: "/",
      httpOnly: true,
      sameSite: "lax",
    }),
  };
};
