import { lazyComponent } from "@hjem/storefront/lazy-component";

/** A result in a list: picture, text, ledger (visual.md §6). The whole row is one link, its title. */
export const PropertyRow = lazyComponent(() => import("./property-row-part.tsx"));
