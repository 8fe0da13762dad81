import type { Availability } from "@hjem/domain/listing/availability";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import type { MapProperty } from "@hjem/domain/search/map-response";
import { toSnake } from "@hjem/domain/wire/case";
import { type ClusterGroup, middle } from "./cluster-grid.ts";
import type { SearchMap } from "./search-index.ts";

const pinFields = (
  [
    "propertyId",
    "agencyId",
    "listingType",
    "availability",
    "title",
    "displayName",
    "price",
    "priceMin",
    "priceMax",
    "askingPrice",
    "priceCurrency",
    "priceMethod",
    "auctionDate",
  ] as const satisfies readonly (keyof MapProperty)[]
).map(toSnake);

/** What a pin needs of a card, which was checked when it was written. */
const propertyText = (card: string): string => {
  const stored = JSON.parse(card) as Record<string, unknown> & {
    location: { lat: number; lng: number };
    images: unknown[];
    availability: Availability;
    price_history: PriceHistoryEntry[];
  };
  const { lat, lng } = stored.location;
  const picked = pinFields.map((field) => [field, stored[field]]);
  const image = stored.images[0] ?? null;
  const closing = findClosing(stored.availability, stored.price_history);
  return JSON.stringify({
    kind: "property",
    lat,
    lng,
    ...Object.fromEntries(picked),
    closing_price: closing?.price ?? null,
    image,
  });
};

const clusterText = ({ count, ...group }: ClusterGroup): string => {
  const [lat, lng] = [middle(group.latSum, count), middle(group.lngSum, count)];
  const { north, south, west, east } = group;
  return `{"kind":"cluster","lat":${lat},"lng":${lng},"count":${count},"bounds":{"top_left":{"lat":${north},"lng":${west}},"bottom_right":{"lat":${south},"lng":${east}}}}`;
};

/**
 * The map's response as the text that is sent (D19): a map moves all the time, and writing the text costs a tenth of
 * checking and renaming a hundred features. A listing that went away meanwhile is left out.
 */
export const mapText = ({ groups, cards, total }: SearchMap): string => {
  const features = groups.flatMap((group) => {
    if (group.count > 1) return clusterText(group);
    const card = cards.get(group.id);
    return card === undefined ? [] : propertyText(card);
  });
  return `{"data":[${features.join(",")}],"total":${total}}`;
};
