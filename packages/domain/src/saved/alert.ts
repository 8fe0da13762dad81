import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { ListingChange } from "../listing/listing-history.ts";
import { PropertyId } from "../listing/property-id.ts";
import { Property } from "../listing/property.ts";
import { Pagination } from "../search/search-response.ts";
import { alertReasons, DIGEST_HOURS, frequencies } from "./saved-rules.ts";

/** A saved search that an alert comes from. */
const AlertSearch = z.object({ savedSearchId: z.uuid(), name: z.string() });

/** An alert: what happened to a home, and why the person is notified (D70, D72). */
export const Alert = z.object({
  id: z.uuid(),
  /** The most important first; a page names all of them. */
  reasons: z.array(z.enum(alertReasons)).min(1),
  propertyId: PropertyId,
  /** The home as it was after the change. */
  property: Property,
  /** True where its listing is deleted for good: its page does not exist any more. */
  isGone: z.boolean(),
  /** Values before and after, where the reason is a change. */
  changes: z.array(ListingChange),
  /** Saved searches that match; those that were deleted since are left out. */
  searches: z.array(AlertSearch),
  /** True where the person has saved the home. */
  isFavorite: z.boolean(),
  at: Instant,
  readAt: Instant.nullable(),
});
export type Alert = z.infer<typeof Alert>;

/** Query of `GET /api/v2/notifications`. */
export const AlertsQuery = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  size: z.coerce.number().int().min(1).max(100).catch(20).default(20),
  /** Only the alerts of one message: the link of a mail (D72). */
  message: z.uuid().optional(),
});
export type AlertsQuery = Partial<z.infer<typeof AlertsQuery>>;
/** Response, newest first. */
export const AlertsResponse = z.object({
  data: z.array(Alert),
  pagination: Pagination,
  unread: z.int().nonnegative(),
});
export type AlertsResponse = z.infer<typeof AlertsResponse>;

/** Response of `GET /api/v2/notifications/unread`: the number on the bell. */
export const UnreadResponse = z.object({ data: z.object({ unread: z.int().nonnegative() }) });
export type UnreadResponse = z.infer<typeof UnreadResponse>;

/** Body of `POST /api/v2/notifications/read`: ids, or all up to now. */
export const ReadRequest = z.object({
  ids: z.union([z.literal("all"), z.array(z.uuid()).max(200)]),
});
export type ReadRequest = z.infer<typeof ReadRequest>;

/** When messages are sent (D71): of the account, by `GET` and `PATCH /api/v2/notifications/schedule`. */
export const AlertSchedule = z.object({
  /** IANA name, one of the region's zones. */
  timeZone: z.string(),
  /** Local hour of daily and weekly messages. */
  digestHour: z.int().min(DIGEST_HOURS.min).max(DIGEST_HOURS.max),
  /** Day of weekly messages, 1 for Monday. */
  digestDay: z.int().min(1).max(7),
  /** True sends at night too. */
  sendsAtNight: z.boolean(),
});
export type AlertSchedule = z.infer<typeof AlertSchedule>;
export const AlertScheduleChange = AlertSchedule.partial();
export type AlertScheduleChange = z.infer<typeof AlertScheduleChange>;
export const AlertScheduleResponse = z.object({ data: AlertSchedule });
export type AlertScheduleResponse = z.infer<typeof AlertScheduleResponse>;

/** Query of `POST /api/v2/notifications/unsubscribe` and of the page without sign-in (D64, D76). */
export const UnsubscribeQuery = z.object({ token: z.string().min(1).max(200) });

/** What the page of an unsubscribe link shows and changes, without sign-in. */
export const UnsubscribeState = z.object({
  data: z.object({
    /** The saved searches of the message by name, with their frequency; none where it is about saved homes alone. */
    searches: z.array(AlertSearch.extend({ notifications: z.enum(frequencies) })),
    /** False once all alerts by mail are off. */
    isOn: z.boolean(),
  }),
});
export type UnsubscribeState = z.infer<typeof UnsubscribeState>;
/**
 * Body of `POST`: how often a search sends alerts, or all alerts by mail off. Mail programs send
 * `List-Unsubscribe=One-Click` alone, which is all (RFC 8058).
 */
export const UnsubscribeRequest = z.object({
  scope: z.enum(["search", "all"]).catch("all").default("all"),
  /** Only with `search`: one of those of the message; nothing is changed without it. */
  savedSearchId: z.uuid().optional().catch(undefined),
  /** Only with `search`. */
  notifications: z.enum(frequencies).catch("never").default("never"),
});
export type UnsubscribeRequest = z.input<typeof UnsubscribeRequest>;

/** A subscription of a browser to push messages, as `PushSubscription.toJSON()` has it (D75). */
export const PushSubscriptionRequest = z.object({
  endpoint: z.url().max(2_000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export type PushSubscriptionRequest = z.infer<typeof PushSubscriptionRequest>;
/** Response of `GET /api/v2/notifications/push`: the key that a browser subscribes with, null where push is off. */
export const PushKeyResponse = z.object({
  data: z.object({ publicKey: z.string().nullable(), isSubscribed: z.boolean() }),
});
export type PushKeyResponse = z.infer<typeof PushKeyResponse>;
/**
 * Payload of a push message (D75), as JSON with these very names: the message's id and number of alerts; its text is made
 * by the worker.
 */
export const PushPayload = z.object({ messageId: z.uuid(), count: z.int().positive() });
export type PushPayload = z.infer<typeof PushPayload>;
