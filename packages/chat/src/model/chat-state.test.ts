import type { ChatEvent, ChatMessage } from "@hjem/domain/chat/chat-message";
import { authorOf, messageOrigins } from "@hjem/domain/chat/chat-rules";
import { describe, expect, test } from "vitest";
import { type ChatAction, type ChatState, isInPlace, newChat, reduceChat } from "./chat-state.ts";

const AT = "2026-11-21T11:00:00.000Z";

const message = (id: string, parts: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: id,
  content: "",
  origin: "system",
  createdAt: AT,
  clientId: null,
  answer: null,
  failure: null,
  ...parts,
});

const question = (id: string, content: string, clientId = `c-${id}`): ChatMessage =>
  message(id, { content, origin: "user", clientId });

const summary = { status: "answered" as const, quotes: [], isEnquiryOffered: false };

const after = (...events: (ChatAction | ChatEvent)[]): ChatState =>
  events.reduce(reduceChat, newChat);

const begun: ChatEvent = { type: "thread_message_created", data: message("a1") };
const delta = (text: string, offset: number): ChatEvent => ({
  type: "thread_message_delta",
  data: { messageId: "a1", offset, text },
});

test("CHAT-005, CHAT-006: of two origins the system's messages are the assistant's", () => {
  expect(messageOrigins.map(authorOf)).toEqual(["user", "assistant"]);
});

test("CHAT-007, CHAT-008: open it is connected, and no longer down", () => {
  const down = after({ type: "down" });
  expect(down).toMatchObject({ isConnected: false, isSocketDown: true, isError: true });
  expect(reduceChat(down, { type: "opened" })).toMatchObject({
    isConnected: true,
    isSocketDown: false,
  });
});

test("CHAT-004, CHAT-016: the history has text, author and time of each message, in order", () => {
  const state = after({
    type: "history",
    data: {
      messages: [
        question("q1", "Strata?"),
        message("a1", { content: "No.", answer: summary }),
        message("a2", { content: "It is", failure: "timeout" }),
      ],
      isLoading: true,
    },
  });
  expect(state.isLoading).toBe(true);
  expect(state.messages).toMatchObject([
    { text: "Strata?", author: "user", createdAt: AT },
    { text: "No.", author: "assistant", createdAt: AT, isOpen: false, isBrokenOff: false },
    { text: "It is", author: "assistant", isOpen: false, isBrokenOff: true },
  ]);
});

test("CHAT-021: the answer to a question stands below it, also where another was asked meanwhile", () => {
  const state = after(
    { type: "user_question", data: question("q1", "Strata?") },
    { type: "thread_run_created", data: { questionId: "q1" } },
    { type: "user_question", data: question("q2", "Pets?") },
    begun,
    delta("$1,240", 0),
    { type: "thread_run_created", data: { questionId: "q2" } },
    { type: "thread_message_created", data: message("a2") },
  );
  expect(state.messages.map(({ id }) => id)).toEqual(["q1", "a1", "q2", "a2"]);
});

test("CHAT-018, CHAT-019, CHAT-021, CHAT-022: a run is awaited until its message begins, empty", () => {
  const waiting = after(
    { type: "show_queued_message", data: { questionId: "q1" } },
    { type: "thread_run_created", data: { questionId: "q1" } },
  );
  expect(waiting).toMatchObject({ isLoading: true, isQueued: true });
  const state = reduceChat(waiting, begun);
  expect(state).toMatchObject({ isLoading: false, isQueued: true });
  expect(state.messages.at(-1)).toMatchObject({ author: "assistant", text: "", isOpen: true });
});

test("CHAT-023, CHAT-024, CHAT-025, CHAT-026: deltas are joined and clear the error; the end closes the message to them", () => {
  const failed = after(begun, { type: "not_sent", clientId: "other" });
  expect(failed.isError).toBe(true);
  const joined = [delta("Yes. ", 0), delta("No.", 5)].reduce(reduceChat, failed);
  expect(joined).toMatchObject({ isError: false, messages: [{ text: "Yes. No.", isOpen: true }] });
  const ended = reduceChat(joined, {
    type: "thread_message_completed",
    data: { messageId: "a1", answer: summary },
  });
  expect(reduceChat(ended, delta("More", 8)).messages).toMatchObject([
    { text: "Yes. No.", isOpen: false, answer: summary },
  ]);
});

test("D78: a delta that does not stand where the text ends is not applied", () => {
  const state = after(begun, delta("Yes. ", 0));
  expect(isInPlace(state, { messageId: "a1", offset: 9 })).toBe(false);
  expect(reduceChat(state, delta("No.", 9))).toBe(state);
});

describe.each([
  [
    "CHAT-027, CHAT-028",
    { type: "error", data: { messageId: "a1", clientId: null, seconds: null } },
  ],
  ["CHAT-029, CHAT-030", { type: "timeout", data: { messageId: "a1" } }],
] as const)("%s, CHAT-032", (_, event) => {
  test("an answer that breaks off is an error, and nothing is awaited", () => {
    const state = after(
      begun,
      delta("Yes", 0),
      { type: "thread_run_created", data: { questionId: "q2" } },
      event,
    );
    expect(state).toMatchObject({
      isError: true,
      isLoading: false,
      messages: [{ text: "Yes", isOpen: false, isBrokenOff: true }],
    });
  });
});

test("a question that was not taken is not sent, and says how long to wait", () => {
  const asked = after({ type: "asked", clientId: "c1", text: "Pets?", createdAt: AT });
  const state = reduceChat(asked, {
    type: "error",
    data: { messageId: null, clientId: "c1", seconds: 90 },
  });
  expect(state).toMatchObject({
    isError: true,
    waitSeconds: 90,
    messages: [{ text: "Pets?", delivery: "unsent" }],
  });
});

test("CHAT-017: a stored question takes the place of the one that was on its way; another tab's is added", () => {
  const asked = after({ type: "asked", clientId: "c-q1", text: "Pets?", createdAt: AT });
  const own = reduceChat(asked, { type: "user_question", data: question("q1", "Pets?") });
  expect(own.messages).toMatchObject([{ id: "q1", text: "Pets?", delivery: "sent" }]);
  const both = reduceChat(own, { type: "user_question", data: question("q2", "Lift?") });
  expect(both.messages.map(({ text }) => text)).toEqual(["Pets?", "Lift?"]);
});

test("D78: after a broken connection what was on its way is kept behind the history, once", () => {
  const asked = after(
    { type: "asked", clientId: "c-q1", text: "Pets?", createdAt: AT },
    { type: "asked", clientId: "c-q2", text: "Lift?", createdAt: AT },
  );
  const state = reduceChat(asked, {
    type: "history",
    data: { messages: [question("q1", "Pets?")], isLoading: false },
  });
  expect(state.messages.map(({ text, delivery }) => [text, delivery])).toEqual([
    ["Pets?", "sent"],
    ["Lift?", "sending"],
  ]);
});

test("CHAT-015: an assistant that is withdrawn is noted", () => {
  const state = after({ type: "assistant_status", data: { hasAssistant: false } });
  expect(state.hasAssistant).toBe(false);
});

test("CHAT-041: an event of unknown kind changes nothing", () => {
  // A later release may send it.
  const unknown = { type: "thread_renamed", data: {} } as unknown as ChatEvent;
  expect(reduceChat(newChat, unknown)).toBe(newChat);
});
