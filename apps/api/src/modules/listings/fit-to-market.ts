import type { Listing } from "@hjem/domain/listing/listing";
import { viewingDate, viewingDay } from "@hjem/domain/listing/viewing-date";
import type { Region } from "@hjem/domain/region";
import { ownZoneOf } from "@hjem/domain/time/place-zone";
import { toSnake } from "@hjem/domain/wire/case";

/** Where a value states a currency other than this one, in the wire's names: `price_history.0.currency`. */
function findOtherCurrency(value: unknown, code: string, path: readonly string[]): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, toSnake(key)];
    if (key === "currency" && inner !== code) return here.join(".");
    const found = findOtherCurrency(inner, code, here);
    if (found !== null) return found;
  }
  return null;
}

/** The code of a state that is stated by its code or name, in any case; a county is any text. */
function readState(text: string, { stateNames }: Pick<Region, "stateNames">): string {
  if (!stateNames) return text;
  const states = Object.entries(stateNames);
  const stated = text.trim().replaceAll(/\s+/g, " ").toLowerCase();
  const state = states.find((names) => names.some((name) => name.toLowerCase() === stated));
  if (state) return state[0];
  const allowed = states.map(([code, name]) => `${code} (${name})`).join(", ");
  throw new Error(`address.region is "${text}", but must be one of ${allowed}.`);
}

/** A listing in the time zone of its place (D129), whatever its source says; viewings keep their hours. */
function inPlaceZone(listing: Listing, region: Pick<Region, "placeZones">): Listing {
  const timeZone = ownZoneOf(region, listing.address);
  if (timeZone === null || timeZone === listing.address.timeZone) return listing;
  return {
    ...listing,
    address: { ...listing.address, timeZone },
    viewingDates: listing.viewingDates.map((viewing) =>
      viewingDate({ ...viewing, day: viewingDay(viewing) }, timeZone),
    ),
  };
}

/**
 * A listing as its market stores it: with the code of its state, which stamp duty goes by, and in the time zone of its place.
 * @throws {Error} with one sentence, where it states a sum in another currency or a state that is none.
 */
export function fitToMarket(
  listing: Listing,
  region: Pick<Region, "currency" | "stateNames" | "placeZones">,
): Listing {
  const { code } = region.currency;
  const path = findOtherCurrency(listing, code, []);
  if (path !== null) throw new Error(`${path} must be ${code}, the currency of this market.`);
  const { address } = listing;
  const stated = { ...address, region: readState(address.region, region) };
  return inPlaceZone({ ...listing, address: stated }, region);
}
