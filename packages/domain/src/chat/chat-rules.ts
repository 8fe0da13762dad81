import { MINUTE_MS, SECOND_MS } from "../durations.ts";
import { isClosed } from "../listing/availability.ts";
import type { Listing } from "../listing/listing.ts";

/** Wait before the next attempt to connect, for as long as the chat is open (CHAT-009, CHAT-033, CHAT-038). */
export const CHAT_RECONNECT_MS = SECOND_MS;
/** A chat that is disconnected for longer says so (CHAT-011, CHAT-034). */
export const CHAT_SOCKET_DOWN_MS = 5 * SECOND_MS;
/** An error is shown this long after the connection is open again (CHAT-014, CHAT-035). */
export const CHAT_ERROR_MS = 2 * SECOND_MS;
/** The notice of a waiting question stays this long after its answer has begun (CHAT-020, CHAT-036, CHAT-037). */
export const CHAT_QUEUED_MS = 3 * SECOND_MS;
/** A chat in which nothing is asked for this long is closed by the API; the next question opens it again. */
export const CHAT_IDLE_MS = 15 * MINUTE_MS;
/** Maximum characters of a question. */
export const CHAT_QUESTION_MAX_LENGTH = 1_000;
/** Questions of a conversation that are shown again, with their answers. */
export const CHAT_HISTORY_MAX = 50;
/** Days after its last question that a conversation is erased: without an account, and with one (D74). */
export const CHAT_RETENTION_DAYS = { visitor: 5, account: 90 } as const;

/** Who wrote a message, on the wire (CHAT-005). */
export const messageOrigins = ["user", "system"] as const;
export type MessageOrigin = (typeof messageOrigins)[number];

/** Who wrote a message, on the page (CHAT-004). */
export type MessageAuthor = "user" | "assistant";

/** The author of a message by its origin: the assistant's are those of the system (CHAT-006). */
export const authorOf = (origin: MessageOrigin): MessageAuthor =>
  origin === "system" ? "assistant" : "user";

/** What an answer is: of the listing, not in the listing, refused, or not understood. */
export const answerStatuses = ["answered", "not-stated", "declined", "unclear"] as const;

/** Whether a home can be asked about: it is on the market and its advert is shown (D81, CHAT-015). */
export const hasAssistant = (listing: Pick<Listing, "status" | "isHidden">): boolean =>
  !isClosed(listing) && !listing.isHidden;
