import { resolveLanguage, type Language } from "@hjem/domain/language";
import type { RegionBasics } from "@hjem/domain/region";
import type { FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const COOKIE = "language";
const requestIdForm = /^[\w-]{8,64}$/;

/** The id under which a request is known: the one it came with, where it is a plain one, else a new one. */
export const requestIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && requestIdForm.test(given) ? given : randomUUID();
};

const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The address as the visitor sees it; a host that is none falls back to the region's own origin. */
export function addressOf(
  request: FastifyRequest,
  region: Pick<RegionBasics, "defaultOrigin">,
): URL {
  const origin = `${request.protocol}://${request.host}`;
  // Joined, not resolved: a path that begins with two slashes must not become a host.
  const base = URL.canParse(origin) ? new URL(origin).origin : region.defaultOrigin;
  return new URL(base + request.raw.url);
}

/** Language of a page (D25): `?language=`, else the cookie, else the region's default. */
export const languageOf = (
  request: FastifyRequest,
  url: URL,
  region: Pick<RegionBasics, "languages" | "defaultLanguage">,
): Language =>
  resolveLanguage(region, {
    query: url.searchParams.get("language"),
    cookie: cookieOf(request.headers.cookie, COOKIE),
  });

/** Headers that tell the next hop who asks for what; whatever the visitor sent under these names is overwritten (D12). */
export const forwardedHeaders = (
  request: Pick<FastifyRequest, "ip" | "host" | "protocol" | "id">,
): Record<string, string> => ({
  "x-forwarded-for": request.ip,
  "x-forwarded-host": request.host,
  "x-forwarded-proto": request.protocol,
  "x-request-id": request.id,
});
