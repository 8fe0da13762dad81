import type { Property } from "@hjem/domain/listing/property";
import { shownPart } from "@hjem/storefront/shown-part";

/** Homes to look at beside this one, none of them twice. */
export interface Others {
  /** Like it, in the same places. */
  similar: Property[];
  /** Of its price and size, within reach (PROP-056). */
  recommended: Property[];
}

/** Rows of other homes at the end of the page, drawn by the server, alive after load (D42). */
export const OtherHomes = shownPart<Others>(() => import("./other-homes.tsx"), {
  catalogs: {
    en: () => import("./messages-en.ts"),
    no: () => import("./messages-no.ts"),
  },
});
