import type { TabRules } from "@hjem/domain/draft/complete-tabs";
import type { Language } from "@hjem/domain/language";
import type { DraftTextsOfLanguage } from "@hjem/domain/publishing/draft-texts";
import type { RegionBasics, MarketPublishing } from "@hjem/domain/region";
import { createContext, use } from "react";

/** What of the market the wizard needs beside the first load (market §4). */
export interface WizardMarket extends MarketPublishing {
  /** Texts of the fields in the page's language. */
  texts: DraftTextsOfLanguage;
  rules: TabRules;
}

const Market = createContext<WizardMarket | null>(null);

/** Provides the market's fields and their texts to the tabs. */
export const WizardMarketProvider = Market;

/** The market's fields and their texts. */
export function useWizardMarket(): WizardMarket {
  const market = use(Market);
  if (!market) throw new Error("useWizardMarket is used outside of the wizard");
  return market;
}

/** The wizard's data of a market in a language. */
export function marketOf(
  { timeZones, id }: Pick<RegionBasics, "timeZones" | "id">,
  language: Language,
  market: MarketPublishing,
): WizardMarket {
  const texts = market.draftTexts[language];
  if (!texts) throw new Error(`${id} has no texts of drafts in ${language}`);
  const hasStates = Object.keys(timeZones.byState).length > 0;
  return { ...market, texts, rules: { publishing: market.publishing, hasStates } };
}
