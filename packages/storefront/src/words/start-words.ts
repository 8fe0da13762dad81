import type { Language } from "@hjem/domain/language";
import type { LoadMessages } from "./spoken-words.ts";

/** Words that every page needs: those of the kit and of the frame, one file a language (architecture, Words). */
export const startWords: Readonly<Record<Language, LoadMessages>> = {
  en: () => import("./start-words-en.ts"),
  no: () => import("./start-words-no.ts"),
};
