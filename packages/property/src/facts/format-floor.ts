import { formatNumber } from "@hjem/domain/format/format-number";
import type { ListingDetails } from "@hjem/domain/listing/listing-details";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** One floor: `2. etasje`, `Level 2`; the one at the ground has the market's name, also where a building counts it as 0. */
function storeyOf(page: Translator, storey: number): string {
  if (storey === 0 || storey === 1) return page.term("detail.groundFloor");
  const label = page.term("detail.floor");
  const number = formatNumber(page, storey);
  return t(page.i18n)`${label} ${number}`;
}

/** The floor of a home, and of how many: `2. etasje av 4`; for a house the number of floors. Empty if unknown. */
export function formatFloor(
  page: Translator,
  { floor, floors }: Pick<ListingDetails, "floor" | "floors">,
): string {
  if (floor === null) return "";
  const storey = storeyOf(page, floor);
  if (floors === null) return storey;
  const all = formatNumber(page, floors);
  return t(page.i18n)`${storey} of ${all}`;
}
