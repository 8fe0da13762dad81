import { unitExtras } from "@hjem/domain/listing/enumerations";
import { ChildResponse, toUnit, UnitExtra, unitFields } from "@hjem/domain/listing/project-unit";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { queryList } from "../../plugins/request-input.ts";
import type { Site } from "../../regions.ts";
import { findListingFields } from "./repository.ts";
import { requireListing } from "./require-listing.ts";

const ChildQuery = z.object({
  parentId: z.string().max(200),
  extras: queryList(UnitExtra, unitExtras.length * 2).default([]),
});

/** The units of a project. */
export const childRoutes =
  ({ db, regions }: { db: Database; regions: readonly Site[] }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/property/child",
      {
        schema: {
          summary: "Read the units of a project",
          description:
            "Every unit in the project's own order, sold ones too. `extras[]` names what to add: `floorplan` the floor plans of each unit, `viewings` its viewings. A listing that is no project has no units.",
          tags: ["listings"],
          querystring: ChildQuery,
          response: { 200: ChildResponse },
        },
      },
      async ({ query: { parentId, extras }, region }) => {
        const project = await requireListing({ db, regions }, { region }, parentId);
        const units = await findListingFields(
          db,
          region.id,
          project.childPropertyIds,
          unitFields(extras),
        );
        return { data: units.map((unit) => toUnit(unit, extras, region.currency.code)) };
      },
    );
  };
