import type { AnswerSummary, ChatEvent, ChatMessage } from "@hjem/domain/chat/chat-message";
import { authorOf, type MessageAuthor } from "@hjem/domain/chat/chat-rules";

/** A message as the page shows it (CHAT-004). */
export interface ShownMessage {
  /** Of the API; of a question that is not stored yet, its own. */
  id: string;
  /** Of a question of this visitor. */
  clientId: string | null;
  author: MessageAuthor;
  text: string;
  /** ISO instant. */
  createdAt: string;
  /** Whether more text of an answer comes. */
  isOpen: boolean;
  /** Of a complete answer. */
  answer: AnswerSummary | null;
  /** Whether an answer was broken off. */
  isBrokenOff: boolean;
  /** Of a question: until the API has it, and where it could not be sent. */
  delivery: "sent" | "sending" | "unsent";
}

/** The chat of a page. */
export interface ChatState {
  isConnected: boolean;
  /** Disconnected for so long that it is said (CHAT-011). */
  isSocketDown: boolean;
  isError: boolean;
  /** Whether it is a question or an answer that failed, not the connection alone. */
  isAnswerError: boolean;
  /** Seconds until another question is taken; null where there is no limit. */
  waitSeconds: number | null;
  /** An answer is awaited (CHAT-018). */
  isLoading: boolean;
  /** The question whose answer is awaited, which stands below it; null where that is not known. */
  answeringId: string | null;
  /** The question waits for another (CHAT-019). */
  isQueued: boolean;
  /** False once the home can no longer be asked about (CHAT-015). */
  hasAssistant: boolean;
  /** Whether the earlier messages are here. */
  hasHistory: boolean;
  messages: readonly ShownMessage[];
}

/** What happens to a chat on the page itself; the rest are events of the API. */
export type ChatAction =
  | { type: "opened" }
  | { type: "closed" }
  | { type: "down" }
  | { type: "error_over" }
  | { type: "queued_over" }
  | { type: "asked"; clientId: string; text: string; createdAt: string }
  | { type: "not_sent"; clientId: string }
  | { type: "sent_again"; clientId: string };

/** A chat before anything has happened. */
export const newChat: ChatState = {
  isConnected: false,
  isSocketDown: false,
  isError: false,
  isAnswerError: false,
  waitSeconds: null,
  isLoading: false,
  answeringId: null,
  isQueued: false,
  hasAssistant: true,
  hasHistory: false,
  messages: [],
};

const noError = { isError: false, isAnswerError: false } as const;

const shown = (message: ChatMessage): ShownMessage => ({
  id: message.messageId,
  clientId: message.clientId,
  author: authorOf(message.origin),
  text: message.content,
  createdAt: message.createdAt,
  isOpen: message.origin === "system" && !message.answer && !message.failure,
  answer: message.answer,
  isBrokenOff: message.failure !== null,
  delivery: "sent",
});

const change = (
  state: ChatState,
  isMeant: (message: ShownMessage) => boolean,
  values: Partial<ShownMessage>,
): ShownMessage[] =>
  state.messages.map((message) => (isMeant(message) ? { ...message, ...values } : message));

const isOwn = (clientId: string | null) => (message: ShownMessage) =>
  clientId !== null && message.clientId === clientId;

/** Whether a delta stands where the text ends; else the history is asked for (D78). */
export const isInPlace = (
  { messages }: ChatState,
  { messageId, offset }: { messageId: string; offset: number },
): boolean => messages.some((each) => each.id === messageId && each.text.length === offset);

/** With a question that is stored: in place of the one that waited for it, of another tab at the end. */
function withQuestion(state: ChatState, data: ChatMessage): ShownMessage[] {
  const question = shown(data);
  const others = state.messages.filter(
    (each) => each.id !== question.id && !isOwn(question.clientId)(each),
  );
  const waiting = others.filter(({ delivery }) => delivery !== "sent");
  return [...others.filter(({ delivery }) => delivery === "sent"), question, ...waiting];
}

