import type { SpokenWords } from "../../routing/storefront-route.ts";

/** Words of the account, which no other page needs. */
export const accountWords: SpokenWords = {
  catalogs: { en: () => import("./en.ts"), no: () => import("./no.ts") },
};
