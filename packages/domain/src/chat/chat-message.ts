import { z } from "zod";
import { languages } from "../language.ts";
import { acquisitions, searchListingTypes } from "../listing/listing-type.ts";
import { tidyText } from "../text/clean-text.ts";
import { answerStatuses, CHAT_QUESTION_MAX_LENGTH, messageOrigins } from "./chat-rules.ts";

/**
 * The assistant of a home on the live connection `/ws?property_id=…&visitor_id=…` (CHAT-002, CHAT-039, D78). A frame of
 * the API is `{type, seq, data}`, where `seq` counts the frames of a connection.
 */

/** Query of the address by which a chat connects; without `propertyId` there is none. */
export const ChatQuery = z.object({
  propertyId: z.string().max(40),
  /** Random id of a visitor; of a person who signs in by the first frame a fresh one (CHAT-040, D80). */
  visitorId: z.uuid(),
});
export type ChatQuery = z.infer<typeof ChatQuery>;

/** Frames by which a page takes part in its chat. */
export const chatRequests = [
  z.object({
    type: z.literal("question"),
    content: z.preprocess(tidyText, z.string().max(CHAT_QUESTION_MAX_LENGTH)),
    /** Sent again after a broken connection, a question with the same id is one question (D78). */
    clientId: z.uuid(),
    /** Of the answer. @default that of the browser */
    language: z.enum(languages).optional(),
  }),
  /** Requests `history` again, where a delta was not in its place (D78). */
  z.object({ type: z.literal("history") }),
  /** The page has left the chat, and keeps the connection for its topics (D77). */
  z.object({ type: z.literal("leave_chat") }),
] as const;

/** What an answer stands on, and where the page shows it. */
const AnswerSource = z.object({ field: z.string(), anchor: z.string() });

/** A search for other homes that a question was read as (D109), of the home's market segment. */
const ReadSearch = z.object({
  /** The question, which the results read as the search box does. */
  text: z.string(),
  listingType: z.enum(searchListingTypes),
  acquisition: z.enum(acquisitions),
  /** Its filters as they were typed, in order. */
  chips: z.array(z.string()),
});
export type ReadSearch = z.infer<typeof ReadSearch>;

/** What becomes of an answer once it is complete. */
const AnswerSummary = z.object({
  status: z.enum(answerStatuses),
  quotes: z.array(AnswerSource),
  /** Whether the enquiry form is offered, filled in with the question. */
  isEnquiryOffered: z.boolean(),
  search: ReadSearch.optional(),
});
export type AnswerSummary = z.infer<typeof AnswerSummary>;

/** A message of a conversation (CHAT-003, CHAT-004). */
export const ChatMessage = z.object({
  messageId: z.uuid(),
  content: z.string(),
  origin: z.enum(messageOrigins),
  createdAt: z.iso.datetime(),
  /** Of a question: the id that its page gave it. */
  clientId: z.uuid().nullable(),
  /** Of a complete answer. */
  answer: AnswerSummary.nullable(),
  /** Of an answer that was broken off; its text so far stays stored (D79). */
  failure: z.enum(["error", "timeout"]).nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const messageId = z.uuid();

/** Events of a chat by type, with their data. */
export const chatEventData = {
  /** Whether this home can be asked about; first on every connection (CHAT-015). */
  assistant_status: z.object({ hasAssistant: z.boolean() }),
  /** Everything so far, in order; it replaces what the page has (CHAT-016). */
  history: z.object({
    messages: z.array(ChatMessage),
    /** Whether an answer is awaited that has not begun. */
    isLoading: z.boolean(),
  }),
  /** A question that is stored, of whichever tab (CHAT-017). */
  user_question: ChatMessage,
  /** An answer is being worked on (CHAT-018). */
  thread_run_created: z.object({ questionId: messageId }),
  /** The question waits for another answer (CHAT-019). */
  show_queued_message: z.object({ questionId: messageId }),
  /** An answer begins, without text (CHAT-021). */
  thread_message_created: ChatMessage,
  /** More text; `offset` is the length of what was sent before, in UTF-16 units (CHAT-023, D78). */
  thread_message_delta: z.object({
    messageId,
    offset: z.int().nonnegative(),
    text: z.string(),
  }),
  /** The answer is complete (CHAT-025, CHAT-026). */
  thread_message_completed: z.object({ messageId, answer: AnswerSummary }),
  /** An answer was broken off, or a question was not taken; `seconds` until it may be sent again (CHAT-027). */
  error: z.object({
    messageId: messageId.nullable(),
    clientId: z.uuid().nullable(),
    seconds: z.int().positive().nullable(),
  }),
  /** An answer took too long (CHAT-029). */
  timeout: z.object({ messageId: messageId.nullable() }),
} as const;

type ChatEventData = {
  [Type in keyof typeof chatEventData]: z.infer<(typeof chatEventData)[Type]>;
};

/** An event of a chat, without its number. */
export type ChatEvent = {
  [Type in keyof ChatEventData]: { type: Type; data: ChatEventData[Type] };
}[keyof ChatEventData];
