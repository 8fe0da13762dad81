import type { Region } from "@hjem/domain/region";
import {
  SitemapAgencies,
  SitemapAgents,
  SitemapAreas,
  SitemapListings,
  type SitemapPart,
  SitemapParts,
  SitemapQuery,
  listingsPerPart,
} from "@hjem/domain/sitemap/sitemap";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { findAgencyParts, findSitemapAgencies } from "./agency-repository.ts";
import { findAgentParts, findSitemapAgents } from "./agent-repository.ts";
import { areaParts } from "./area-sitemaps.ts";
import { findSitemapListings, findSitemapParts, type SitemapStretch } from "./repository.ts";

/** More parts than any market has homes for: 100,000 of 25,000. */
const PARTS_MAX = 100_000;

/** A row of a sitemap, and its position in the part, from which reading continues. */
interface PlacedRow<Row> {
  place: number;
  row: Row;
}

/** A list of addresses: how it is divided into parts, and what one part contains. */
interface SitemapList<Row> {
  name: "listings" | "agents" | "agencies" | "areas";
  what: string;
  result: z.ZodType<{ data: Row[]; next: number | null }>;
  parts: (region: Region, perPart: number) => Promise<SitemapPart[]>;
  rows: (region: Region, stretch: SitemapStretch) => Promise<PlacedRow<Row>[]>;
}

const placed = <Row extends object>({ place, ...row }: Row & { place: number }) => ({ place, row });

/** What sitemaps are written from; a storefront makes XML of it. */
export const sitemapRoutes =
  ({ db, now }: { db: Database; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    const add = <Row>({ name, what, result, parts, rows }: SitemapList<Row>) => {
      app.get(
        `/api/v2/sitemap/${name}`,
        {
          schema: {
            summary: `Count what sitemaps of ${name} name`,
            description: `Parts of the market's ${what} with their last change. Each stays in its part for good.`,
            tags: ["sitemap"],
            response: { 200: SitemapParts },
          },
        },
        async ({ region }) => ({ data: await parts(region, listingsPerPart(region)) }),
      );

      app.get(
        `/api/v2/sitemap/${name}/:part`,
        {
          schema: {
            summary: `Read what one sitemap of ${name} names`,
            description:
              "Ids or addresses, and last changes; `next` goes into `after` of the next call. A part that does not exist is empty.",
            tags: ["sitemap"],
            params: z.object({ part: z.coerce.number().int().min(1).max(PARTS_MAX) }),
            querystring: SitemapQuery,
            response: { 200: result },
          },
        },
        async ({ region, params: { part }, query: { after, size } }) => {
          const stretch = { part, perPart: listingsPerPart(region), after, size };
          const found = await rows(region, stretch);
          const next = found.length === size ? (found.at(-1)?.place ?? null) : null;
          return { data: found.map(({ row }) => row), next };
        },
      );
    };

    add({
      name: "listings",
      what: "available listings",
      result: SitemapListings,
      parts: (region, perPart) => findSitemapParts(db, region.id, perPart),
      rows: async (region, stretch) =>
        (await findSitemapListings(db, region.id, stretch)).map(placed),
    });
    add({
      name: "agents",
      what: "agents who have available listings",
      result: SitemapAgents,
      parts: (region, perPart) => findAgentParts(db, region.id, perPart),
      rows: async (region, stretch) =>
        (await findSitemapAgents(db, region.id, stretch)).map(placed),
    });
    add({
      name: "agencies",
      what: "agencies whose agents have available listings",
      result: SitemapAgencies,
      parts: (region, perPart) => findAgencyParts(db, region.id, perPart),
      rows: async (region, stretch) =>
        (await findSitemapAgencies(db, region.id, stretch)).map(placed),
    });
    const areas = areaParts({ db, now });
    add({
      name: "areas",
      what: "places in which there are available listings",
      result: SitemapAreas,
      parts: (region, perPart) => areas.parts(region, perPart),
      rows: async (region, stretch) => (await areas.areas(region, stretch)).map(placed),
    });
  };
