import type { Language } from "./language.ts";

/** What is true of all homes for sale or to rent in a market, and what asks for it; the assistant says it where the listing says nothing. */
export interface GeneralAnswer {
  /** The homes that it is said of. */
  of: "sale" | "rent" | "any";
  /** Only of homes to spend holidays in. */
  isOfHolidayHomes?: true;
  /** Words of questions, as patterns of the assistant: one of each group must occur. */
  asks: readonly string[];
  /** Said even where a field of the listing has some of the words. */
  isFirst?: true;
  /** It says that the listing states no answer, and what is generally true. */
  isNotStated?: true;
  text: Readonly<Partial<Record<Language, string>>>;
}
