import type { DraftPatch } from "@hjem/domain/draft/draft";
import { DESCRIPTION_MAX_LENGTH } from "@hjem/domain/draft/draft-rules";
import { isRecord } from "@hjem/domain/narrow";
import { cleanMarkup } from "@hjem/domain/text/markup";
import type { DraftContent } from "../../db/draft-tables.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** Characters of the costs' description as HTML. */
const SHARED_COSTS_MAX_LENGTH = 4_000;

/** A draft without content. */
export const emptyContent: DraftContent = {
  location: {},
  propertyDetail: {},
  priceAndDate: {},
  contacts: {},
};

/** Text as it can be stored: without control characters and broken surrogates, as typed otherwise. */
const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(/\p{Cc}/gu, (sign) => ("\t\n\r".includes(sign) ? sign : ""));

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

/** The nickname of the place stands in the land register too, unless the owner has written another there (LIST-050). */
function mergeLandRegistry(stored: DraftContent, patch: DraftPatch) {
  const before = stored.propertyDetail.landRegistry;
  const changed = patch.propertyDetail?.landRegistry;
  const nickname = patch.location?.subLocalityNickname;
  const isOwn =
    Boolean(before?.subLocalityNickname) &&
    before?.subLocalityNickname !== stored.location.subLocalityNickname;
  const filled = nickname === undefined || isOwn ? {} : { subLocalityNickname: nickname };
  if (!changed && nickname === undefined) return {};
  return { landRegistry: { ...before, ...filled, ...changed } };
}

/**
 * The content of a draft after a change (RFC 7396, D89): missing fields stay, `null` empties one. HTML is cleaned, and
 * text is stored as typed.
 * @throws {ApiError} `validation_failed` for HTML that is too long.
 */
export function mergeDraft(stored: DraftContent, sent: DraftPatch): DraftContent {
  const patch = cleanTexts(sent);
  const { description } = patch.propertyDetail ?? {};
  const { sharedCostsDescriptionHtml } = patch.priceAndDate ?? {};
  return {
    location: { ...stored.location, ...patch.location },
    propertyDetail: {
      ...stored.propertyDetail,
      ...patch.propertyDetail,
      ...mergeLandRegistry(stored, patch),
      ...(description === undefined
        ? {}
        : {
            description: cleanHtml(
              description,
              "property_detail.description",
              DESCRIPTION_MAX_LENGTH,
            ),
          }),
    },
    priceAndDate: {
      ...stored.priceAndDate,
      ...patch.priceAndDate,
      ...(sharedCostsDescriptionHtml === undefined
        ? {}
        : {
            sharedCostsDescriptionHtml: cleanHtml(
              sharedCostsDescriptionHtml,
              "price_and_date.shared_costs_description_html",
              SHARED_COSTS_MAX_LENGTH,
            ),
          }),
    },
    contacts: { ...stored.contacts, ...patch.contacts },
  };
}
