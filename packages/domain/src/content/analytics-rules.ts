/** Enumerations and limits of analytics, without zod (spec §3, §4, D113). */

/** What an event records (CMS-049). */
export const eventActions = ["click", "view"] as const;
export type EventAction = (typeof eventActions)[number];

/** What an event is about (CMS-050). */
export const eventObjects = ["property", "project"] as const;

/** Who acts (CMS-051, CMS-052): a signed-in user with the account's id, else a visitor with the visitor id. */
export const eventActors = ["visitor", "user"] as const;

/** Kind of device (CMS-052, D113). */
export const eventDevices = ["mobile", "tablet", "desktop"] as const;
export type EventDevice = (typeof eventDevices)[number];

/** Kind of page (CMS-052, D113). */
export const eventPages = [
  "home",
  "list",
  "property",
  "project",
  "agents",
  "agent",
  "area",
  "landing",
  "first_on_market",
  "content",
  "account",
  "my_listing",
  "other",
] as const;
export type EventPage = (typeof eventPages)[number];

/** Months that single events are stored; sums by day stay (D113). */
export const EVENT_MONTHS = 13;

/** What a click that makes contact names as `metadata.target` (D113). */
export const contactTargets = [
  "phone",
  "email",
  "enquiry",
  "viewing",
  "valuation",
  "share",
  "map",
] as const;
export type ContactTarget = (typeof contactTargets)[number];

/** Of these, what reaches who advertises: the clicks to contact of statistics. Sharing and the map do not. */
export const contactMeasures: readonly ContactTarget[] = [
  "phone",
  "email",
  "enquiry",
  "viewing",
  "valuation",
];

/** Days that statistics can show, the last of which is today. */
export const statisticsRanges = [7, 14, 30, 90] as const;
export type StatisticsRange = (typeof statisticsRanges)[number];

/** What is summed by day. */
export type EventMeasure = "view" | "search" | "visit" | "click" | ContactTarget;

/** The fields of an event by which it is summed. */
interface MeasuredEvent {
  action: EventAction;
  pageType: EventPage;
  objectId: string | null;
  metadata?: Readonly<Record<string, string>> | undefined;
}

/** What an event is summed as: a view of a listing, a search, a visit of another page, a click on a result, or contact. */
export function measureOf({ action, pageType, objectId, metadata }: MeasuredEvent): EventMeasure {
  if (action === "click") {
    return contactTargets.find((target) => target === metadata?.target) ?? "click";
  }
  if (objectId !== null) return "view";
  return pageType === "list" ? "search" : "visit";
}
