import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { FormatContext } from "@hjem/domain/format/format-context";
import { formatShortPrice, formatShortPriceRange } from "@hjem/domain/format/format-price";
import { findShownPrice } from "@hjem/domain/listing/price/shown-price";
import { paths } from "@hjem/domain/paths";
import type { MapFeature, MapProperty } from "@hjem/domain/search/map-response";
import type { PageContext } from "@hjem/storefront/page-context";
import type { MapCluster, MapMarker } from "@hjem/ui/map/map-entries";

type Priced = Pick<
  MapProperty,
  | "price"
  | "priceMin"
  | "priceMax"
  | "askingPrice"
  | "closingPrice"
  | "priceMethod"
  | "listingType"
  | "availability"
>;

/** Translator of the pins: `ask` is shown where the price is on request. */
export interface PinTranslator extends FormatContext {
  term: PageContext["term"];
  onRequest: string;
}

/** The short text of a pin: the same as on the home's card (visual §8). */
export function pinPrice(words: PinTranslator, home: Priced): string {
  const { price, listingType, availability } = home;
  const shown = findShownPrice({
    ...home,
    isRental: listingType.endsWith("_rent"),
    priceMin: home.priceMin ?? price,
    priceMax: home.priceMax ?? price,
  });
  switch (shown.kind) {
    case "sold":
    case "rented":
      return formatShortPrice(words, shown.price);
    case "rent":
      return shown.price === null ? words.onRequest : formatShortPrice(words, shown.price);
    case "asking":
      return formatShortPriceRange(words, shown.low, shown.high);
    case "withheld":
      return words.term(`status.${availability}`);
    case "request":
      return words.onRequest;
    default:
      return words.term(`price.${shown.kind}`);
  }
}

/** Pins and clusters of a map response. */
export interface Pins {
  markers: MapMarker[];
  clusters: MapCluster[];
}

/** Ids of the homes whose pins are marked. */
export interface MarkedHomes {
  saved: ReadonlySet<string>;
  viewed: ReadonlySet<string>;
}

function stateOf(id: string, { saved, viewed }: MarkedHomes): MapMarker["state"] {
  if (saved.has(id)) return "saved";
  return viewed.has(id) ? "viewed" : "new";
}

/** Builds the pins and clusters of a map response. Unavailable homes are labelled as such (SRCH-092). */
export function pinsOf(
  features: readonly MapFeature[],
  marked: MarkedHomes,
  words: PinTranslator,
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
      label: pinPrice(words, feature),
      accessibleName: [title, state].filter(Boolean).join(", "),
      state: stateOf(propertyId, marked),
      href: paths.property.to(padAgencyId(agencyId), propertyId),
    });
  }
  return pins;
}
