import type { AnalyticsEvent } from "@hjem/domain/content/analytics-event";
import type { EventAction, EventPage } from "@hjem/domain/content/analytics-rules";
import { paths } from "@hjem/domain/paths";
import type { RegionBasics } from "@hjem/domain/region";
import { deviceTypeOf } from "../visitor/device-type.ts";
import { pageParameters } from "./page-parameters.ts";

/** Where a visit came from (CMS-048). */
export type VisitUtm = NonNullable<AnalyticsEvent["utm"]>;

const WORD_MAX = 200;
const SEARCH_MAX = 2_000;
const utmNames = ["source", "medium", "campaign", "term", "content"] as const;

/** The `utm_` parameters of an address; null without any. */
export function utmOf(search: string): VisitUtm | null {
  const parameters = new URLSearchParams(search);
  const utm: VisitUtm = {};
  for (const name of utmNames) {
    const value = parameters.get(`utm_${name}`);
    if (value) utm[name] = value.slice(0, WORD_MAX);
  }
  return Object.keys(utm).length > 0 ? utm : null;
}

const pagesByStart: readonly (readonly [start: string, page: EventPage])[] = [
  [paths.list.path, "list"],
  ["/property/", "property"],
  ["/agent/", "agent"],
  [paths.agentSearch.path, "agents"],
  ["/locations", "area"],
  [paths.landing.path, "landing"],
  [paths.firstOnMarket.path, "first_on_market"],
  [paths.myListing.path, "my_listing"],
  [paths.user.path, "account"],
  [paths.login.path, "account"],
  ["/page/", "content"],
  [paths.aboutUs.path, "content"],
  [paths.policy.path, "content"],
  [paths.cookiePolicy.path, "content"],
  [paths.privacyPolicy.path, "content"],
  [paths.gdpr.path, "content"],
  [paths.salesConditions.path, "content"],
  [paths.termsAndConditions.path, "content"],
];

/** Kind of a page by its path (CMS-052, D113). */
export function pageTypeOf(pathname: string): EventPage {
  if (pathname === paths.home.path) return "home";
  return pagesByStart.find(([start]) => pathname.startsWith(start))?.[1] ?? "other";
}

/** The listing of a page or link; null for another path. */
export const listingIdOf = (pathname: string): string | null => {
  const [, first, , id] = pathname.split("/");
  return first === "property" && id ? decodeURIComponent(id) : null;
};

/** What was viewed or pressed, and where. */
export interface EventInput {
  action: EventAction;
  /** Null for a page or a search. */
  objectId: string | null;
  /** The page of the listing shows the units of a project. @default false */
  isProject?: boolean;
  /** What was pressed to make contact. */
  target?: string;
  pathname: string;
  search: string;
  region: Pick<RegionBasics, "pageBlocking">;
  /** The signed-in account; null for a visitor. */
  userId: string | null;
  visitorId: string;
  visit: { token: string; utm: VisitUtm | null };
  /** Width of the window in pixels. */
  width: number;
  /** Milliseconds since 1970. */
  now: number;
}

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

/** The event as the API receives it, with what the address says about a search (CMS-046..052). */
export function buildEvent(input: EventInput): AnalyticsEvent {
  const parameters = pageParameters(input.search, input.region);
  for (const name of utmNames) parameters.delete(`utm_${name}`);
  const pageType = pageTypeOf(input.pathname);
  const isList = pageType === "list";
  const text = (name: string) => parameters.get(name)?.slice(0, WORD_MAX) || undefined;
  const isProject = input.isProject ?? false;
  return {
    actorType: input.userId === null ? "visitor" : "user",
    actorId: input.userId ?? input.visitorId,
    action: input.action,
    objectId: input.objectId,
    objectType: input.objectId === null ? null : isProject ? "project" : "property",
    deviceType: deviceTypeOf(input.width),
    interactionSessionToken: input.visit.token,
    timestamp: new Date(input.now).toISOString(),
    pageType: pageType === "property" && isProject ? "project" : pageType,
    isLoggedIn: input.userId !== null,
    ...(isList && {
      sorting: text("sorting"),
      order: text("order"),
      page: positive(parameters.get("page")),
      size: positive(parameters.get("size")),
      showby: parameters.getAll("showby").join().slice(0, WORD_MAX) || undefined,
      searchParameter: `${parameters}`.slice(0, SEARCH_MAX) || undefined,
    }),
    ...(input.target !== undefined && { metadata: { target: input.target } }),
    ...(input.visit.utm && { utm: input.visit.utm }),
  };
}

/** First segments of paths that no event is sent from (CMS-056..059); `/admin-listing` with what it begins. */
const blockedSegments = ["preview", "r"];

/** True for a path that no event is sent from (spec §4). */
export const isBlockedPath = (pathname: string): boolean => {
  const segment = pathname.split("/")[1] ?? "";
  return blockedSegments.includes(segment) || segment.startsWith("admin-listing");
};
