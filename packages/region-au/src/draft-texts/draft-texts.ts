import type { DraftTexts } from "@hjem/domain/publishing/draft-texts";
import { draftTextsEn } from "./en.ts";

/** Texts of the wizard's fields in Australia (LIST-043..072). */
export const draftTexts: DraftTexts = { en: draftTextsEn };
