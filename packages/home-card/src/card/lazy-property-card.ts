import type { ResultHome } from "@hjem/domain/listing/result-home";
import type { ViewingDays } from "@hjem/domain/listing/viewing-date";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { ReactNode } from "react";
import type { KeywordHighlights } from "./highlighted-text.tsx";
import type { SaidTag } from "./result-tags.tsx";

export type { KeywordHighlights };

/** Number of matching units of a project, and the link to its page with them marked (D55). */
export interface UnitsLine {
  label: string;
  href: string;
}

/** Lines of a rental, each with its term: deposit, available from, pets. */
export type RentalLines = readonly (readonly [term: string, value: string])[];

/** Props of a result, as card or as row. */
export interface PropertyResultProps {
  property: ResultHome;
  /** Content at the top right of the picture. @default its heart */
  corner?: ReactNode;
  /** True for the first result: its picture is loaded eagerly. @default false */
  isPriority?: boolean;
  /** Where keywords match. */
  found?: KeywordHighlights;
  /** For a project: which of its units match. */
  units?: UnitsLine;
  /** For a home for rent: what a tenant asks first, as far as it is stated. */
  rental?: RentalLines;
  /** Tags that a heading above it says already. */
  said?: readonly SaidTag[];
  /** Days of viewings of the search that found it. */
  viewingDays?: ViewingDays;
}

/** A result that shows nothing but its home is the same on every page of a minute. The server alone shares HTML. */
export const resultHtmlSource = ({
  property,
  corner,
  isPriority,
  found,
  units,
  rental,
  said,
  viewingDays,
}: PropertyResultProps): ResultHome | null =>
  !import.meta.env.SSR ||
  corner ||
  isPriority ||
  found ||
  units ||
  rental ||
  said ||
  viewingDays?.length
    ? null
    : property;

/** A result in a grid: picture, price, address, facts, next viewing (visual.md §6). */
export const PropertyCard = lazyComponent(() => import("./property-card.tsx"), {
  htmlSource: resultHtmlSource,
});
