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

/** One step of the price history, formatted. */
export interface StepView {
  day: string;
  action: string;
  price: string;
  /** Change from the previous step, in amount and per cent; empty without one. */
  change: string;
}

/** View of the changes of a listing: every text in the active language. */
export interface HistoryView {
  propertyId: string;
  /** "Price history": precedes the address in the title. */
  title: string;
  description: string;
  /** Newest first. */
  changes: ChangeView[];
  /** Newest first. */
  steps: StepView[];
  /** First day, number of days, number of price changes. */
  market: Line[];
}
