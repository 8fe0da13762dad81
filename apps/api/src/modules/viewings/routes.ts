import { calendarFile } from "@hjem/domain/calendar/calendar-file";
import { viewingEvent } from "@hjem/domain/calendar/viewing-event";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { type Language, languages } from "@hjem/domain/language";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { paths } from "@hjem/domain/paths";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { requireListing } from "../listings/require-listing.ts";

/** Dependencies of the viewings calendar. */
export interface ViewingDeps {
  db: Database;
  regions: readonly Site[];
  /** Milliseconds since 1970. */
  now: () => number;
}

const Query = z.object({
  viewing: z.coerce.number().int().optional(),
  language: z.enum(languages).optional(),
});

/** Viewings as files for calendars: one of them, or all that are to come (PROP-055). */
export const viewingRoutes =
  ({ db, regions, now }: ViewingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/property/:id/viewings.ics",
      {
        schema: {
          summary: "Viewings as a calendar file",
          description:
            "All viewings that have not ended, or the one that begins at `viewing` (seconds since 1970). 404 where there is none, and for a listing that is gone.",
          tags: ["listings"],
          params: z.object({ id: z.string().max(200) }),
          querystring: Query,
          produces: ["text/calendar"],
        },
      },
      async (request, reply) => {
        const { params, query, region } = request;
        const listing = await requireListing({ db, regions }, request, params.id);
        const isOpen = listing.status === "available" || listing.status === "future";
        const viewings = comingViewings(isOpen ? listing.viewingDates : [], now()).filter(
          ({ unixFrom }) => query.viewing === undefined || unixFrom === query.viewing,
        );
        if (viewings.length === 0) throw new ApiError("not_found");
        const language: Language = query.language ?? request.language;
        const term = region.terms[language]?.["date.inspection"] ?? "";
        const { address, agent, agency } = listing;
        const home = {
          propertyId: listing.id,
          address: address.fullAddress,
          position: address.coordinates,
          term,
          lines: [
            listing.title,
            [agent?.name, agency?.name, agent?.phone && formatPhone(region, agent.phone)]
              .filter(Boolean)
              .join(", "),
          ],
          url: region.origin + paths.property.to(listing.agencyId, listing.id),
          changed: Date.parse(listing.changedAt),
        };
        const events = viewings.map((viewing) => viewingEvent(viewing, home));
        return reply
          .type("text/calendar; charset=utf-8")
          .header("content-disposition", `attachment; filename="${listing.id}.ics"`)
          .header("cache-control", "no-store")
          .send(calendarFile(`${term}: ${home.address}`, events));
      },
    );
  };
