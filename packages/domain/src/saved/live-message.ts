import { z } from "zod";

/**
 * The live connection `/ws` (D53, D77, D78). The first frame of a signed-in page is `authenticate`; topics are joined
 * and left by `subscribe` and `unsubscribe`. The API sends what changed by id only; pages request it by the usual calls.
 */

/** What a page can listen to. A collection is heard of by its members alone. */
export const LiveTopic = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("collection"), id: z.uuid() }),
  z.object({ kind: z.literal("notifications") }),
]);
export type LiveTopic = z.infer<typeof LiveTopic>;

/** A frame that the browser sends. */
export const LiveRequest = z.discriminatedUnion("type", [
  z.object({ type: z.literal("authenticate"), token: z.string().max(4_096) }),
  z.object({ type: z.literal("subscribe"), topic: LiveTopic }),
  z.object({ type: z.literal("unsubscribe"), topic: LiveTopic }),
]);
export type LiveRequest = z.infer<typeof LiveRequest>;

const sequence = z.int().nonnegative();

/** A frame that the API sends; `seq` counts the frames of the connection. */
export const LiveEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("authenticated"), seq: sequence, data: z.object({}) }),
  /** The token is not valid, or the session has ended. */
  z.object({ type: z.literal("unauthorized"), seq: sequence, data: z.object({}) }),
  /** From now on the page receives changes of the topic; what it has requested before may be old. */
  z.object({
    type: z.literal("subscribed"),
    seq: sequence,
    data: z.object({ topic: LiveTopic }),
  }),
  z.object({
    type: z.literal("collection_changed"),
    seq: sequence,
    data: z.object({
      collectionId: z.uuid(),
      version: z.int().nonnegative(),
      /** Who changed it; null for a change of one of its listings, which has no version. */
      userId: z.uuid().nullable(),
    }),
  }),
  z.object({
    type: z.literal("notifications_changed"),
    seq: sequence,
    data: z.object({ unread: z.int().nonnegative() }),
  }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
