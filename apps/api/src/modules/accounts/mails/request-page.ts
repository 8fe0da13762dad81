import type { Language } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import type { FastifyRequest } from "fastify";

/** The requesting page. */
export interface RequestPage {
  region: Region;
  language: Language;
  /** Of the site. */
  origin: string;
}

/** The page that a request comes from, for the links in mails. */
export const pageOf = (request: Pick<FastifyRequest, "region" | "language">): RequestPage => ({
  region: request.region,
  language: request.language,
  origin: request.region.origin,
});
