/** Limits, lifetimes and names of what a person saves; no zod, the browser loads this first (D42). */
import { DAY_MS, MINUTE_MS } from "../durations.ts";

/** Limits of a person and of a collection (D60); what is above them is rejected with 422. */
export const COLLECTIONS_MAX = 50;
export const COLLECTION_HOMES_MAX = 5_000;
/** Persons of a collection, its owner included. */
export const COLLECTION_MEMBERS_MAX = 20;
export const COLLECTION_NAME_MAX_LENGTH = 100;
/** The name of the default collection on the wire; nobody else may use it (FAV-015, D60). */
export const DEFAULT_COLLECTION_NAME = "default";
/** Homes added by one call. */
export const HOMES_ADDED_MAX = 500;
export const NOTE_MAX_LENGTH = 2_000;
export const REASON_MAX_LENGTH = 500;
export const QUESTION_MAX_LENGTH = 500;
export const QUESTIONS_MAX = 50;
/** Lines of a viewing checklist that a person fills in for a home. */
export const CHECKS_MAX = 60;
/** Homes that are compared side by side. */
export const COMPARE_MAX = 6;
export const COLLECTION_PAGE_SIZE = 24;
/** Time in which a deletion can be undone. */
export const UNDO_MS = 5 * MINUTE_MS;

/** Invitations (D63). */
export const INVITATION_MS = 14 * DAY_MS;
export const INVITATIONS_A_DAY = 20;
export const INVITATIONS_OF_ADDRESS_A_DAY = 3;
/** How long someone who declined cannot be invited again by the same person. */
export const DECLINED_MS = 90 * DAY_MS;

/** A person's role in a collection. */
export const collectionRoles = ["owner", "member"] as const;
export type CollectionRole = (typeof collectionRoles)[number];

/** States of an invitation (D63). */
export const invitationStatuses = [
  "pending",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** What a person thinks of a home. */
export const verdicts = ["yes", "maybe", "no"] as const;
export type Verdict = (typeof verdicts)[number];

/** Result of one line of the viewing checklist. */
export const checkResults = ["good", "problem", "unknown"] as const;
export type CheckResult = (typeof checkResults)[number];

/** Rooms by which saved homes can be shown (FAV-018, FAV-024): a set of its own. */
export const savedRooms = ["bedroom", "bathroom", "kitchen", "exterior", "garage"] as const;
export type SavedRoom = (typeof savedRooms)[number];

/** Homes saved on a device by a visitor without a session (D66). */
export const DEVICE_HOMES_MAX = 100;

/** Saved searches (D60, SAVE-010). */
export const SAVED_SEARCHES_MAX = 100;
export const SAVED_SEARCH_PAGE_SIZE = 10;
export const SAVED_SEARCH_NAME_MAX_LENGTH = 100;
/** How often a saved search sends alerts (D14). */
export const frequencies = ["never", "instant", "daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

/** Alerts (D70-D74). */
export const alertReasons = [
  "new",
  "price",
  "viewing",
  "back",
  "sold",
  "rented",
  "withdrawn",
  "area",
  "text",
  "photos",
] as const;
export type AlertReason = (typeof alertReasons)[number];
/** Reasons for which a saved search sends alerts unless its owner chose others (D70). */
export const defaultAlertReasons: readonly AlertReason[] = ["new", "price", "viewing", "back"];
/** How long alerts are stored (D74). */
export const ALERT_DAYS = 90;
/** Least time between two instant messages to one person (D71). */
export const INSTANT_GAP_MS = 15 * MINUTE_MS;
/** Local hours from which a person may choose for daily and weekly messages, both included (D71). */
export const DIGEST_HOURS = { min: 7, max: 21 } as const;
export const DIGEST_HOUR = 8;
/** Day of weekly messages as ISO numbers it, 1 for Monday: Thursday (D71). */
export const DIGEST_WEEKDAY = 4;
/** Local hours in which nothing is sent unless the person asks for it: from 22 until 7 (D71). */
export const QUIET_HOURS = { from: 22, until: 7 } as const;
/** Homes that a mail lists, and how many of them have a picture (D72). */
export const MAIL_ALERTS_MAX = 200;
export const MAIL_PICTURES_MAX = 12;
/** Days for which searches of a signed-in person are stored (D74). */
export const LAST_SEARCH_DAYS = 90;
/** Who removed a home from a shared collection, or deleted one, is known to the others for so many days (D131). */
export const REMOVAL_DAYS = 30;

/** Polling where no live connection can be had, in milliseconds (D77). */
export const COLLECTION_POLL_MS = 3_000;
export const NOTIFICATIONS_POLL_MS = 30_000;
/** A live connection whose session has ended is closed within this time (D77). */
export const LIVE_SESSION_CHECK_MS = 5_000;