/** With an answer that begins: below its question, also where another was asked meanwhile. */
function withAnswer({ messages, answeringId }: ChatState, data: ChatMessage): ShownMessage[] {
  const others = messages.filter(({ id }) => id !== data.messageId);
  const question = others.findIndex(({ id }) => id === answeringId);
  return others.toSpliced(question === -1 ? others.length : question + 1, 0, shown(data));
}

/** Ends an answer that was broken off; one without text is not shown. */
const broken = (state: ChatState, messageId: string | null): ChatState => ({
  ...state,
  isError: true,
  isAnswerError: true,
  isLoading: false,
  isQueued: false,
  messages: change(state, ({ id }) => id === messageId, { isOpen: false, isBrokenOff: true }),
});

function afterError(
  state: ChatState,
  { messageId, clientId, seconds }: Extract<ChatEvent, { type: "error" }>["data"],
): ChatState {
  const next = broken(state, messageId);
  if (clientId === null) return next;
  const messages = change(next, isOwn(clientId), { delivery: "unsent" });
  // Earlier questions may still be answered.
  return { ...next, isLoading: state.isLoading, waitSeconds: seconds, messages };
}

/** The chat after an event; one of an unknown kind changes nothing (CHAT-041). */
export function reduceChat(state: ChatState, event: ChatAction | ChatEvent): ChatState {
  switch (event.type) {
    case "opened":
      return { ...state, isConnected: true, isSocketDown: false };
    case "closed":
      return { ...state, isConnected: false };
    case "down":
      return { ...state, isSocketDown: true, isError: true };
    case "error_over":
      return { ...state, ...noError, waitSeconds: null };
    case "queued_over":
      return { ...state, isQueued: false };
    case "asked": {
      const { clientId, text, createdAt } = event;
      const question: ShownMessage = {
        id: clientId,
        clientId,
        author: "user",
        text,
        createdAt,
        isOpen: false,
        answer: null,
        isBrokenOff: false,
        delivery: "sending",
      };
      return { ...state, messages: [...state.messages, question] };
    }
    case "not_sent":
      return {
        ...state,
        isError: true,
        isAnswerError: true,
        messages: change(state, isOwn(event.clientId), { delivery: "unsent" }),
      };
    case "sent_again":
      return {
        ...state,
        ...noError,
        messages: change(state, isOwn(event.clientId), { delivery: "sending" }),
      };
    case "assistant_status":
      return { ...state, hasAssistant: event.data.hasAssistant };
    case "history": {
      const stored = event.data.messages.map(shown);
      const isStored = ({ clientId }: ShownMessage) => stored.some(isOwn(clientId));
      const waiting = state.messages.filter((each) => each.delivery !== "sent" && !isStored(each));
      return {
        ...state,
        hasHistory: true,
        isLoading: event.data.isLoading,
        messages: [...stored, ...waiting],
      };
    }
    case "user_question":
      return { ...state, ...noError, messages: withQuestion(state, event.data) };
    case "thread_run_created":
      return { ...state, isLoading: true, answeringId: event.data.questionId };
    case "show_queued_message":
      return { ...state, isQueued: true };
    case "thread_message_created": {
      return { ...state, isLoading: false, messages: withAnswer(state, event.data) };
    }
    case "thread_message_delta": {
      const { messageId, text } = event.data;
      if (!isInPlace(state, event.data)) return state;
      const messages = state.messages.map((each) =>
        each.id === messageId && each.isOpen ? { ...each, text: each.text + text } : each,
      );
      return { ...state, ...noError, messages };
    }
    case "thread_message_completed": {
      const { messageId, answer } = event.data;
      const messages = change(state, ({ id }) => id === messageId, { isOpen: false, answer });
      return { ...state, messages };
    }
    case "error":
      return afterError(state, event.data);
    case "timeout":
      return broken(state, event.data.messageId);
    default:
      return state;
  }
}
