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

/** One step of the price, formatted. */
export interface StepView {
  day: string;
  action: string;
  price: string;
  /** Against the step before, in money and per cent; empty where there is nothing to compare. */
  change: string;
}

/** View of the changes of a listing: every text in the active language. */
export interface HistoryView {
  propertyId: string;
  /** "History of the price": before the address, in the head. */
  title: string;
  description: string;
  /** Newest first. */
  changes: ChangeView[];
  /** Newest first. */
  steps: StepView[];
  /** First day, days, changes of the price. */
  market: Line[];
}
