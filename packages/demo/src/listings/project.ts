import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingDetails, ListingPrices } from "@hjem/domain/listing/listing-details";
import type { Money } from "@hjem/domain/listing/money";
import { addDays } from "@hjem/domain/time/calendar";
import type { DemoListing } from "./listing.ts";

type Span = { min: number; max: number };

const spanOver = (values: readonly number[]): Span | null =>
  values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };

function moneyOver(sums: readonly (Money | null)[]): Money | null {
  const stated = sums.filter((sum) => sum !== null);
  const ends = stated
    .flatMap(({ amount, min, max }) => [amount, min, max])
    .filter((end) => end !== null);
  const span = spanOver(ends);
  const currency = stated[0]?.currency;
  if (span === null || currency === undefined) return null;
  return span.min === span.max
    ? { amount: span.min, min: null, max: null, currency }
    : { amount: null, ...span, currency };
}

const rangedDetails = [
  "bedrooms",
  "bathrooms",
  "garage",
  "totalRooms",
  "internalArea",
  "externalArea",
  "balconyArea",
  "terraceArea",
  "usageArea",
] as const satisfies readonly (keyof ListingDetails)[];

const rangedPrices = [
  "price",
  "askingPrice",
  "totalPrice",
  "jointDebt",
  "addingCost",
  "sharedCost",
] as const satisfies readonly (keyof ListingPrices)[];

/** How many days before a project is advertised here its phases began; homes are sold while others are being built. */
const DAYS_BEFORE = { planning: 420, sale: 150, building: 30 } as const;
/** Month and day on which homes of a project are handed over, in the year they are finished. */
const TAKEOVER_DAY = "10-01";

const timelineOf = (listed: string, year: number | null): Listing["additionalInfo"]["timeline"] => [
  { phase: "planning", status: "done", date: addDays(listed, -DAYS_BEFORE.planning) },
  { phase: "sale", status: "inprogress", date: addDays(listed, -DAYS_BEFORE.sale) },
  { phase: "building", status: "inprogress", date: addDays(listed, -DAYS_BEFORE.building) },
  { phase: "takeover", status: "pending", date: year === null ? null : `${year}-${TAKEOVER_DAY}` },
];

/**
 * The project of units: its counts, areas and prices are the ranges of the units that are still for sale (D23),
 * or of all where none can. The units point back to it.
 */
export function joinProject(
  own: DemoListing,
  units: readonly DemoListing[],
  view: { title: string; description: string },
): DemoListing[] {
  const open = units.filter(({ listing }) => listing.status === "available");
  const counted = (open.length > 0 ? open : units).map(({ listing }) => listing);
  const details = { ...own.listing.details, floor: null };
  for (const key of rangedDetails) {
    details[key] = spanOver(
      counted.flatMap((unit) => unit.details[key] ?? []).flatMap(({ min, max }) => [min, max]),
    );
  }
  const prices = { ...own.listing.prices };
  for (const key of rangedPrices) prices[key] = moneyOver(counted.map((unit) => unit.prices[key]));
  const listed = own.listing.publishedAt.slice(0, 10);
  const timeline = timelineOf(listed, own.listing.yearBuilt);
  const project: Listing = {
    ...own.listing,
    objectType: "project",
    ...view,
    details,
    prices,
    rooms: [],
    underConstruction: true,
    biddingUrl: null,
    additionalInfo: { ...own.listing.additionalInfo, timeline },
    priceHistory: prices.price
      ? [
          {
            action: "listed",
            currency: prices.price.currency,
            date: listed,
            description: "",
            price: prices.price.min ?? prices.price.amount,
          },
        ]
      : [],
    images: own.listing.images.filter(({ type }) => type !== "floorplan"),
    childPropertyIds: units.map(({ listing }) => listing.id),
  };
  return [
    { listing: project, pictures: own.pictures.filter(({ image }) => image.type !== "floorplan") },
    ...units.map(({ listing, pictures }) => ({
      pictures,
      // Homes of a project are sold at their price, not by bids.
      listing: { ...listing, projectId: project.id, underConstruction: true, biddingUrl: null },
    })),
  ];
}
