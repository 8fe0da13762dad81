import { HOUR_MS, SECOND_MS } from "@hjem/domain/durations";
import { ICON_CACHE_HOURS } from "@hjem/domain/limits";

/** What the worker stores: pages, built files, pictures of homes, and sets of icons. */
export type StoredKind = "page" | "file" | "picture" | "icons";

/** Maximum entries of each store; the oldest go first. A page is about 100 KB, a picture 40. */
export const STORE_LIMITS: Readonly<Record<StoredKind, number>> = {
  page: 40,
  file: 400,
  picture: 240,
  icons: 100,
};

/** Begins the names of all stores of a site's worker. */
export const OWN = "hjem-";

/** Name of the store of a kind, of one site and build; pages are stored by language. */
export const storeName = (site: string, kind: StoredKind, language: string): string =>
  kind === "page" ? `${OWN}${site}-page-${language}` : `${OWN}${site}-${kind}`;

/** True for the name of a store of pages, of whatever site, build and language. */
export const isPageStore = (name: string): boolean =>
  name.startsWith(OWN) && name.includes("-page-");

/** Paths whose pages are nobody's to store: previews with a token (D114, D105), and what is no page. */
const notPages =
  /^\/(?:preview|api|media|icons|ws|site-access|health|sitemap[^/]*|robots\.txt)(?:\/|$)/;

/** Files by their first folder. Tiles come from other hosts, and the API is in none of them. */
const kinds: Readonly<Record<string, StoredKind>> = {
  assets: "file",
  media: "picture",
  icons: "icons",
};

/** The parts of a request that decide where it belongs. */
export type RequestFacts = Pick<Request, "method" | "mode" | "url"> & {
  destination?: string;
};

/**
 * Where a request belongs (D116); null for everything that the worker leaves alone: writes, the API, tiles and other
 * hosts, previews.
 */
export function storedKindOf(request: RequestFacts, origin: string): StoredKind | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return null;
  if (request.mode === "navigate") return notPages.test(url.pathname) ? null : "page";
  const kind = kinds[url.pathname.split("/")[1] ?? ""] ?? null;
  return kind === "picture" && request.destination !== "image" ? null : kind;
}

/**
 * True for a response that may be stored: a page that is the same for everybody, as its server says; any other file unless
 * it is somebody's own. Behind the gate of a closed site nothing is.
 */
export function isStorable(
  kind: StoredKind,
  {
    status,
    type,
    redirected,
    headers,
  }: Pick<Response, "status" | "type" | "redirected" | "headers">,
): boolean {
  const control = headers.get("cache-control") ?? "";
  if (status !== 200 || redirected || (type !== "basic" && type !== "default")) return false;
  return kind === "page" ? /\bpublic\b/.test(control) : !/\b(?:private|no-store)\b/.test(control);
}

/** Milliseconds for which the server lets a picture be kept; one that is drawn for a year, a listing's for a minute (D130). */
const keptMs = (headers: Pick<Headers, "get">): number =>
  Number(/\bmax-age=(\d{1,9})/.exec(headers.get("cache-control") ?? "")?.[1] ?? 0) * SECOND_MS;

/**
 * True for a stored response that is used as it is: icons for 168 hours (UI-042), pictures as long as their server says,
 * other files as long as their build.
 */
export function isFresh(
  kind: StoredKind,
  response: Pick<Response, "headers">,
  now: number,
): boolean {
  if (kind !== "icons" && kind !== "picture") return true;
  const stored = Date.parse(response.headers.get("date") ?? "");
  const keptFor = kind === "icons" ? ICON_CACHE_HOURS * HOUR_MS : keptMs(response.headers);
  return now - stored < keptFor;
}
