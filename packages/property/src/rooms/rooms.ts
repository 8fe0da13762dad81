import { shownPart } from "@hjem/storefront/shown-part";
import type { RoomsModel } from "./rooms-model.ts";

/** The rooms of a home by its plan, and ideas for them; fetched where there are any (D42, LEAD-016). */
export const Rooms = shownPart<RoomsModel>(() => import("./rooms-section.tsx"), {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
});
