import type { ViewingDate } from "./listing-dates.ts";
import {
  type ListingChange,
  type LoggedArea,
  loggedAreas,
  type ViewingTime,
} from "./listing-history.ts";
import type { Listing } from "./listing.ts";
import { sumRange } from "./price/total-price.ts";
import { viewingDay } from "./viewing-date.ts";

type Span = { min: number; max: number } | null;

const isSameSpan = (one: Span, other: Span): boolean =>
  one?.min === other?.min && one?.max === other?.max;

/** The public price; where the price is on request, past prices are hidden too (market A2). */
const priceOf = ({ prices }: Listing): Span =>
  prices.method === "contact_agent" || prices.method === "offers"
    ? null
    : sumRange(prices.price ?? prices.askingPrice ?? prices.monthly);

const areaOf = ({ details }: Listing, area: LoggedArea): Span =>
  ({
    internal: details.internalArea,
    primaryRoom: details.primaryRoom,
    usageArea: details.usageArea,
    plotArea: details.plotArea ?? details.landSize,
  })[area];

const timeOf = (viewing: ViewingDate): ViewingTime => ({
  day: viewingDay(viewing),
  timeFrom: viewing.timeFrom,
  timeTo: viewing.timeTo,
});

const isIn = (viewings: readonly ViewingDate[]) => {
  const starts = new Set(viewings.map(({ unixFrom, unixTo }) => `${unixFrom} ${unixTo}`));
  return ({ unixFrom, unixTo }: ViewingDate) => starts.has(`${unixFrom} ${unixTo}`);
};

/** Added and cancelled viewings; removing a past one is not a cancellation. */
function viewingChanges(before: Listing, after: Listing): ListingChange[] {
  const now = Date.parse(after.changedAt) / 1_000;
  const isStored = isIn(after.viewingDates);
  const isKnown = isIn(before.viewingDates);
  return [
    ...before.viewingDates
      .filter((viewing) => viewing.unixTo > now && !isStored(viewing))
      .map((viewing) => ({ what: "viewing" as const, before: timeOf(viewing), after: null })),
    ...after.viewingDates
      .filter((viewing) => !isKnown(viewing))
      .map((viewing) => ({ what: "viewing" as const, before: null, after: timeOf(viewing) })),
  ];
}

/**
 * The public differences between two versions of a listing, at most one per subject; the change has the time of the
 * later version. A difference that the page does not show, such as the order of facilities, is not a change.
 */
export function changesBetween(before: Listing, after: Listing): ListingChange[] {
  const prices = { before: priceOf(before), after: priceOf(after) };
  const urls = (listing: Listing) =>
    listing.images
      .map(({ url }) => url)
      .toSorted()
      .join(" ");
  return [
    ...(before.status === after.status
      ? []
      : [{ what: "status" as const, before: before.status, after: after.status }]),
    ...(isSameSpan(prices.before, prices.after) ? [] : [{ what: "price" as const, ...prices }]),
    ...loggedAreas.flatMap((area) => {
      const spans = { before: areaOf(before, area), after: areaOf(after, area) };
      return isSameSpan(spans.before, spans.after)
        ? []
        : [{ what: "area" as const, area, ...spans }];
    }),
    ...(urls(before) === urls(after)
      ? []
      : [{ what: "photos" as const, before: before.images.length, after: after.images.length }]),
    ...(before.title === after.title
      ? []
      : [{ what: "title" as const, before: before.title, after: after.title }]),
    ...(before.description === after.description ? [] : [{ what: "description" as const }]),
    ...viewingChanges(before, after),
  ];
}
