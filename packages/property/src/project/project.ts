import { shownPart } from "@hjem/storefront/shown-part";
import type { ProjectModel } from "./project-model.ts";

/** A project's timeline and units, or a unit's way up to its project; fetched where there is one (D42). */
export const Project = shownPart<ProjectModel>(() => import("./project-section.tsx"), {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
});
