import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import { paths } from "@hjem/domain/paths";
import { areaTerm } from "@hjem/domain/place/area-address";
import type { Crumb } from "@hjem/ui/breadcrumbs";

/** A breadcrumb of the home's address. */
export interface PlaceBreadcrumb {
  geoId: string;
  name: string;
}

const nameOf = (kind: string, address: ListingAddress): string | null => {
  if (kind === "county" || kind === "state") return address.region;
  if (kind === "municipality") return address.municipality;
  if (kind === "district") return address.displayName;
  if (kind === "suburb") return address.suburb;
  return null;
};

/** The places of a listing, wide to narrow, without repeated names, with their canonical names. */
export function placeBreadcrumbs(address: ListingAddress): PlaceBreadcrumb[] {
  const names = new Set<string>();
  return address.geoIds.flatMap((geoId) => {
    const name = nameOf(geoId.slice(0, geoId.indexOf(":")), address);
    if (!name || names.has(name)) return [];
    names.add(name);
    return [{ geoId, name }];
  });
}

/** URLs of the pages of a home's places, each below the wider one. */
export const areaBreadcrumbs = (crumbs: readonly PlaceBreadcrumb[]): Crumb[] =>
  crumbs.map(({ geoId, name }, index) => {
    const parent = crumbs[index - 1]?.name ?? null;
    return { label: name, href: paths.location.to(areaTerm({ geoId, name, parent }) ?? name) };
  });

/** The place that people would name: the municipality or suburb, else the narrowest known one. */
export const townOf = (crumbs: readonly PlaceBreadcrumb[]): PlaceBreadcrumb | undefined =>
  crumbs.find(({ geoId }) => /^(?:municipality|suburb):/.test(geoId)) ?? crumbs.at(-1);
