import type { CalendarEvent } from "./calendar-file.ts";

/** Start and end in seconds since 1970. */
interface ViewingTimes {
  unixFrom: number;
  unixTo: number;
}

/** What a calendar shows of a home that is viewed. */
export interface ViewedHome {
  propertyId: string;
  address: string;
  position: CalendarEvent["position"];
  /** The market's term: "Visning", "Inspection". */
  term: string;
  /** Lines about the home and about who shows it; empty ones are left out. The address of its page follows. */
  lines: readonly (string | null | undefined)[];
  /** Whole address of its page. */
  url: string;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
}

/**
 * A viewing as an event of a calendar (PROP-055). Its id is the same in every file of the site, so that a calendar
 * shows a viewing once.
 */
export const viewingEvent = (
  { unixFrom, unixTo }: ViewingTimes,
  { propertyId, address, position, term, lines, url, changed }: ViewedHome,
): CalendarEvent => ({
  uid: `viewing-${propertyId}-${unixFrom}@${new URL(url).hostname}`,
  start: unixFrom * 1_000,
  end: unixTo * 1_000,
  changed,
  summary: `${term}: ${address}`,
  location: address,
  description: [...lines, url].filter(Boolean).join("\n"),
  url,
  position,
});
