import { z } from "zod";
import { chatEventData, chatRequests } from "../chat/chat-message.ts";

/**
 * The live connection `/ws` (D53, D77, D78). The first frame of a signed-in page is `authenticate`; topics are joined
 * and left by `subscribe` and `unsubscribe`. The API sends what changed by id only; pages request it by the usual calls.
 * The assistant of a home takes part in it too, with its texts (`chat/chat-message.ts`).
 */

/** What a page can listen to. A collection is heard of by its members alone. */
export const LiveTopic = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("collection"), id: z.uuid() }),
  z.object({ kind: z.literal("notifications") }),
]);
export type LiveTopic = z.infer<typeof LiveTopic>;

/** A frame with `content` alone is a question (CHAT-003, D78). */
const withType = (frame: unknown): unknown =>
  typeof frame === "object" && frame !== null && !("type" in frame) && "content" in frame
    ? { type: "question", clientId: crypto.randomUUID(), ...frame }
    : frame;

/** A frame that the browser sends. */
export const LiveRequest = z.preprocess(
  withType,
  z.discriminatedUnion("type", [
    z.object({
      type: z.literal("authenticate"),
      token: z.string().max(4_096),
      /** Of the chat before the sign-in, whose conversations become the person's (D80). */
      visitorId: z.uuid().optional(),
    }),
    z.object({ type: z.literal("subscribe"), topic: LiveTopic }),
    z.object({ type: z.literal("unsubscribe"), topic: LiveTopic }),
    ...chatRequests,
  ]),
);
export type LiveRequest = z.infer<typeof LiveRequest>;

const sequence = z.int().nonnegative();

const chatEvent = <Type extends keyof typeof chatEventData>(type: Type) =>
  z.object({ type: z.literal(type), seq: sequence, data: chatEventData[type] });

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
  chatEvent("assistant_status"),
  chatEvent("history"),
  chatEvent("user_question"),
  chatEvent("thread_run_created"),
  chatEvent("show_queued_message"),
  chatEvent("thread_message_created"),
  chatEvent("thread_message_delta"),
  chatEvent("thread_message_completed"),
  chatEvent("error"),
  chatEvent("timeout"),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
