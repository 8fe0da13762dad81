import type { FormatContext } from "@hjem/domain/format/format-context";
import { formatShortPrice, formatShortPriceRange } from "@hjem/domain/format/format-price";
import { padAgencyId } from "@hjem/domain/listing/agency-id";
import { paths } from "@hjem/domain/paths";
import type { MapFeature, MapProperty } from "@hjem/domain/search/map-answer";
import type { PageContext } from "@hjem/storefront/page-context";
import type { MapCluster, MapMarker } from "@hjem/ui/map/map-entries";

type Priced = Pick<MapProperty, "price" | "priceMax" | "priceMethod" | "listingType">;

/** The short price of a pin; undefined for a home whose price is asked for (visual §8). */
export function pinPrice(
  context: FormatContext,
  { price, priceMax, priceMethod, listingType }: Priced,
): string | undefined {
  if (price === null) return undefined;
  if (listingType.endsWith("_rent")) return formatShortPrice(context, price);
  // A price that the market does not show is known to searches alone (D30).
  if (priceMethod === "contact_agent" || priceMethod === "offers") return undefined;
  return formatShortPriceRange(context, price, priceMax ?? price);
}

/** What a map answer puts on the map. */
export interface Pins {
  markers: MapMarker[];
  clusters: MapCluster[];
}

/** Who says the pins: `ask` stands where there is no price. */
export interface PinWords extends FormatContext {
  term: PageContext["term"];
  ask: string;
}

/** The pins and circles of a map answer. Homes that cannot be had are named so (SRCH-092). */
export function pinsOf(
  features: readonly MapFeature[],
  viewed: ReadonlySet<string>,
  words: PinWords,
): Pins {
  const pins: Pins = { markers: [], clusters: [] };
  for (const feature of features) {
    const { lat, lng } = feature;
    if (feature.kind === "cluster") {
      const { topLeft, bottomRight } = feature.bounds;
      pins.clusters.push({
        lat,
        lng,
        count: feature.count,
        bounds: {
          north: topLeft.lat,
          west: topLeft.lng,
          south: bottomRight.lat,
          east: bottomRight.lng,
        },
      });
      continue;
    }
    const { propertyId, agencyId, title, availability } = feature;
    const state = availability === "available" ? "" : words.term(`status.${availability}`);
    pins.markers.push({
      id: propertyId,
      lat,
      lng,
      label: pinPrice(words, feature) ?? words.ask,
      accessibleName: [title, state].filter(Boolean).join(", "),
      state: viewed.has(propertyId) ? "viewed" : "new",
      href: paths.property.to(padAgencyId(agencyId), propertyId),
    });
  }
  return pins;
}
