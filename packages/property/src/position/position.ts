import { shownPart } from "@hjem/storefront/shown-part";
import type { PositionModel } from "./position-model.ts";

/** Where a home lies: map, stops and the way of the sun; drawn by the server, alive after load (D42). */
export const Position = shownPart<PositionModel>(() => import("./position-section.tsx"), {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
});
