import { z } from "zod";
import { PropertyId } from "../listing/property-id.ts";

const count = z.int().nonnegative();

/**
 * Why a listing waits for a moderator, with what was measured (D99). Money in whole kroner or dollars; `unit` says whether
 * it is per square metre or of the whole home.
 */
export const HoldReason = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("price_below_median"),
    value: count,
    median: count,
    /** Name of the place that the median is of. */
    area: z.string(),
    unit: z.enum(["square_metre", "home"]),
  }),
  z.object({
    kind: z.literal("same_photos"),
    count,
    /** Pictures of this listing. */
    of: count,
    /** The draft that had them first; null for a listing of a feed. */
    draftId: z.uuid().nullable(),
    /** Its public id; null for a draft that was never public. */
    propertyId: PropertyId.nullable(),
  }),
  z.object({
    kind: z.literal("new_account"),
    /** Whole days since it was opened. */
    days: count,
    hasPhone: z.boolean(),
  }),
  z.object({ kind: z.literal("payment_words"), words: z.array(z.string()) }),
  /** A moderator has rejected this listing before. */
  z.object({ kind: z.literal("rejected_before"), reason: z.string() }),
]);
export type HoldReason = z.infer<typeof HoldReason>;
export type HoldReasonKind = HoldReason["kind"];
