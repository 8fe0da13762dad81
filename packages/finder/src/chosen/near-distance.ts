import { formatDistance } from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { PageContext } from "@hjem/storefront/page-context";

const KILOMETRE = 1_000;
const NO_BREAK_SPACE = "\u00a0";

/** A radius as one says it: whole kilometres without a decimal, all else as every distance. */
export const nearDistance = (page: Pick<PageContext, "language">, metres: number): string =>
  metres >= KILOMETRE && metres % KILOMETRE === 0
    ? `${formatNumber(page, metres / KILOMETRE)}${NO_BREAK_SPACE}km`
    : formatDistance(page, metres);
