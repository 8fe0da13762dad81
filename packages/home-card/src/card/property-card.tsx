import type { Property } from "@hjem/domain/listing/property";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { ReactNode } from "react";
import type { FoundWords } from "./marked-text.tsx";

export type { FoundWords };

/** What a project has of what was searched, and the way to its page with those homes marked (D55). */
export interface UnitsLine {
  label: string;
  href: string;
}

/** Props of a result, as card or as row. */
export interface PropertyResultProps {
  property: Property;
  /** What lies at the top right of the picture, e.g. a heart. */
  corner?: ReactNode;
  /** Its picture is the largest of the first view: it is fetched before all others. @default false */
  isPriority?: boolean;
  /** Where the words that were looked for stand. */
  found?: FoundWords;
  /** Of a project: which of its homes were found. */
  units?: UnitsLine;
}

/** A result in a grid: picture, price, address, facts, next viewing (visual.md §6). */
export const PropertyCard = lazyComponent(() => import("./property-card-part.tsx"));
