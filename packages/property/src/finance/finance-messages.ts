import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Words of the tabs about loan and insurance, which come with them. */
export const financeMessages: MessageCatalogs = {
  catalogs: { en: () => import("./messages/en.ts"), no: () => import("./messages/no.ts") },
};
