import type { AnswerSummary } from "@hjem/domain/chat/chat-message";
import type { Language } from "@hjem/domain/language";
import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null | undefined, string | null>;

interface ChatConversationTable {
  /** Hash of who asks about which home (`conversationIdOf`). */
  id: string;
  region: string;
  /** Public id in lower case. */
  property_id: string;
  /** Null for a visitor without an account. */
  account_id: string | null;
  /** Hash of the visitor's id (D80); null for an account. */
  visitor_hash: string | null;
  created_at: Time;
  updated_at: Time;
}

/** States of the run that answers a question; the last three are final. */
export type TurnStatus = "queued" | "running" | "completed" | "error" | "timeout";

interface ChatTurnTable {
  id: string;
  /** Order of the turns, of all conversations together. */
  no: Generated<number>;
  conversation_id: string;
  /** Given by the page (D78). */
  client_id: string;
  language: Language;
  question: string;
  asked_at: Time;
  status: TurnStatus;
  /** Until when the process that answers must have renewed it; by the database's clock. */
  leased_until: OptionalTime;
  answer_id: string;
  answer: Generated<string>;
  /** When the answer began. */
  answered_at: OptionalTime;
  /** Of a complete answer. */
  summary: ColumnType<AnswerSummary | null, string | null | undefined, string | null>;
}

/** Tables of the assistant. */
export interface ChatTables {
  chat_conversation: ChatConversationTable;
  chat_turn: ChatTurnTable;
}
