import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The map around a home, with the words that the kit says on it: fetched when it is about to be seen. */
export const HomeMap = lazyComponent(() => import("./home-map-part.tsx"), {
  render: "client-only",
  words: {
    catalogs: {
      en: () => import("@hjem/ui/map/locales/en.po"),
      no: () => import("@hjem/ui/map/locales/no.po"),
    },
  },
});
