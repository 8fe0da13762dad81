import type { ResultHome } from "@hjem/domain/listing/result-home";
import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Similar homes, without duplicates. */
export interface SimilarHomes {
  /** Similar ones, in the same places. */
  similar: ResultHome[];
  /** Similar in price and size, nearby (PROP-056). */
  recommended: ResultHome[];
}

/** Rows of similar homes at the end of the page, rendered by the server, hydrated after load (D42). */
export const SimilarHomesSection = lazyComponent(() => import("./similar-homes-section.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: [() => import("@hjem/home-card/locales/en.po"), () => import("./locales/en.po")],
      no: [() => import("@hjem/home-card/locales/no.po"), () => import("./locales/no.po")],
    },
  },
});
