import type { DraftPatch } from "@hjem/domain/draft/draft";
import { DESCRIPTION_MAX_LENGTH } from "@hjem/domain/draft/draft-rules";
import { isRecord } from "@hjem/domain/narrow";
import { withoutControls } from "@hjem/domain/text/clean-text";
import { cleanMarkup } from "@hjem/domain/text/markup";
import { ApiError } from "../../plugins/api-error.ts";

/** Characters of the costs' description as HTML. */
const SHARED_COSTS_MAX_LENGTH = 4_000;

/** Text as it can be stored: without control and direction characters and broken surrogates, as typed otherwise. */
const cleanText = (text: string): string => withoutControls(text.toWellFormed());

/** Every text of a value made storable. */
function cleanTexts<Value>(value: Value): Value;
function cleanTexts(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map((each) => cleanTexts(each));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner)]));
}

/** HTML with the tags of a listing alone. @throws {ApiError} where it is too long once it is escaped. */
function cleanHtml(html: string | null | undefined, field: string, max: number): string | null {
  const cleaned = cleanMarkup(html ?? "");
  if (cleaned.length > max) {
    const fieldErrors = [{ field, sentence: "too_long" as const, values: { max: String(max) } }];
    throw new ApiError("validation_failed", { fieldErrors });
  }
  return cleaned || null;
}

/**
 * A change as it is stored: without control and direction characters and broken surrogates, as typed otherwise; HTML with the tags of
 * a listing alone.
 * @throws {ApiError} `validation_failed` for HTML that is too long once it is escaped.
 */
export function cleanPatch(sent: DraftPatch): DraftPatch {
  const { propertyDetail, priceAndDate, ...patch } = cleanTexts(sent);
  const { description } = propertyDetail ?? {};
  const { sharedCostsDescriptionHtml: costs } = priceAndDate ?? {};
  return {
    ...patch,
    ...(propertyDetail && {
      propertyDetail: {
        ...propertyDetail,
        ...(description !== undefined && {
          description: cleanHtml(
            description,
            "property_detail.description",
            DESCRIPTION_MAX_LENGTH,
          ),
        }),
      },
    }),
    ...(priceAndDate && {
      priceAndDate: {
        ...priceAndDate,
        ...(costs !== undefined && {
          sharedCostsDescriptionHtml: cleanHtml(
            costs,
            "price_and_date.shared_costs_description_html",
            SHARED_COSTS_MAX_LENGTH,
          ),
        }),
      },
    }),
  };
}
