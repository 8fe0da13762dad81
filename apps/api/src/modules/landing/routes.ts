import { LandingPageResponse, LandingPageId } from "@hjem/domain/content/landing-page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { findLandingPage } from "./repository.ts";

/** Pages of campaigns (RTE-010..013). */
export const landingRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/landing_pages/:id",
      {
        schema: {
          summary: "Read a landing page",
          description: "In the language of the request, else the market's own.",
          tags: ["content"],
          params: z.object({ id: z.string().max(200) }),
          response: { 200: LandingPageResponse },
        },
      },
      async ({ params, region, language }) => {
        const id = LandingPageId.safeParse(params.id);
        const page = id.success && (await findLandingPage(db, region.id, id.data));
        const words = page && (page.words[language] ?? page.words[region.defaultLanguage]);
        if (!page || !words) throw new ApiError("not_found");
        const { search, isDemo } = page;
        return { data: { id: page.id, ...words, search, isDemo } };
      },
    );
  };
