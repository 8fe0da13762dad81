import type { ChatEvent } from "@hjem/domain/chat/chat-message";
import { CHAT_ERROR_MS, CHAT_QUEUED_MS, CHAT_SOCKET_DOWN_MS } from "@hjem/domain/chat/chat-rules";
import type { Language } from "@hjem/domain/language";
import type { LiveChat, LiveChatChannel } from "@hjem/storefront/live-chat";
import {
  type ChatAction,
  type ChatState,
  isInPlace,
  newChat,
  reduceChat,
} from "../model/chat-state.ts";

/** Dependencies on the browser and the connection. */
export interface ChatSessionDeps {
  openChannel: (chat: Pick<LiveChat, "onOpen" | "onClose" | "onEvent">) => LiveChatChannel;
  language: Language;
  /** Runs a function later; returns how to cancel it. */
  wait: (run: () => void, milliseconds: number) => () => void;
  newId: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The chat of an open panel, for `useSyncExternalStore`. */
export interface ChatSession {
  state: () => ChatState;
  subscribe: (listener: () => void) => () => void;
  ask: (text: string) => void;
  /** Sends a question again that could not be sent. */
  askAgain: (clientId: string) => void;
  /** Closes it on purpose (CHAT-010). */
  close: () => void;
}

/** Opens a chat: holds its state and its times (CHAT-007..037). */
export function openChatSession(deps: ChatSessionDeps): ChatSession {
  const { language, wait } = deps;
  let state = newChat;
  const listeners = new Set<() => void>();
  /** Closed by the API for being idle: the next question opens it. */
  let isAsleep = false;
  let cancelDown = () => {};
  let cancelError = () => {};
  let cancelQueued = () => {};

  const dispatch = (event: ChatAction | ChatEvent) => {
    state = reduceChat(state, event);
    for (const listener of listeners) listener();
  };

  const say = (clientId: string, content: string): boolean =>
    channel.send({ type: "question", clientId, content, language });

  /** What was on its way when the connection broke is sent again; the API knows it by its id (D78). */
  const sendWaiting = () => {
    for (const { clientId, text, delivery } of state.messages) {
      if (delivery === "sending" && clientId !== null) say(clientId, text);
    }
  };

  const onClose = (isWanted: boolean) => {
    dispatch({ type: "closed" });
    cancelDown();
    cancelError();
    isAsleep = !isWanted;
    if (isWanted) waitForDown();
  };
  const waitForDown = () => {
    cancelDown = wait(() => dispatch({ type: "down" }), CHAT_SOCKET_DOWN_MS);
  };

  const onEvent = (event: ChatEvent) => {
    if (event.type === "thread_message_delta" && !isInPlace(state, event.data)) {
      channel.send({ type: "history" });
      return;
    }
    dispatch(event);
    if (event.type === "history") sendWaiting();
    if (event.type === "thread_message_created") {
      cancelQueued();
      cancelQueued = wait(() => dispatch({ type: "queued_over" }), CHAT_QUEUED_MS);
    }
  };

  const channel = deps.openChannel({
    onOpen: () => {
      isAsleep = false;
      cancelDown();
      dispatch({ type: "opened" });
      cancelError = wait(() => dispatch({ type: "error_over" }), CHAT_ERROR_MS);
    },
    onClose,
    onEvent,
  });
  waitForDown();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (text) => {
      const clientId = deps.newId();
      const createdAt = new Date(deps.now()).toISOString();
      dispatch({ type: "asked", clientId, text, createdAt });
      // Before a connection that is being opened it waits; one that was lost says so (CHAT-031).
      const isLost = !say(clientId, text) && state.hasHistory && !isAsleep;
      if (isLost) dispatch({ type: "not_sent", clientId });
    },
    askAgain: (clientId) => {
      const question = state.messages.find((each) => each.clientId === clientId);
      if (question && say(clientId, question.text)) dispatch({ type: "sent_again", clientId });
    },
    close: () => {
      cancelDown();
      cancelError();
      cancelQueued();
      channel.close();
    },
  };
}
