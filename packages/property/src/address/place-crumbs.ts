import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import { paths } from "@hjem/domain/paths";
import { areaTerm } from "@hjem/domain/place/area-address";
import type { Crumb } from "@hjem/ui/breadcrumbs";

/** One place on the way from the country to the home. */
export interface PlaceCrumb {
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

/** The places that a listing lies in, wide to narrow, each once and by the name that its address uses. */
export function placeCrumbs(address: ListingAddress): PlaceCrumb[] {
  const names = new Set<string>();
  return address.geoIds.flatMap((geoId) => {
    const name = nameOf(geoId.slice(0, geoId.indexOf(":")), address);
    if (!name || names.has(name)) return [];
    names.add(name);
    return [{ geoId, name }];
  });
}

/** The pages of the places that a home lies in, each under the one around it. */
export const areaCrumbs = (crumbs: readonly PlaceCrumb[]): Crumb[] =>
  crumbs.map(({ geoId, name }, index) => {
    const parent = crumbs[index - 1]?.name ?? null;
    return { label: name, href: paths.location.to(areaTerm({ geoId, name, parent }) ?? name) };
  });

/** The place that people say a home is in: its municipality or suburb, else the narrowest that is known. */
export const townOf = (crumbs: readonly PlaceCrumb[]): PlaceCrumb | undefined =>
  crumbs.find(({ geoId }) => /^(?:municipality|suburb):/.test(geoId)) ?? crumbs.at(-1);
