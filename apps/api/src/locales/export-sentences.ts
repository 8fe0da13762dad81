import { leadKinds, reportKinds } from "@hjem/domain/lead/lead-kinds";
import {
  alertReasons,
  collectionRoles,
  frequencies,
  invitationStatuses,
  verdicts,
} from "@hjem/domain/saved/saved-rules";
import { auditKinds } from "../db/account-tables.ts";

/** Messages of the page with a person's stored data. */
export type ExportSentence =
  | "title"
  | "profile"
  | "terms"
  | "notifications"
  | "signInProviders"
  | "verifications"
  | "secondFactors"
  | "agencies"
  | "devices"
  | "history"
  | "messages"
  | "reports"
  | "collections"
  | "invitations"
  | "savedSearches"
  | "lastSearches"
  | "commuteAddresses"
  | "contactAddresses"
  | "alertSchedule"
  | "alerts"
  | "alertMessages"
  | "pushDevices"
  | "ownListings"
  | "answers"
  | "publicQuestions"
  | "payments"
  | "conversations";

/** Labels of the stored data on the page. */
export const exportNames = [
  "id",
  "userId",
  "name",
  "mobile",
  "mobileCode",
  "phone",
  "phoneCode",
  "email",
  "newEmail",
  "language",
  "status",
  "hasPassword",
  "featureFlags",
  "createdAt",
  "cancelledAt",
  "updatedAt",
  "version",
  "acceptedAt",
  "isEnabled",
  "subscriptions",
  "news",
  "messages",
  "searches",
  "favourites",
  "site",
  "push",
  "provider",
  "since",
  "device",
  "signedInAt",
  "seenAt",
  "endedAt",
  "kind",
  "at",
  "propertyId",
  "message",
  "words",
  "question",
  "answer",
  "publicationAgreedAt",
  "publishedAt",
  "sentAt",
  "search",
  "frequency",
  "reasons",
  "viewedAt",
  "latitude",
  "longitude",
  "isHidden",
  "deletedAt",
  "question",
  "answer",
  "askedAt",
  "role",
  "homes",
  "savedAt",
  "verdict",
  "reason",
  "note",
  "checks",
  "questions",
  "timeZone",
  "digestHour",
  "digestDay",
  "sendsAtNight",
  "savedSearches",
  "isFavorite",
  "readAt",
  "channel",
  "alerts",
  "push",
  "photos",
  "files",
  "total",
  "currency",
  "card",
  "receiptNumber",
  "refundNumber",
  "paidAt",
  "refundedAt",
] as const;

/** Values with a translation on the page: yes and no, languages, states, kinds. */
export const exportValues = [
  "true",
  "false",
  "en",
  "no",
  "active",
  "waiting",
  "deleting",
  "totp",
  "passkey",
  "email",
  "phone",
  "push",
  ...frequencies,
  ...collectionRoles,
  ...verdicts.map((verdict) => `verdict_${verdict}` as const),
  ...invitationStatuses.map((status) => `invitation_${status}` as const),
  "invitation_sent",
  "invitation_received",
  // A viewing has the market's own word.
  ...alertReasons.filter((reason) => reason !== "viewing"),
  ...auditKinds,
  // A viewing has the market's own word.
  ...leadKinds.filter((kind) => kind !== "viewing"),
  ...reportKinds,
] as const;
