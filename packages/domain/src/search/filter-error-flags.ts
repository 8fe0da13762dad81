import { hasNoRoomForDebt } from "./filter-check.ts";
import { STUDIO } from "./filter-choices.ts";
import { isFutureYear } from "./filters/numeric-bounds.ts";
import { rangeNames, type RangeName } from "./reversed-ranges.ts";
import { searchFields } from "./search-fields.ts";

/** Errors of a typed range. */
export type FilterErrorRule =
  | "min_above_max"
  | "year_in_future"
  | "unreadable"
  | "total_below_asking";

/** An invalid range: its error, and the field to mark. */
export interface FilterErrorFlag {
  name: RangeName;
  rule: FilterErrorRule;
  field: `${RangeName}${"Min" | "Max"}`;
}

const isFutureConstruction = (name: RangeName, text: string, today: string): boolean =>
  name === "constructionYear" && /^\d{4}$/.test(text) && isFutureYear(Number(text), today);

/** The errors of each range by itself. */
const rangeErrors = (form: URLSearchParams, today: string): FilterErrorFlag[] =>
  rangeNames.flatMap((name): FilterErrorFlag[] => {
    const ends = (["Min", "Max"] as const).map((end) => {
      const field = `${name}${end}` as const;
      const text = (form.get(field) ?? "").trim();
      const isEmpty = text === "" || (field === "bedroomMin" && text === STUDIO);
      const { value, isCorrected } = isEmpty ? {} : searchFields[field].read([text], today);
      return { field, text, value, isCorrected };
    });
    const wrong = ends.find(({ isCorrected }) => isCorrected);
    if (wrong) {
      const rule = isFutureConstruction(name, wrong.text, today) ? "year_in_future" : "unreadable";
      return [{ name, rule, field: wrong.field }];
    }
    const [min, max] = ends;
    const isReversed =
      min?.value !== undefined && max?.value !== undefined && min.value > max.value;
    return isReversed ? [{ name, rule: "min_above_max", field: max.field }] : [];
  });

/**
 * The error flags of a form before it is submitted (spec §5): a value that is no number within its bounds, a future
 * year, a minimum above its maximum, a total price that leaves no room for a joint debt (SRCH-145). At most one per
 * range, so that there is one message to act on.
 */
export const filterErrorFlags = (form: URLSearchParams, today: string): FilterErrorFlag[] => {
  const fieldErrors = rangeErrors(form, today);
  const isRight = !fieldErrors.some(({ name }) => name === "askingPrice" || name === "totalPrice");
  const read = (field: "askingPriceMin" | "totalPriceMax") =>
    searchFields[field].read([form.get(field) ?? ""], today).value;
  const requested = {
    askingPriceMin: read("askingPriceMin"),
    totalPriceMax: read("totalPriceMax"),
  };
  return isRight && hasNoRoomForDebt(requested)
    ? [...fieldErrors, { name: "totalPrice", rule: "total_below_asking", field: "totalPriceMax" }]
    : fieldErrors;
};
