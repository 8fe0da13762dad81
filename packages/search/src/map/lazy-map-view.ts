import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The results of a search on a map: loaded with its messages only where it is shown (D42). */
export const MapView = lazyComponent(() => import("./map-view.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: [
        () => import("@hjem/ui/map/locales/en.po"),
        () => import("../model/locales/en.po"),
        () => import("../title/locales/en.po"),
        () => import("./locales/en.po"),
      ],
      no: [
        () => import("@hjem/ui/map/locales/no.po"),
        () => import("../model/locales/no.po"),
        () => import("../title/locales/no.po"),
        () => import("./locales/no.po"),
      ],
    },
  },
});
