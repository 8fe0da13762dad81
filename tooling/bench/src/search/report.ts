import { milliseconds, ratio, table } from "../table.ts";
import type { Timing } from "../timing.ts";
import type { ApiProcess } from "./api-process.ts";
import { type SearchShape, searchShapes } from "./search-shapes.ts";

/** Limits of a search as a multiple of its 12 cards by key: up to 100,000 listings, and above. */
const cardBounds = { small: 3, large: 6 };
const SMALL_MAX = 100_000;
/** Counts of every choice of every filter against the cards of a page. */
const CHOICES_BOUND = 3;
/** Limit of a map without filters, as a multiple of an empty route. */
const EMPTY_BOUND = 2;
/** Limit of a search near addresses, as a multiple of the same search without them. */
const WITHOUT_REACH_BOUND = 2;
const FILTERED_MAP_MS = 50;
/** Limit of the p95 with ten times the listings, as a multiple. */
const GROWTH_BOUND = 2;
const GROWTH = [100_000, 1_000_000] as const;
const LOAD_SECONDS = 15;

/** Measurements of one kind of search. */
export interface Measured extends Timing {
  /** With several clients at once. */
  many: Timing;
  /** The same search in SQLite, in process. */
  sqlite: Timing | null;
}

/** All measurements at one size. */
export interface SizeReport {
  count: number;
  loaded: ApiProcess["loaded"];
  residentBytes: number;
  /** Load of the machine at the end. */
  load: number;
  /** The cards by key first, then the empty route, then the shapes. */
  measured: readonly Measured[];
}

const stored = (isStored: boolean): string => (isStored ? "✓" : "✗");
const megabytes = (size: number): string => `${Math.round(size / 1e6)} MB`;

const verdict = ({ bound }: SearchShape, shape: Measured, { count, measured }: SizeReport) => {
  const [byKey, empty] = measured;
  switch (bound) {
    case "cards": {
      const most = count <= SMALL_MAX ? cardBounds.small : cardBounds.large;
      return `by key ${ratio(shape.p50 / (byKey?.p50 ?? Number.NaN), most)}`;
    }
    case "choices":
      return `by key ${ratio(shape.p50 / (byKey?.p50 ?? Number.NaN), CHOICES_BOUND)}`;
    case "empty route":
      return `empty ${ratio(shape.p50 / (empty?.p50 ?? Number.NaN), EMPTY_BOUND)}`;
    case "twice 2": {
      const without = measured.find(({ name }) => name.startsWith("2 type"));
      return `2 ${ratio(shape.p50 / (without?.p50 ?? Number.NaN), WITHOUT_REACH_BOUND)}`;
    }
    default:
      return `p95 of 50 ms ${stored(Math.max(shape.p95, shape.many.p95) <= FILTERED_MAP_MS)}`;
  }
};

/** The table of one size. */
export const sizeText = (report: SizeReport, clients: number): string => {
  const { count, loaded, residentBytes, load, measured } = report;
  const seconds = loaded.loadMs / 1000;
  const rows = measured.map((each) => {
    const shape = searchShapes.find(({ name }) => name === each.name);
    return [
      each.name,
      milliseconds(each.p50),
      milliseconds(each.p95),
      milliseconds(each.many.p50),
      milliseconds(each.many.p95),
      shape ? verdict(shape, each, report) : "",
      each.sqlite ? milliseconds(each.sqlite.p50) : "",
      each.sqlite ? milliseconds(each.sqlite.p95) : "",
      each.sqlite && count > SMALL_MAX ? stored(each.p50 <= each.sqlite.p50) : "",
    ];
  });
  return [
    `${count.toLocaleString("en")} listings: index loaded in ${seconds.toFixed(1)} s ` +
      `(${LOAD_SECONDS} s ${stored(seconds <= LOAD_SECONDS)}), ${megabytes(loaded.bytes)} of it, ` +
      `${megabytes(residentBytes)} the whole process; load ${load.toFixed(1)}.`,
    table(
      [
        "",
        "p50",
        "p95",
        `p50, ${clients} clients`,
        "p95",
        "held to",
        "node:sqlite p50",
        "p95",
        "no slower",
      ],
      rows,
    ),
  ].join("\n");
};

/** Growth of the p95 from 100,000 to a million listings; null unless both were measured. */
export const growthText = (reports: readonly SizeReport[]): string | null => {
  const [small, large] = GROWTH.map((size) => reports.find(({ count }) => count === size));
  if (!small || !large) return null;
  const rows = large.measured.map(({ name, p95 }) => {
    const before = small.measured.find((each) => each.name === name)?.p95 ?? Number.NaN;
    const growth = p95 / before;
    const isShape = searchShapes.some((shape) => shape.name === name);
    const view = isShape ? ratio(growth, GROWTH_BOUND) : `${growth.toFixed(2)}×`;
    return [name, milliseconds(before), milliseconds(p95), view];
  });
  return table(["p95 with ten times the listings", "100,000", "1,000,000", "growth"], rows);
};
