import type { Messages } from "@lingui/core";

/** The kit's words, one file per language; the frame puts them into its start catalog. */
export const catalogs: Record<"en" | "no", () => Promise<{ messages: Messages }>> = {
  en: () => import("./locales/en.po"),
  no: () => import("./locales/no.po"),
};
