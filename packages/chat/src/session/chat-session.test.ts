import type { ChatEvent } from "@hjem/domain/chat/chat-message";
import type { ChatRequest, LiveChat } from "@hjem/storefront/live-chat";
import { expect, test } from "vitest";
import { openChatSession } from "./chat-session.ts";

type Ends = Pick<LiveChat, "onOpen" | "onClose" | "onEvent">;

/** A chat whose connection and time the test holds. */
function openTestChat() {
  const sent: ChatRequest[] = [];
  const waits: { at: number; run: () => void }[] = [];
  const world = { isOpen: false, isLeft: false, now: 0 };
  const ends: { current: Ends | null } = { current: null };
  let ids = 0;
  const session = openChatSession({
    openChannel: (chat) => {
      ends.current = chat;
      return {
        send: (request) => {
          if (world.isOpen) sent.push(request);
          return world.isOpen;
        },
        close: () => void (world.isLeft = true),
      };
    },
    language: "en",
    wait: (run, milliseconds) => {
      const wait = { at: world.now + milliseconds, run };
      waits.push(wait);
      return () => {
        const index = waits.indexOf(wait);
        if (index !== -1) waits.splice(index, 1);
      };
    },
    newId: () => `c${(ids += 1)}`,
    now: () => 0,
  });
  const far = (): Ends => {
    if (!ends.current) throw new Error("not opened");
    return ends.current;
  };
  return {
    session,
    sent,
    waits,
    world,
    open: () => {
      world.isOpen = true;
      far().onOpen();
    },
    breaks: (isWanted = true) => {
      world.isOpen = false;
      far().onClose(isWanted);
    },
    receive: (event: ChatEvent) => far().onEvent(event),
    /** Lets time pass; what is due is run. */
    pass: (milliseconds: number) => {
      world.now += milliseconds;
      for (const due of waits.filter(({ at }) => at <= world.now)) {
        waits.splice(waits.indexOf(due), 1);
        due.run();
      }
    },
  };
}

const history: ChatEvent = { type: "history", data: { messages: [], isLoading: false } };

test("CHAT-011, CHAT-012, CHAT-013, CHAT-034: a chat that is disconnected says so after five seconds, not before", () => {
  const { session, open, breaks, pass } = openTestChat();
  open();
  breaks();
  pass(4_000);
  expect(session.state()).toMatchObject({ isSocketDown: false, isError: false });
  pass(1_000);
  expect(session.state()).toMatchObject({ isSocketDown: true, isError: true });
});

test("CHAT-011: one that is connected again within five seconds says nothing", () => {
  const { session, open, breaks, pass } = openTestChat();
  open();
  breaks();
  pass(1_000);
  open();
  pass(10_000);
  expect(session.state()).toMatchObject({ isConnected: true, isSocketDown: false });
});

test("CHAT-014, CHAT-035: the error goes two seconds after the connection is open", () => {
  const { session, open, pass } = openTestChat();
  pass(5_000);
  open();
  pass(1_900);
  expect(session.state().isError).toBe(true);
  pass(100);
  expect(session.state().isError).toBe(false);
});

test("CHAT-014: after a connection that was lost nothing has gone wrong with a question", () => {
  const { session, open, receive, breaks, pass } = openTestChat();
  open();
  receive(history);
  breaks();
  pass(5_000);
  open();
  expect(session.state()).toMatchObject({ isError: true, isAnswerError: false });
  breaks();
  session.ask("Lift?");
  expect(session.state()).toMatchObject({ isError: true, isAnswerError: true });
});

test("CHAT-020, CHAT-036, CHAT-037: the notice of the queue goes three seconds after the answer has begun", () => {
  const { session, open, receive, pass } = openTestChat();
  open();
  receive({ type: "show_queued_message", data: { questionId: "q1" } });
  pass(9_000);
  expect(session.state().isQueued).toBe(true);
  receive({
    type: "thread_message_created",
    data: {
      messageId: "a1",
      content: "",
      origin: "system",
      createdAt: "2026-11-21T11:00:00.000Z",
      clientId: null,
      answer: null,
      failure: null,
    },
  });
  pass(2_900);
  expect(session.state().isQueued).toBe(true);
  pass(100);
  expect(session.state().isQueued).toBe(false);
});

test("CHAT-003, CHAT-031: a question carries its content; without a connection it is an error, and can be sent again", () => {
  const { session, sent, open, breaks, receive } = openTestChat();
  open();
  receive(history);
  session.ask("Pets?");
  expect(sent).toEqual([{ type: "question", clientId: "c1", content: "Pets?", language: "en" }]);
  breaks();
  session.ask("Lift?");
  expect(session.state()).toMatchObject({ isError: true });
  expect(session.state().messages.at(-1)).toMatchObject({ text: "Lift?", delivery: "unsent" });
  session.askAgain("c2");
  expect(session.state().messages.at(-1)?.delivery).toBe("unsent");
  open();
  session.askAgain("c2");
  expect(sent.at(-1)).toMatchObject({ clientId: "c2", content: "Lift?" });
  expect(session.state().messages.at(-1)?.delivery).toBe("sending");
});

test("D78: what was asked before the connection, or was on its way when it broke, is sent with the history, under the same id", () => {
  const { session, sent, open, breaks, receive } = openTestChat();
  session.ask("Pets?");
  expect(session.state().isError).toBe(false);
  open();
  receive(history);
  breaks();
  open();
  receive(history);
  expect(sent.map((request) => "clientId" in request && request.clientId)).toEqual(["c1", "c1"]);
});

test("D78: where a delta does not fit, the history is asked for", () => {
  const { sent, open, receive } = openTestChat();
  open();
  receive({ type: "thread_message_delta", data: { messageId: "a1", offset: 4, text: "…" } });
  expect(sent).toEqual([{ type: "history" }]);
});

test("a chat that was closed for being idle sends the question once it is open again", () => {
  const { session, sent, open, breaks, receive } = openTestChat();
  open();
  receive(history);
  breaks(false);
  session.ask("Pets?");
  expect(session.state()).toMatchObject({ isError: false });
  open();
  receive(history);
  expect(sent).toMatchObject([{ content: "Pets?" }]);
});

test("CHAT-010: a chat that is closed on purpose waits for nothing", () => {
  const { session, open, breaks, waits, world } = openTestChat();
  open();
  breaks(false);
  session.close();
  expect([waits, world.isLeft]).toEqual([[], true]);
});
