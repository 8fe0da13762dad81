import { shownPart } from "@hjem/storefront/shown-part";
import type { MapViewProps } from "./map-view.tsx";

/** The homes of a search on a map: comes with its words where it is shown, and no other address asks for it (D42). */
export const MapView = shownPart<MapViewProps>(() => import("./map-view.tsx"), {
  catalogs: {
    en: () => import("./words/en.ts"),
    no: () => import("./words/no.ts"),
  },
});
