/** Enumerations and limits of consent and analytics, without zod (spec §3, §4, D112, D113). */

/** Categories of consent, in the order of the form (CMS-038); `necessary` can't be switched off (CMS-040). */
export const consentCategories = [
  "necessary",
  "functional",
  "analytics",
  "performance",
  "advertisement",
] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The state of each category. */
export type ConsentStatus = Record<ConsentCategory, boolean>;

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

/** Most events of one request, and the longest that an event waits for others, in milliseconds (D113). */
export const EVENTS_PER_REQUEST_MAX = 50;
export const EVENT_WAIT_MS = 5_000;
/** Months that single events and consents are stored; sums by day stay (D112, D113). */
export const EVENT_MONTHS = 13;
export const CONSENT_MONTHS = 24;

/** Version of the cookie policy that the product brings; a change asks everybody again (D112). */
export const COOKIE_POLICY_VERSION = "2026-11-23";

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

/** First segments of paths that no event is sent from (CMS-056..059); `/admin-listing` with what it begins. */
const blockedSegments = ["preview", "r"];

/** True for a path that no event is sent from (spec §4). */
export const isBlockedPath = (pathname: string): boolean => {
  const segment = pathname.split("/")[1] ?? "";
  return blockedSegments.includes(segment) || segment.startsWith("admin-listing");
};

/** True for an event with action and timestamp; another is not sent (CMS-054, CMS-055). */
export const canSend = (event: {
  action?: string | undefined;
  timestamp?: string | undefined;
}): boolean => Boolean(event.action && event.timestamp);
