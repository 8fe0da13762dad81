import { Offers, offerKinds } from "@hjem/domain/offers/offer";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { findOffers } from "./repository.ts";

/** Loans and insurances of others; examples only where `withExamples`, which only the demo is (D15, D27). */
export const offerRoutes =
  ({ db, withExamples }: { db: Database; withExamples: boolean }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/offers/:kind",
      {
        schema: {
          summary: "Read offers of others",
          description:
            "Loans or insurances in the reader's language, in the order in which they are shown. Examples say that they are.",
          tags: ["listings"],
          params: z.object({ kind: z.enum(offerKinds) }),
          response: { 200: Offers },
        },
      },
      async ({ params: { kind }, region, language }) => ({
        offers: await findOffers(db, { region: region.id, kind, language, withExamples }),
      }),
    );
  };
