import type { SpokenWords } from "@hjem/storefront/routes";

/** Words of the tabs about loan and insurance, which come with them. */
export const financeWords: SpokenWords = {
  catalogs: { en: () => import("./words/en.ts"), no: () => import("./words/no.ts") },
};
