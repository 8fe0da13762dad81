import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

/** What a listing states that people ask about. Terms are the market's own, null where the listing has nothing. */
export interface ChatTopics {
  viewing: string | null;
  sharedCost: string | null;
  deposit: string | null;
  /** Whether it is for sale at a price, so that a monthly cost can be calculated. */
  hasMonthlyCost: boolean;
  /** Whether it says if pets are allowed. */
  hasPetRule: boolean;
}

/** Questions of the panel; more would push the text field away on a phone. */
const QUESTIONS_MAX = 3;

/** Questions to begin with, of those that this listing answers. */
export function suggestedQuestions(
  i18n: I18n,
  { viewing, sharedCost, deposit, hasMonthlyCost, hasPetRule }: ChatTopics,
): string[] {
  return [
    viewing && t(i18n)`When is the next ${viewing}?`,
    sharedCost && t(i18n)`What do I pay in ${sharedCost}?`,
    deposit && t(i18n)`How much is the ${deposit}?`,
    hasMonthlyCost && t(i18n)`What does it cost per month?`,
    hasPetRule && t(i18n)`Are pets allowed?`,
    t(i18n)`How far is it to public transport?`,
  ]
    .filter((question) => typeof question === "string")
    .slice(0, QUESTIONS_MAX);
}
