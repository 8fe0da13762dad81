import { formatAreaRange, formatLandArea } from "@hjem/domain/format/format-measure";
import type { ListingDetails } from "@hjem/domain/listing/listing-details";
import type { TermKey } from "@hjem/domain/terms";
import type { PageContext } from "@hjem/storefront/page-context";
import type { Line } from "../section/line.ts";
import { type AreaLine, areaParts, areaSums } from "./area-lines.ts";

/** A part of the bar: its label, if there is room, and its size in square metres. */
export interface AreaPart {
  size: number;
  figure: string;
}

/** All areas of a home; fewer than two parts have no bar. */
export interface ListingAreas {
  parts: AreaPart[];
  lines: Line[];
}

/** Minimum share of the whole for a part to show its label. */
const LABELLED_SHARE = 0.1;
/** The same for a label with two numbers. */
const LABELLED_RANGE_SHARE = 0.2;

/** Areas that are among the key facts: one of them alone needs no list. */
const KEY_AREAS: readonly TermKey[] = [
  "area.internal",
  "area.primaryRoom",
  "area.usageArea",
  "area.grossArea",
  "area.plotArea",
];

/** A home's areas in its market's terms; none where its only one is a key fact. */
export function listingAreas(
  page: Pick<PageContext, "region" | "language" | "term">,
  details: ListingDetails,
): ListingAreas {
  const isShown = ({ term }: AreaLine) => page.term(term) !== "";
  const parts = areaParts(details).filter(isShown);
  const all = [...parts, ...areaSums(details).filter(isShown)];
  const [only, ...others] = all;
  if (only && others.length === 0 && KEY_AREAS.includes(only.term)) return { parts: [], lines: [] };
  const whole = parts.reduce((sum, { area }) => sum + area.max, 0);
  return {
    parts:
      parts.length < 2
        ? []
        : parts.map(({ area: { min, max } }) => ({
            size: max,
            figure:
              max / whole < (min === max ? LABELLED_SHARE : LABELLED_RANGE_SHARE)
                ? ""
                : formatAreaRange(page, min, max),
          })),
    lines: all.map(({ term, area: { min, max } }) => ({
      label: page.term(term),
      value: min === max ? formatLandArea(page, max) : formatAreaRange(page, min, max),
    })),
  };
}
