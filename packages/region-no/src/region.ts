import type { Region } from "@hjem/domain/region";
import { regionNoBasics } from "./basics.ts";
import { checklist } from "./checklist.ts";
import { costs } from "./costs.ts";
import { draftPropertyTypes } from "./draft-property-types.ts";
import { draftTexts } from "./draft-texts/draft-texts.ts";
import { facilities, facilitiesByType } from "./facilities.ts";
import { generalAnswers } from "./general-answers.ts";
import { listingSales } from "./listing-sales.ts";
import { publishing } from "./publishing.ts";
import { terms as termsEn } from "./terms/en.ts";
import { terms as termsNo } from "./terms/no.ts";
import { vocabulary } from "./vocabulary.ts";

/** Norway, complete: for the API and for lazily loaded pages. The browser starts with `./basics`. */
export const regionNo: Region = {
  ...regionNoBasics,
  draftPropertyTypes,
  publishing,
  draftTexts,
  facilities,
  facilitiesByType,
  signInOnlyIfConfigured: ["facebook"],
  costs,
  // Norwegian mobile numbers begin with 4 or 9 (Nkom numbering plan).
  mobileNumbers: String.raw`\+47[49]\d{7}`,
  listingSales,
  checklist,
  vocabulary,
  generalAnswers,
  terms: { no: termsNo, en: termsEn },
  mailColors: { accent: "#14513f", signal: "#f6a13c", onSignal: "#371d00" },
};
