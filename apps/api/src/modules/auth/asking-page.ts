import type { Language } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import type { FastifyRequest } from "fastify";
import { siteOrigin } from "../../plugins/site-origin.ts";

/** The page that asks. */
export interface AskingPage {
  region: Region;
  language: Language;
  /** Of the site. */
  origin: string;
}

/** The page that a request comes from, for the links in mails. */
export const pageOf = (
  request: Pick<FastifyRequest, "region" | "language" | "host" | "protocol">,
): AskingPage => ({
  region: request.region,
  language: request.language,
  origin: siteOrigin(request.region, request),
});
