import type { DraftTexts } from "@hjem/domain/publishing/draft-texts";
import { draftTextsEn } from "./en.ts";
import { draftTextsNo } from "./no.ts";

/** Texts of the wizard's fields in Norway (LIST-043..072). */
export const draftTexts: DraftTexts = { no: draftTextsNo, en: draftTextsEn };
