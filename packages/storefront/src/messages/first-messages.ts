import type { Language } from "@hjem/domain/language";
import type { LoadMessages } from "./spoken-words.ts";

/** Words that every page needs: those of the kit and of the frame, one file a language (architecture, Words). */
export const firstMessages: Readonly<Record<Language, LoadMessages>> = {
  en: () => import("./first-messages-en.ts"),
  no: () => import("./first-messages-no.ts"),
};
