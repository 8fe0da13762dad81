import type { SpokenWords } from "@hjem/storefront/routes";

/** Every word of the account: it comes with what is drawn, and not with first load (D42). */
export const accountWords: SpokenWords = {
  catalogs: { en: () => import("./en.ts"), no: () => import("./no.ts") },
};
