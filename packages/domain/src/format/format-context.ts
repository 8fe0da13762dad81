import type { RegionLanguage } from "../language.ts";
import type { RegionBasics } from "../region.ts";

/** Input of every formatter: the site's region and the active language. A page's context fits. */
export interface FormatContext {
  region: Pick<
    RegionBasics,
    "currency" | "rentPeriod" | "commercialRent" | "sharedCostPeriod" | "isLandInHectares"
  >;
  language: Pick<RegionLanguage, "code" | "formatTag">;
}

/** U+00A0: keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = "\u00a0";
/** U+2013, between the ends of a range. */
export const EN_DASH = "\u2013";
