import { z } from "zod";
import { AgencyId } from "../agency/agency.ts";
import { SITEMAP_ADDRESSES_MAX } from "../limits.ts";
import { Instant } from "../listing/listing-dates.ts";
import { PropertyId } from "../listing/property-id.ts";
import type { RegionBasics } from "../region.ts";

/** Listings that are read per request while a sitemap is written. */
export const SITEMAP_PAGE_SIZE = 5_000;

/** One part of a region's available homes, its agents, its agencies or its places: at most as many as one sitemap holds. */
export const SitemapPart = z.object({
  part: z.int().min(1),
  count: z.int().min(1),
  /** The last change of any of its homes, or of those of its agents, agencies or places. */
  changedAt: Instant,
});
export type SitemapPart = z.infer<typeof SitemapPart>;

/** Response of `GET /api/v2/sitemap/listings`, `/agents`, `/agencies` and `/areas`. */
export const SitemapParts = z.object({ data: z.array(SitemapPart) });
export type SitemapParts = z.infer<typeof SitemapParts>;

/** Query of `GET /api/v2/sitemap/listings/{part}` and the others: `after` is `next` of the page before. */
export const SitemapQuery = z.object({
  after: z.coerce.number().int().min(0).max(SITEMAP_ADDRESSES_MAX).default(0),
  size: z.coerce.number().int().min(1).max(SITEMAP_PAGE_SIZE).default(SITEMAP_PAGE_SIZE),
});

/** One home of a part. */
export const SitemapListing = z.object({
  propertyId: PropertyId,
  agencyId: AgencyId,
  changedAt: Instant,
});
export type SitemapListing = z.infer<typeof SitemapListing>;

/** Its response; `next` is null at the end of the part. */
export const SitemapListings = z.object({
  data: z.array(SitemapListing),
  next: z.int().nullable(),
});
export type SitemapListings = z.infer<typeof SitemapListings>;

/** One agent of a part, with available homes. */
export const SitemapAgent = z.object({ agentId: z.string(), changedAt: Instant });
export type SitemapAgent = z.infer<typeof SitemapAgent>;

/** Response of `GET /api/v2/sitemap/agents/{part}`. */
export const SitemapAgents = z.object({ data: z.array(SitemapAgent), next: z.int().nullable() });
export type SitemapAgents = z.infer<typeof SitemapAgents>;

/** One agency of a part, with available homes. */
export const SitemapAgency = z.object({ agencyId: AgencyId, changedAt: Instant });
export type SitemapAgency = z.infer<typeof SitemapAgency>;

/** Response of `GET /api/v2/sitemap/agencies/{part}`. */
export const SitemapAgencies = z.object({ data: z.array(SitemapAgency), next: z.int().nullable() });
export type SitemapAgencies = z.infer<typeof SitemapAgencies>;

/** One place of a part, by the path of its page after `/locations/`. */
export const SitemapArea = z.object({ address: z.string(), changedAt: Instant });
export type SitemapArea = z.infer<typeof SitemapArea>;

/** Response of `GET /api/v2/sitemap/areas/{part}`. */
export const SitemapAreas = z.object({ data: z.array(SitemapArea), next: z.int().nullable() });
export type SitemapAreas = z.infer<typeof SitemapAreas>;

/**
 * Listings in one sitemap of a region: each is listed once per language, and together they stay within a sitemap's
 * limit.
 */
export const listingsPerPart = ({ languages }: Pick<RegionBasics, "languages">): number =>
  Math.floor(SITEMAP_ADDRESSES_MAX / languages.length);
