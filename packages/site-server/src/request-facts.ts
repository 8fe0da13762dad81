import { LANGUAGE_COOKIE, resolveLanguage, type Language } from "@hjem/domain/language";
import type { RegionBasics } from "@hjem/domain/region";
import { parseCookie } from "cookie";
import type { FastifyRequest } from "fastify";

/** The address of a page on its site, whatever host was requested (D49). */
export const addressOf = (request: Pick<FastifyRequest, "raw">, origin: string): URL =>
  // Joined, not resolved: a path that begins with two slashes must not become a host.
  new URL(origin + request.raw.url);

/** Language of a page (D25): `?language=`, else the cookie, else the region's default. */
export const languageOf = (
  request: FastifyRequest,
  url: URL,
  region: Pick<RegionBasics, "languages" | "defaultLanguage">,
): Language =>
  resolveLanguage(region, {
    query: url.searchParams.get("language"),
    cookie: parseCookie(request.headers.cookie ?? "")[LANGUAGE_COOKIE],
  });

/** Builds the headers that name to the API the visitor for whom a site requests. */
export type ForwardHeaders = (request: Pick<FastifyRequest, "ip" | "id">) => Record<string, string>;

/**
 * Headers that name to the API the visitor and the site; what the visitor sent under these names is overwritten (D12).
 * The site is always the one of the origin: no host that a visitor writes reaches a mail, a cookie or a search (D49).
 */
export function createForwardHeaders(origin: string): ForwardHeaders {
  const { host, protocol } = new URL(origin);
  return ({ ip, id }) => ({
    "x-forwarded-for": ip,
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
    "x-request-id": id,
  });
}
