import type { Property } from "@hjem/domain/listing/property";
import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Homes to look at beside this one, none of them twice. */
export interface SimilarHomes {
  /** Like it, in the same places. */
  similar: Property[];
  /** Of its price and size, within reach (PROP-056). */
  recommended: Property[];
}

/** Rows of similar homes at the end of the page, rendered by the server, hydrated after load (D42). */
export const OtherHomes = lazyComponent(() => import("./other-homes.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: [() => import("@hjem/home-card/locales/en.po"), () => import("./locales/en.po")],
      no: [() => import("@hjem/home-card/locales/no.po"), () => import("./locales/no.po")],
    },
  },
});
