import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";
import type { ChecklistItem, RegionBasics, MarketPublishing } from "@hjem/domain/region";
import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import type { TermsByLanguage } from "../messages/message-catalogs.ts";
import type { LoadSaved } from "../page/page-context.ts";
import type { Feature } from "./storefront-route.ts";

/** Loads the region's table of facilities (spec §9), too large for the first load. */
export type LoadFacilities = (() => Promise<FacilityTable>) & {
  module?: string;
};

/** Loads the region's duties and fees (D30), which only the costs of a home need. */
export type LoadCosts = (() => Promise<{ costs: RegionCosts }>) & { module?: string };

/** Loads what the region's people examine at a viewing, which only the pages of saved homes need. */
export type LoadChecklist = (() => Promise<{ checklist: readonly ChecklistItem[] }>) & {
  module?: string;
};

/** Loads how homes of the region are published, which only the wizard of own listings needs. */
export type LoadPublishing = (() => Promise<MarketPublishing>) & { module?: string };

/** A site: one region, its terms, and its features. */
export interface Storefront {
  region: RegionBasics;
  /** One entry for each of the region's languages. */
  terms: TermsByLanguage;
  facilities: LoadFacilities;
  costs: LoadCosts;
  checklist: LoadChecklist;
  publishing: LoadPublishing;
  features: readonly Feature[];
  /** @default none */
  saved?: LoadSaved;
}

/**
 * Declares a site. Throws for a language without terms and for two routes with one id or path, at startup instead of
 * on a visit.
 */
export function createStorefront(storefront: Storefront): Storefront {
  const { region, terms, features } = storefront;
  for (const { code } of region.languages) {
    if (!terms[code]) throw new Error(`${region.id} has no terms in ${code}`);
  }
  const seen = new Set<string>();
  const rows = features.flatMap((feature) =>
    feature.routes.flatMap(({ tabs = [], ...row }) => [
      row,
      ...tabs.map(({ id, path }) => ({ id, path: `${row.path}/${path}` })),
    ]),
  );
  for (const { id, path } of rows) {
    for (const name of [id, path]) {
      if (seen.has(name)) throw new Error(`two routes are called ${name}`);
      seen.add(name);
    }
  }
  return storefront;
}
