import type { Language } from "@hjem/domain/language";
import { regionOfHost } from "@hjem/domain/region-of-host";
import { siteOfHost } from "@hjem/domain/site-origins";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { regions as knownRegions, type Site } from "../regions.ts";
import { ApiError } from "./api-error.ts";
import { languageOf } from "./language.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * The market that the forwarded host belongs to, with the origin of its site; every query is bound to it (D12, D49).
     * @throws {ApiError} `not_found` where that market is not served (D118).
     */
    readonly region: Site;
    /** Language of the response's messages. */
    readonly language: Language;
  }
}

/** The language of a response; a market that is not served still has its own (D118). */
export const requestLanguage = (
  { host, headers }: Pick<FastifyRequest, "host" | "headers">,
  sites: readonly Site[],
): Language => {
  const region = siteOfHost(host, sites, knownRegions) ?? regionOfHost(host, knownRegions);
  return languageOf(headers["accept-language"], region);
};

/** The market of each request that has read it. */
const sitesOfRequests = new WeakMap<FastifyRequest, Site>();

/** Gives every request its region, its language and its id. */
export const addRequestContext = (app: FastifyInstance, sites: readonly Site[]): void => {
  app.decorateRequest("region", {
    getter(this: FastifyRequest) {
      const known = sitesOfRequests.get(this);
      if (known) return known;
      const site = siteOfHost(this.host, sites, knownRegions);
      if (!site) throw new ApiError("not_found");
      sitesOfRequests.set(this, site);
      return site;
    },
  });
  app.decorateRequest("language", {
    getter(this: FastifyRequest) {
      return requestLanguage(this, sites);
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    // What is sent is what it says it is: nothing a visitor wrote is ever read as a page.
    reply.header("x-content-type-options", "nosniff");
  });
};
