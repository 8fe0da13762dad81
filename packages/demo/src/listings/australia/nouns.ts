import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { Facts } from "../facts.ts";
import { isLeisure, roundTo } from "../facts.ts";

const nouns: Readonly<Partial<Record<PropertyType, string>>> = {
  apartment: "apartment",
  townhouse: "townhouse",
  twin_dwelling: "duplex",
  single_dwelling: "house",
  cabin: "cabin",
  farm: "acreage",
  dorm: "studio",
  room_in_shared_apartment: "room",
  land: "block",
  garage_parking: "car space",
  office: "office",
  grocery_shop: "shop",
  mall: "shopping centre",
  warehouse: "warehouse",
  production_industry: "factory",
  workshop: "workshop",
  canteen: "hospitality space",
  hotel_accommodation: "accommodation property",
  education_events: "training venue",
  apartment_building: "block of units",
  combination: "mixed-use building",
};

/** The noun for the listing in running text. */
export function nounOf({ building, listingType }: Pick<Facts, "building" | "listingType">): string {
  const noun = nouns[building.type];
  if (noun === undefined) throw new Error(`No English noun for ${building.type}`);
  return isLeisure(listingType) && building.type === "single_dwelling" ? "holiday home" : noun;
}

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A small number as a word. */
export const numberWord = (count: number): string => numbers[count] ?? String(count);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a` or `an` before a word or a figure: `an 8 m² room`. */
export const withArticle = (word: string): string =>
  `${/^(?!one|un[ui])(?:[aeiou]|8|1[18](?!\d))/i.test(word) ? "an" : "a"} ${word}`;

/** `one bedroom`, `three bedrooms`. */
export const counted = (count: number, noun: string): string =>
  `${numberWord(count)} ${noun}${count === 1 ? "" : "s"}`;

/** `a`, `a and b`, `a, b and c`. */
export function listOf(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

/** Square metres in running text. */
export const squareMetres = (area: number): string =>
  `${String(Math.round(area)).replace(/\B(?=(\d{3})+$)/g, ",")} m²`;

/** Land: square metres, hectares from one hectare (market A6). */
export const landArea = (area: number): string =>
  area >= 10_000 ? `${String(Math.round(area / 1_000) / 10)} hectares` : squareMetres(area);

/** The street of an address without unit and number. */
export const streetOf = (street: string): string =>
  street.replace(/^\d+\//, "").replace(/^\d+[A-Z]? /, "");

/** Distances are given to the nearest fifty metres. */
const STOP_STEP_M = 50;

/** How far it is to the nearest stop; null where none is near. */
export function toStop(facts: Pick<Facts, "address" | "draw" | "stopDistance">): string | null {
  if (facts.stopDistance === null) return null;
  const metres = `about ${Math.max(STOP_STEP_M, roundTo(facts.stopDistance, STOP_STEP_M))} m`;
  const street = streetOf(facts.address.street);
  return facts
    .draw("stop")
    .pick([
      `The nearest public transport stop is ${metres} from ${street}.`,
      `From ${street} it is ${metres} to public transport.`,
      `Public transport is ${metres} from ${street}.`,
    ]);
}
