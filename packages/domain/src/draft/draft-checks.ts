import { z } from "zod";
import type { DraftListingType } from "../listing/listing-type.ts";
import { WholeMoney } from "../listing/money.ts";
import { allDraftFields } from "../publishing/all-fields.ts";
import type { DraftFieldRow } from "../publishing/draft-field-row.ts";
import { toCamel, toSnake } from "../wire/case.ts";
import { DraftMeasure, LandRegistry, PriceAndDate, PropertyDetail } from "./draft-detail.ts";
import { TITLE_LENGTH } from "./draft-rules.ts";

/** Why a draft does not fit its listing type: paths on the wire with what is wrong there. */
export interface DraftFailure {
  listingType: DraftListingType;
  issues: readonly { path: string; message: string }[];
}

/** Receives failed checks (LIST-105). */
export type OnDraftFailure = (failure: DraftFailure) => void;

/** A number that may be null, but must be there (LIST-095, LIST-096). */
const stated = z.number().nullable();

const detailFields = {
  title: z.string().trim().min(TITLE_LENGTH.min).max(TITLE_LENGTH.max),
  propertyTypes: PropertyDetail.shape.propertyTypes.unwrap().min(1),
  landRegistry: LandRegistry.partial(),
  usageArea: DraftMeasure.nullable(),
  primaryRoom: DraftMeasure.nullable(),
  constructionYear: stated,
  bedrooms: stated,
};
const grossArea = z
  .object({ min: z.number().nonnegative(), max: z.number().positive() })
  .refine(({ min, max }) => min <= max);

const residentialRent = z.looseObject(detailFields);
const residentialSale = residentialRent.extend({ beds: stated });
const leisure = residentialSale.extend({ qualityStandard: z.string().nullable() });
const commercial = residentialRent.extend({ grossArea });

/**
 * Schemas of the fourth tab by listing type (LIST-091..101): holiday homes for rent need what those for sale need
 * (LIST-103), and a residential sale has the key `beds`, which its form leaves null (LIST-100).
 */
const detailSchemas = {
  residential_sale: residentialSale,
  residential_rent: residentialRent,
  leisure_sale: leisure,
  leisure_rent: leisure,
  commercial_sale: commercial,
  commercial_rent: commercial,
} as const satisfies Record<DraftListingType, z.ZodType>;

/** Keys of a part that listing types share, without those of another. */
const keysOf = (part: string, listingType: DraftListingType): string[] =>
  allDraftFields
    .filter(
      ({ path, listingTypes }: DraftFieldRow) =>
        path.startsWith(`${part}.`) && (listingTypes?.includes(listingType) ?? true),
    )
    .map(({ path }) => toCamel(path.split(".")[1] ?? ""));

/** Keys that a schema needs and no form of that listing type has. */
const unaskedKeys = [
  "beds",
  "qualityStandard",
  "usageArea",
  "primaryRoom",
  "constructionYear",
  "bedrooms",
];

/**
 * The stored detail with every key of its listing type: a merge removes emptied fields, and an empty one is null
 * (LIST-095, LIST-100).
 */
export function withDetailKeys(listingType: DraftListingType, detail: PropertyDetail): unknown {
  const keys = [...keysOf("property_detail", listingType), ...unaskedKeys];
  const empty = Object.fromEntries(keys.map((key) => [key, null]));
  return { ...empty, ...detail, landRegistry: detail.landRegistry ?? {} };
}

const amounts = allDraftFields.filter(
  ({ path, control }) => path.startsWith("price_and_date.") && control === "money",
);

/** The amounts of a listing type: nullable whole numbers, and nothing else (LIST-102). */
const priceSchema = (listingType: DraftListingType) =>
  z.looseObject(
    Object.fromEntries(
      amounts
        .filter(({ listingTypes }) => listingTypes?.includes(listingType) ?? true)
        .map(({ path }) => [toCamel(path.split(".")[1] ?? ""), WholeMoney.nullable().optional()]),
    ),
  );

const issuesOf = (part: string, error: z.ZodError | undefined): DraftFailure["issues"] =>
  (error?.issues ?? []).map(({ path, message }) => ({
    path: [part, ...path.map((key) => toSnake(String(key)))].join("."),
    message,
  }));

/**
 * Checks details and prices as a listing type needs them for publication (LIST-087, LIST-091..103). True where they
 * fit; else the handler gets what does not (LIST-105).
 */
export function checkDraft(
  {
    listingType,
    propertyDetail,
    priceAndDate,
  }: { listingType: DraftListingType; propertyDetail: unknown; priceAndDate: unknown },
  onFailure: OnDraftFailure,
): boolean {
  const detail = detailSchemas[listingType].safeParse(propertyDetail);
  const price = PriceAndDate.and(priceSchema(listingType)).safeParse(priceAndDate);
  const issues = [
    ...issuesOf("property_detail", detail.error),
    ...issuesOf("price_and_date", price.error),
  ];
  if (issues.length > 0) onFailure({ listingType, issues });
  return issues.length === 0;
}
