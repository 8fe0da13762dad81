import { z } from "zod";
import { AgencyId } from "../agency/agency.ts";
import { primaryArea } from "./areas.ts";
import { availabilities } from "./availability.ts";
import { propertyTypes, unitExtras } from "./enumerations.ts";
import { ListingImage } from "./image.ts";
import { ViewingDate } from "./listing-dates.ts";
import type { Listing } from "./listing.ts";
import { CurrencyCode, Measure, WholeMoney } from "./money.ts";
import { sumRange, totalPriceOf } from "./price/total-price.ts";
import { PropertyId } from "./property-id.ts";

/**
 * A unit of a project, as in a table of units (spec §3 additionalInfo, PROP-042). Areas and amounts are single
 * values: a unit is one home.
 */
export const ProjectUnit = z.object({
  propertyId: PropertyId,
  agencyId: AgencyId,
  /** The unit's name in the project: `H0302`, `Unit 12`. */
  unitName: z.string().nullable(),
  title: z.string(),
  availability: z.enum(availabilities),
  propertyType: z.array(z.enum(propertyTypes).exclude(["all"])),
  bedrooms: z.number().nonnegative().nullable(),
  totalRooms: z.number().nonnegative().nullable(),
  /** BRA-i or internal area, else primary room, else total area (D10). */
  area: Measure.nullable(),
  floor: z.int().nullable(),
  price: WholeMoney.nullable(),
  totalPrice: WholeMoney.nullable(),
  currency: CurrencyCode,
  /** Plans of the unit; only with the extra `floorplan`. */
  floorPlans: z.array(ListingImage).optional(),
  /** Viewings of the unit; only with the extra `viewings`. */
  viewingDates: z.array(ViewingDate).optional(),
});
export type ProjectUnit = z.infer<typeof ProjectUnit>;

/** Response of `GET /api/v2/property/child` (PROP-059): the units in the project's own order. */
export const ChildResponse = z.object({ data: z.array(ProjectUnit) });
export type ChildResponse = z.infer<typeof ChildResponse>;

/** What can be requested in addition (PROP-060, where the specification is silent). */
export const UnitExtra = z.enum(unitExtras);
export type UnitExtra = z.infer<typeof UnitExtra>;

type UnitField =
  | "id"
  | "agencyId"
  | "title"
  | "status"
  | "propertyTypes"
  | "details"
  | "prices"
  | "priceStatement"
  | "additionalInfo";

/** Fields of a listing of which a unit is built, with those of its extras. */
export const unitFields = (
  extras: readonly UnitExtra[],
): (UnitField | "images" | "viewingDates")[] => [
  "id",
  "agencyId",
  "title",
  "status",
  "propertyTypes",
  "details",
  "prices",
  "priceStatement",
  "additionalInfo",
  ...(extras.includes("floorplan") ? ["images" as const] : []),
  ...(extras.includes("viewings") ? ["viewingDates" as const] : []),
];

/** Builds the unit of a project from its listing, of which only `unitFields` are read. */
export function toUnit(
  listing: Pick<Listing, UnitField> & Partial<Pick<Listing, "images" | "viewingDates">>,
  extras: readonly UnitExtra[],
  currency: ProjectUnit["currency"],
): ProjectUnit {
  const { details, prices } = listing;
  const area = (primaryArea(details) ?? details.usageArea)?.min ?? null;
  const price = prices.price ?? prices.askingPrice ?? prices.monthly;
  return {
    propertyId: listing.id,
    agencyId: listing.agencyId,
    unitName: listing.additionalInfo.unitName,
    title: listing.title,
    availability: listing.status,
    propertyType: listing.propertyTypes,
    bedrooms: details.bedrooms?.min ?? null,
    totalRooms: details.totalRooms?.min ?? null,
    area: area === null ? null : { metric: "m2", value: area },
    floor: details.floor,
    price: sumRange(price)?.min ?? null,
    totalPrice: (sumRange(prices.totalPrice) ?? totalPriceOf(prices))?.min ?? null,
    currency: price?.currency ?? currency,
    ...(extras.includes("floorplan") && {
      floorPlans: listing.images?.filter(({ type }) => type === "floorplan") ?? [],
    }),
    ...(extras.includes("viewings") && { viewingDates: listing.viewingDates ?? [] }),
  };
}
