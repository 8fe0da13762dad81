import type { PriceMethod } from "../listing/enumerations.ts";
import type { Region } from "../region.ts";
import type { DraftFieldPath } from "./all-fields.ts";
import type { DraftTexts } from "./draft-texts.ts";
import type { PublishingRules } from "./publishing-rules.ts";

/** How a market's homes are published: loaded with the wizard, never in the first load. */
export interface RegionPublishing {
  /** Fields that the market does not use (market §4). */
  unusedFields: readonly DraftFieldPath[];
  /** Ways of stating a price; one alone is never asked for. */
  priceMethods: readonly PriceMethod[];
  /** What law and good practice ask of an advertisement. */
  rules: PublishingRules;
}

/** What the wizard of own listings loads of a market. */
export interface MarketPublishing extends Pick<Region, "draftPropertyTypes"> {
  publishing: RegionPublishing;
  draftTexts: DraftTexts;
}
