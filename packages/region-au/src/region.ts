import type { Region } from "@hjem/domain/region";
import { regionAuBasics } from "./basics.ts";
import { checklist } from "./checklist.ts";
import { costs } from "./costs.ts";
import { draftPropertyTypes } from "./draft-property-types.ts";
import { draftTexts } from "./draft-texts/draft-texts.ts";
import { facilities, facilitiesByType } from "./facilities.ts";
import { generalAnswers } from "./general-answers.ts";
import { listingSales } from "./listing-sales.ts";
import { placeZones } from "./place-zones.ts";
import { publishing } from "./publishing.ts";
import { terms as termsEn } from "./terms/en.ts";
import { vocabulary } from "./vocabulary.ts";

/** Australia, complete: for the API and for lazily loaded pages. The browser starts with `./basics`. */
export const regionAu: Region = {
  ...regionAuBasics,
  draftPropertyTypes,
  publishing,
  draftTexts,
  facilities,
  facilitiesByType,
  costs,
  // Digital mobile numbers begin with 04 or 05 (ACMA numbering plan).
  mobileNumbers: String.raw`\+61[45]\d{8}`,
  listingSales,
  checklist,
  placeZones,
  stateNames: {
    NSW: "New South Wales",
    VIC: "Victoria",
    QLD: "Queensland",
    WA: "Western Australia",
    SA: "South Australia",
    TAS: "Tasmania",
    ACT: "Australian Capital Territory",
    NT: "Northern Territory",
  },
  vocabulary,
  generalAnswers,
  terms: { en: termsEn },
  mailColors: { accent: "#0f4c75", signal: "#f4c53c", onSignal: "#322600" },
};
