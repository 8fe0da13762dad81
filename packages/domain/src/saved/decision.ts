import { z } from "zod";
import { CalendarDay, Instant } from "../listing/listing-dates.ts";
import { PropertyId } from "../listing/property-id.ts";
import { tidyLine, tidyText } from "../text/clean-text.ts";
import {
  checkResults,
  COLLECTION_MEMBERS_MAX,
  NOTE_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
  REASON_MAX_LENGTH,
  verdicts,
} from "./saved-rules.ts";

/** A person's note on a home of a collection (FAV-007, D62). */
export const HomeNote = z.object({
  userId: z.uuid(),
  /** Name of the author when it was written. */
  name: z.string(),
  text: z.string(),
  /** Increases with each change; sent back to detect a change made elsewhere. */
  version: z.int().positive(),
  updatedAt: Instant,
});
export type HomeNote = z.infer<typeof HomeNote>;

/**
 * Body of `PUT …/properties/{propertyId}/note` (D62): version 0 for a note that does not exist yet; empty text removes
 * it. A version that is no longer current is 409 `note_changed` with the current note as `current`.
 */
export const NoteRequest = z.object({
  text: z.preprocess(
    (text) => (typeof text === "string" ? (tidyText(text) ?? "") : text),
    z.string().max(NOTE_MAX_LENGTH),
  ),
  version: z.int().nonnegative(),
});
export type NoteRequest = z.output<typeof NoteRequest>;
/** Response: the note as stored, null where it was removed. */
export const NoteResponse = z.object({ data: HomeNote.nullable() });
export type NoteResponse = z.infer<typeof NoteResponse>;

/** What a person thinks of a home, and why. */
export const HomeVerdict = z.object({
  userId: z.uuid(),
  verdict: z.enum(verdicts),
  reason: z.string(),
  updatedAt: Instant,
});
export type HomeVerdict = z.infer<typeof HomeVerdict>;
/** Body of `PUT …/properties/{propertyId}/verdict`; null removes it. The last write wins (D62). */
export const VerdictRequest = z.object({
  verdict: z.enum(verdicts).nullable(),
  reason: z
    .preprocess((text) => tidyLine(text) ?? "", z.string().max(REASON_MAX_LENGTH))
    .default(""),
});
export type VerdictRequest = z.input<typeof VerdictRequest>;

/** A line of a market's viewing checklist: the key of its term in the region's data. */
export const CheckItem = z.string().regex(/^[a-z][a-zA-Z]{1,39}$/);
/** A person's results of the checklist for a home. */
export const HomeChecks = z.object({
  userId: z.uuid(),
  results: z.array(z.object({ item: CheckItem, result: z.enum(checkResults) })),
});
export type HomeChecks = z.infer<typeof HomeChecks>;
/** Body of `PUT …/properties/{propertyId}/checks`: one line; null clears it. The last write wins (D62). */
export const CheckRequest = z.object({ item: CheckItem, result: z.enum(checkResults).nullable() });
export type CheckRequest = z.infer<typeof CheckRequest>;

/** A question to ask about a home, of all persons of the collection. */
export const HomeQuestion = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  text: z.string(),
  isAsked: z.boolean(),
  createdAt: Instant,
});
export type HomeQuestion = z.infer<typeof HomeQuestion>;
/** Body of `POST …/properties/{propertyId}/questions`. */
export const QuestionRequest = z.object({
  text: z.preprocess(tidyLine, z.string().min(1).max(QUESTION_MAX_LENGTH)),
});
export type QuestionRequest = z.infer<typeof QuestionRequest>;
/** Body of `PATCH …/questions/{questionId}`. */
export const QuestionChange = z.object({ isAsked: z.boolean() });
export type QuestionChange = z.infer<typeof QuestionChange>;
export const QuestionResponse = z.object({ data: HomeQuestion });
export type QuestionResponse = z.infer<typeof QuestionResponse>;

/** A viewing that persons of a collection plan to attend: a viewing of a home by its day and start. */
export const PlannedViewing = z.object({
  propertyId: PropertyId,
  day: CalendarDay,
  /** `HH:MM` in the listing's time zone. */
  timeFrom: z.string().regex(/^\d\d:\d\d$/),
  /** Who goes; empty for nobody. */
  userIds: z.array(z.uuid()).max(COLLECTION_MEMBERS_MAX),
});
export type PlannedViewing = z.infer<typeof PlannedViewing>;
/** Response of `GET …/{collectionId}/viewings`: viewings without a row are attended by everybody. */
export const PlannedViewingsResponse = z.object({ data: z.array(PlannedViewing) });
export type PlannedViewingsResponse = z.infer<typeof PlannedViewingsResponse>;
