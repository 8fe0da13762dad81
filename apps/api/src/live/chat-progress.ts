import type { ChatEvent, ChatMessage } from "@hjem/domain/chat/chat-message";
import type { Language } from "@hjem/domain/language";
import type { AskedProperty, Asker } from "../modules/assistant/asker.ts";
import type { Turn } from "../modules/assistant/turns.ts";

/** How much of a turn a page has been sent. */
interface ShownTurn {
  isQueued: boolean;
  isRunning: boolean;
  isBegun: boolean;
  /** Of its answer, in UTF-16 units. */
  length: number;
}

/** What a page has been sent of its conversation. */
export interface ShownTurns {
  /** Number from which on turns are new to the page. */
  next: number;
  /** Turns that are not complete, by number. */
  open: Map<number, ShownTurn>;
}

/** The chat of one page. */
export interface OpenChat {
  /** Of the browser. */
  language: Language;
  /** Of the network. */
  ip: string;
  property: AskedProperty;
  asker: Asker;
  conversationId: string;
  /** Null until the page has its history. */
  shown: ShownTurns | null;
}

const isOver = ({ status }: Turn): boolean => status !== "queued" && status !== "running";

const questionOf = (turn: Turn): ChatMessage => ({
  messageId: turn.id,
  content: turn.question,
  origin: "user",
  createdAt: turn.asked_at.toISOString(),
  clientId: turn.client_id,
  answer: null,
  failure: null,
});

const failureOf = ({ status }: Turn): ChatMessage["failure"] =>
  status === "error" || status === "timeout" ? status : null;

const answerOf = (turn: Turn): ChatMessage => ({
  messageId: turn.answer_id,
  content: turn.answer,
  origin: "system",
  createdAt: (turn.answered_at ?? turn.asked_at).toISOString(),
  clientId: null,
  answer: turn.summary,
  failure: failureOf(turn),
});

const hasAnswer = (turn: Turn): boolean => turn.answer !== "" || isOver(turn);

const settle = (shown: ShownTurns, turns: readonly Turn[]): void => {
  for (const turn of turns) {
    if (isOver(turn)) shown.open.delete(turn.no);
  }
  shown.next = Math.max(shown.next, (turns.at(-1)?.no ?? -1) + 1);
};

/** Everything so far as one event, and what the page has then been sent (CHAT-016). */
export function historyOf(turns: readonly Turn[]): { event: ChatEvent; shown: ShownTurns } {
  const shown: ShownTurns = { next: 0, open: new Map() };
  for (const turn of turns) {
    shown.open.set(turn.no, {
      isQueued: turn.status === "queued",
      isRunning: turn.status !== "queued",
      isBegun: hasAnswer(turn),
      length: turn.answer.length,
    });
  }
  settle(shown, turns);
  const messages = turns.flatMap((turn) =>
    hasAnswer(turn) ? [questionOf(turn), answerOf(turn)] : [questionOf(turn)],
  );
  const isLoading = turns.some((turn) => !hasAnswer(turn));
  return { event: { type: "history", data: { messages, isLoading } }, shown };
}

function endOf(turn: Turn, isBegun: boolean): ChatEvent {
  const messageId = isBegun ? turn.answer_id : null;
  if (turn.status === "timeout") return { type: "timeout", data: { messageId } };
  if (turn.status === "completed" && turn.summary) {
    const data = { messageId: turn.answer_id, answer: turn.summary };
    return { type: "thread_message_completed", data };
  }
  return { type: "error", data: { messageId, clientId: null, seconds: null } };
}

function turnProgress(shown: ShownTurns, turn: Turn): ChatEvent[] {
  const events: ChatEvent[] = [];
  const seen = shown.open.get(turn.no) ?? {
    isQueued: false,
    isRunning: false,
    isBegun: false,
    length: 0,
  };
  if (!shown.open.has(turn.no)) events.push({ type: "user_question", data: questionOf(turn) });
  shown.open.set(turn.no, seen);
  const questionId = turn.id;
  if (turn.status === "queued") {
    if (!seen.isQueued) events.push({ type: "show_queued_message", data: { questionId } });
    seen.isQueued = true;
    return events;
  }
  if (!seen.isRunning) events.push({ type: "thread_run_created", data: { questionId } });
  seen.isRunning = true;
  if (turn.answer !== "" && !seen.isBegun) {
    const message = { ...answerOf(turn), content: "", answer: null, failure: null };
    events.push({ type: "thread_message_created", data: message });
    seen.isBegun = true;
  }
  if (turn.answer.length > seen.length) {
    const { answer_id: messageId, answer } = turn;
    const { length: offset } = seen;
    events.push({
      type: "thread_message_delta",
      data: { messageId, offset, text: answer.slice(offset) },
    });
    seen.length = answer.length;
  }
  if (isOver(turn)) events.push(endOf(turn, seen.isBegun));
  return events;
}

/** Number of the first turn of which a page may lack something. */
export const firstOpen = ({ next, open }: ShownTurns): number => Math.min(next, ...open.keys());

/** The events that a page lacks, and notes them as sent; `turns` in order, from `firstOpen` on. */
export function progressOf(shown: ShownTurns, turns: readonly Turn[]): ChatEvent[] {
  const missing = turns.filter(({ no }) => shown.open.has(no) || no >= shown.next);
  const events = missing.flatMap((turn) => turnProgress(shown, turn));
  settle(shown, missing);
  return events;
}
