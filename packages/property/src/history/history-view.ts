import type { Line } from "../section/line.ts";

/** One change of a listing, formatted. */
export interface ChangeView {
  /** When it was published, in milliseconds since 1970. */
  at: number;
  day: string;
  what: string;
  before: string;
  after: string;
}

/** View of the changes of a listing: every text in the active language. */
export interface HistoryView {
  propertyId: string;
  /** "Price history": precedes the address in the title. */
  title: string;
  description: string;
  /** What was changed, and what became of its price, also before this listing; newest first. */
  changes: ChangeView[];
  /** First day, number of days, number of price changes. */
  market: Line[];
}
