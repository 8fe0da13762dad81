import type { Availability } from "@hjem/domain/listing/availability";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import type { MapProperty } from "@hjem/domain/search/map-response";
import { toSnake } from "@hjem/domain/wire/case";
import { LRUCache } from "lru-cache";
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
const pinOf = (card: string): string => {
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

/** Characters of remembered pins with the cards they were made of, about 8 MB. */
const PIN_LETTERS_MAX = 4_000_000;

/** Pins by their card, the most recently used: a card that changes is another text, so that none gets stale. */
const pins = new LRUCache<string, string>({
  maxSize: PIN_LETTERS_MAX,
  sizeCalculation: (pin, card) => pin.length + card.length,
});

/** The pin of a card. Reading a card takes longer than all else that a town's map takes, so each is read once. */
function propertyText(card: string): string {
  const known = pins.get(card);
  if (known !== undefined) return known;
  const pin = pinOf(card);
  pins.set(card, pin);
  return pin;
}

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
