import { z } from "zod";
import { languages } from "../language.ts";
import { EVENTS_PER_REQUEST_MAX } from "../limits.ts";
import { Instant } from "../listing/listing-dates.ts";
import {
  eventActions,
  eventActors,
  eventDevices,
  eventObjects,
  eventPages,
} from "./analytics-rules.ts";
import { consentCategories } from "./consent-rules.ts";

/** Body of `POST /api/v1/consents`; the rows are append-only and never tied to an account (CMS-037, D112). */
export const ConsentRecord = z.object({
  consentId: z.uuidv4(),
  consentedDomain: z.string().max(253),
  consentDate: Instant,
  clientFirstVisit: Instant,
  consentStatus: z.record(z.enum(consentCategories), z.boolean()),
  clientInfo: z.object({
    language: z.enum(languages),
    region: z.string().max(10),
    deviceType: z.enum(eventDevices),
    policyVersion: z.string().max(40),
  }),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

/** Response of `GET /api/v1/consents/policy`: the version that a choice refers to (D112). */
export const ConsentPolicy = z.object({ version: z.string().max(40) });
export type ConsentPolicy = z.infer<typeof ConsentPolicy>;

/** Most names of an event's metadata. */
const METADATA_MAX = 10;

/** Text that a database can store: without U+0000 and halves of characters. */
const storable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes("\0"));

const word = storable(200);

/** Where a visit came from, remembered for the visit (CMS-048). */
export const Utm = z.object({
  source: word.optional(),
  medium: word.optional(),
  campaign: word.optional(),
  term: word.optional(),
  content: word.optional(),
});

/** One event of `POST /api/v1/payload/website` (CMS-046..055, D113). Without action or timestamp it is refused. */
export const AnalyticsEvent = z.object({
  actorType: z.enum(eventActors),
  actorId: word,
  action: z.enum(eventActions),
  /** Null for a search, which is a view of the list. */
  objectId: word.nullable(),
  objectType: z.enum(eventObjects).nullable(),
  deviceType: z.enum(eventDevices),
  interactionSessionToken: word,
  timestamp: Instant,
  pageType: z.enum(eventPages),
  isLoggedIn: z.boolean(),
  sorting: word.optional(),
  order: word.optional(),
  page: z.int().positive().optional(),
  size: z.int().positive().optional(),
  showby: word.optional(),
  searchParameter: storable(2_000).optional(),
  /** `target` names what was pressed, such as `phone` or `enquiry`. */
  metadata: z
    .record(word, word)
    .refine((named) => Object.keys(named).length <= METADATA_MAX)
    .optional(),
  utm: Utm.optional(),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** Body of `POST /api/v1/payload/website`: one event, or up to 50 (D113). */
export const AnalyticsPayload = z.union([
  AnalyticsEvent,
  z.array(AnalyticsEvent).min(1).max(EVENTS_PER_REQUEST_MAX),
]);
