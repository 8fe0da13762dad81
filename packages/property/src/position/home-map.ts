import { browserPart } from "@hjem/storefront/browser-part";
import type { HomeMapProps } from "./home-map-part.tsx";

/** The map around a home, with the words that the kit says on it: fetched when it is about to be seen. */
export const HomeMap = browserPart<HomeMapProps>(() => import("./home-map-part.tsx"), {
  catalogs: {
    en: () => import("@hjem/ui/map/locales/en.po"),
    no: () => import("@hjem/ui/map/locales/no.po"),
  },
});
