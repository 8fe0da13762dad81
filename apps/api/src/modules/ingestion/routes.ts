import { Ingestion } from "@hjem/domain/listing/ingestion";
import type { Listing } from "@hjem/domain/listing/listing";
import { PropertyId } from "@hjem/domain/listing/property-id";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { requireListing } from "../listings/require-listing.ts";

const sourceOf = ({ isDemo, ownerType }: Listing): Ingestion["source"] => {
  if (isDemo) return "demo";
  return ownerType === "api" ? "agency" : "private";
};

/** Routes about the source of listings. */
export const ingestionRoutes =
  ({ db, regions }: { db: Database; regions: readonly Site[] }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/ingestion/property/:id",
      {
        schema: {
          summary: "The source of a listing",
          description:
            "Its source, and when it was made and last taken over. With `project_id` only a unit of that project is found.",
          tags: ["listings"],
          params: z.object({ id: z.string().max(200) }),
          querystring: z.object({ projectId: PropertyId.optional() }),
          response: { 200: Ingestion },
        },
      },
      async ({ params, query: { projectId }, region }) => {
        const listing = await requireListing({ db, regions }, { region }, params.id);
        const isElsewhere =
          projectId !== undefined && listing.projectId?.toLowerCase() !== projectId.toLowerCase();
        if (isElsewhere) throw new ApiError("not_found");
        return {
          propertyId: listing.id,
          projectId: listing.projectId,
          source: sourceOf(listing),
          externalAgencyId: listing.agency?.externalId ?? null,
          status: listing.status,
          createdAt: listing.createdAt,
          changedAt: listing.changedAt,
        };
      },
    );
  };
