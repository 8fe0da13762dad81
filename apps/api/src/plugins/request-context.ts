import type { Language } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import { regionOfHost } from "@hjem/domain/region-of-host";
import type { FastifyInstance, FastifyRequest, RawRequestDefaultExpression } from "fastify";
import { randomUUID } from "node:crypto";
import { signedInUser } from "../security/signed-in.ts";
import { languageOf } from "./language.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The market that the forwarded host belongs to; every query is bound to it (D12). */
    readonly region: Region;
    /** Language of the answer's sentences. */
    readonly language: Language;
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id a caller gave a request, where it is well formed, so that one id joins the logs of all hops; else a new one. */
export const requestId = (raw: RawRequestDefaultExpression): string => {
  const given = raw.headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
};

/** Gives every request its region, its language and its id. */
export const addRequestContext = (app: FastifyInstance, regions: readonly Region[]): void => {
  app.decorateRequest("region", {
    getter(this: FastifyRequest) {
      return regionOfHost(this.host, regions);
    },
  });
  app.decorateRequest("language", {
    getter(this: FastifyRequest) {
      return languageOf(this.headers["accept-language"], this.region);
    },
  });
  app.decorateRequest("user", {
    getter(this: FastifyRequest) {
      return signedInUser(this);
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    // What is sent is what it says it is: nothing a visitor wrote is ever read as a page.
    reply.header("x-content-type-options", "nosniff");
  });
};
