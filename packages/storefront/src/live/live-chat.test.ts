import { CHAT_RECONNECT_MS } from "@hjem/domain/chat/chat-rules";
import { LIVE_CLOSED_IDLE } from "@hjem/domain/limits";
import { expect, test } from "vitest";
import { createLiveClient, type LiveSocketEvents } from "./live-client.ts";

/** A browser whose connections, time and token the test holds. */
function browser(token?: string) {
  const sockets: { query: string; sent: unknown[]; events: LiveSocketEvents }[] = [];
  const waits: { milliseconds: number; run: () => void }[] = [];
  const state = { token };
  const heard: string[] = [];
  const client = createLiveClient({
    openSocket: (events, query) => {
      const socket = { query, sent: [] as unknown[], events };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(JSON.parse(String(text))),
        close: () => void heard.push("left"),
      };
    },
    token: () => state.token,
    renew: async () => "ended",
    wait: (run, milliseconds) => {
      const wait = { milliseconds, run };
      waits.push(wait);
      return () => {
        const index = waits.indexOf(wait);
        if (index !== -1) waits.splice(index, 1);
      };
    },
    newId: () => "fresh",
    random: () => 0.9,
  });
  const open = () =>
    client.openChat({
      propertyId: "3f7q9z2k1m",
      visitorId: () => "visitor",
      onOpen: () => void heard.push("open"),
      onClose: (isWanted) => void heard.push(isWanted ? "broken" : "closed"),
      onEvent: ({ type }) => void heard.push(type),
    });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no connection");
    return socket;
  };
  const receive = (type: string) =>
    last().events.onMessage(JSON.stringify({ type, seq: 0, data: {} }));
  return { client, sockets, waits, state, heard, open, last, receive };
}

const question = {
  type: "question",
  clientId: "c1",
  content: "Pets?",
  language: "en",
} as const;

test("CHAT-002, CHAT-003: a visitor connects with home and visitor in the address, and sends the content", () => {
  const { open, last, heard } = browser();
  const channel = open();
  expect(last().query).toBe("?property_id=3f7q9z2k1m&visitor_id=visitor");
  expect(channel.send(question)).toBe(false);
  last().events.onOpen();
  expect([channel.send(question), heard]).toEqual([true, ["open"]]);
  expect(last().sent).toEqual([
    { type: "question", client_id: "c1", content: "Pets?", language: "en" },
  ]);
});

test("CHAT-040, D80: signed in, a fresh id stands in the address, and nothing is heard before the first frame", () => {
  const { open, last, heard, receive } = browser("t1");
  open();
  expect(last().query).toBe("?property_id=3f7q9z2k1m&visitor_id=fresh");
  last().events.onOpen();
  receive("history");
  expect([last().sent, heard]).toEqual([[{ type: "authenticate", token: "t1" }], []]);
  receive("authenticated");
  receive("history");
  expect(heard).toEqual(["open", "history"]);
});

test("D80: what was asked before the sign-in comes along, once", () => {
  const { client, open, last, state, receive } = browser();
  const channel = open();
  last().events.onOpen();
  channel.send(question);
  client.pause();
  state.token = "t1";
  for (const expected of [{ visitor_id: "visitor" }, {}]) {
    client.resume();
    last().events.onOpen();
    expect(last().sent).toEqual([{ type: "authenticate", token: "t1", ...expected }]);
    receive("authenticated");
    client.pause();
  }
});

test("CHAT-009, CHAT-033, CHAT-038: a broken chat connects again after a second, every time", () => {
  const { open, last, waits, heard } = browser();
  open();
  last().events.onOpen();
  const delays = Array.from({ length: 5 }, () => {
    last().events.onClose(1006);
    const wait = waits.shift();
    wait?.run();
    return wait?.milliseconds;
  });
  expect(new Set(delays)).toEqual(new Set([CHAT_RECONNECT_MS]));
  expect(heard.filter((each) => each !== "left")).toEqual(["open", "broken"]);
});

test("CHAT-010: a chat that was left is not connected again", () => {
  const { open, waits, sockets, heard } = browser();
  open().close();
  expect([waits, sockets.length, heard]).toEqual([[], 1, ["left"]]);
});

test("D77: with a topic the chat's connection carries both; leaving the chat keeps it", () => {
  const { client, sockets, open, last, receive } = browser("t1");
  client.listen({ kind: "notifications" }, () => {});
  const channel = open();
  last().events.onOpen();
  receive("authenticated");
  expect(last().sent.at(-1)).toEqual({ type: "subscribe", topic: { kind: "notifications" } });
  channel.close();
  expect([sockets.length, last().sent.at(-1)]).toEqual([2, { type: "leave_chat" }]);
});

test("CHAT-011: a tab that was put away is not said to have lost its chat, and has it again when it is shown", () => {
  const { client, open, last, heard } = browser();
  const channel = open();
  last().events.onOpen();
  client.pause();
  expect(heard).toEqual(["open", "left", "closed"]);
  client.resume();
  last().events.onOpen();
  expect([heard.at(-1), channel.send(question)]).toEqual(["open", true]);
});

test("a chat that was closed for being idle is opened by the next question alone", () => {
  const { open, last, waits, sockets, heard } = browser();
  const channel = open();
  last().events.onOpen();
  last().events.onClose(LIVE_CLOSED_IDLE);
  expect([waits, heard.at(-1)]).toEqual([[], "closed"]);
  expect(channel.send(question)).toBe(false);
  expect(sockets).toHaveLength(2);
});
