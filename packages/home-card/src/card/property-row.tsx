import { lazyPart } from "@hjem/storefront/lazy-part";
import type { PropertyResultProps } from "./property-card.tsx";

/** A result in a list: picture, text, ledger (visual.md §6). The whole row is one link, its title. */
export const PropertyRow = lazyPart<PropertyResultProps>(() => import("./property-row-part.tsx"));
