import type { PriceMethod } from "../listing/enumerations.ts";
import type { DraftFieldPath } from "./all-fields.ts";
import type { PublishingRules } from "./publishing-rules.ts";

/** How a market's homes are published: loaded with the wizard, never in the first load. */
export interface RegionPublishing {
  /** Fields that the market does not use (market §4). */
  unusedFields: readonly DraftFieldPath[];
  /** Ways of stating a price; one alone is never asked for. */
  priceMethods: readonly PriceMethod[];
  /** What law and good practice ask of an advertisement. */
  rules: PublishingRules;
  /** Guides for those who advertise, as names of pages (`/page/{name}`): to sell a home and to let one. */
  guides: Readonly<Record<"sale" | "rent", string>>;
}
