import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The homes of a search on a map: comes with its words where it is shown, and no other address asks for it (D42). */
export const MapView = lazyComponent(() => import("./map-view.tsx"), {
  render: "on-visible",
  words: {
    catalogs: {
      en: () => import("./messages/en.ts"),
      no: () => import("./messages/no.ts"),
    },
  },
});
