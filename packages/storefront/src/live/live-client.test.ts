import { beforeEach, expect, test, vi } from "vitest";
import type { Renewal } from "../store/session-context.ts";
import { createLiveClient, type LiveSignal } from "./live-client.ts";

const collection = { kind: "collection", id: "c1" } as const;
const bell = { kind: "notifications" } as const;
const changed = { collectionId: "c1", version: 4, userId: "u2" };

/** The API's end of a connection. */
interface FarEnd {
  sent: { type: string; [name: string]: unknown }[];
  isClosed: boolean;
  open(): void;
  send(type: string, data?: object): void;
  breaks(): void;
}

/** A browser whose connections, time and token the test holds. */
function browser({ renewal = "renewed" }: { renewal?: Renewal } = {}) {
  const connections: FarEnd[] = [];
  const waits: { milliseconds: number; run: () => void }[] = [];
  const state = { token: "t1" as string | undefined, isForbidden: false };
  const client = createLiveClient({
    openSocket: ({ onOpen, onMessage, onClose }) => {
      if (state.isForbidden) throw new DOMException("insecure", "SecurityError");
      const far: FarEnd = {
        sent: [],
        isClosed: false,
        open: () => void onOpen(),
        send: (type, data = {}) => void onMessage(JSON.stringify({ type, seq: 0, data })),
        breaks: () => void onClose(),
      };
      connections.push(far);
      return {
        send: (text) => void far.sent.push(JSON.parse(String(text))),
        close: () => (far.isClosed = true),
      };
    },
    token: () => state.token,
    renew: async () => {
      if (renewal === "renewed") state.token = "t2";
      return renewal;
    },
    wait: (run, milliseconds) => {
      const wait = { milliseconds, run };
      waits.push(wait);
      return () => {
        const index = waits.indexOf(wait);
        if (index !== -1) waits.splice(index, 1);
      };
    },
    newId: () => "fresh",
    random: () => 0.5,
  });
  const last = (): FarEnd => {
    const far = connections.at(-1);
    if (!far) throw new Error("no connection");
    return far;
  };
  /** Lets the next attempt run; how long it was waited for. */
  const elapse = () => {
    const wait = waits.shift();
    wait?.run();
    return wait?.milliseconds;
  };
  /** Brings the newest connection to where it receives its topics. */
  const subscribe = (...topics: object[]) => {
    last().open();
    last().send("authenticated");
    for (const topic of topics) last().send("subscribed", { topic });
  };
  return { client, connections, last, waits, state, elapse, subscribe };
}

let heard: LiveSignal[];
const listener = (signal: LiveSignal) => void heard.push(signal);
beforeEach(() => {
  heard = [];
});

test("D77: one connection carries every topic; the token is in the first frame", () => {
  const { client, connections, last, subscribe } = browser();
  client.listen(collection, listener);
  client.listen(collection, listener);
  subscribe(collection);
  client.listen(bell, listener);
  last().send("subscribed", { topic: bell });
  expect(connections).toHaveLength(1);
  expect(last().sent).toEqual([
    { type: "authenticate", token: "t1" },
    { type: "subscribe", topic: collection },
    { type: "subscribe", topic: bell },
  ]);
  expect([client.isLive(collection), client.isLive(bell)]).toEqual([true, true]);
});

test("D77: listeners receive their own topic, and are asked to look when a topic begins", () => {
  const { client, last, subscribe } = browser();
  client.listen(collection, listener);
  client.listen(bell, () => expect.fail("the bell heard of a collection"));
  subscribe(collection);
  last().send("collection_changed", { collection_id: "c1", version: 4, user_id: "u2" });
  last().send("collection_changed", { collection_id: "c2", version: 1, user_id: null });
  expect(heard).toEqual(["check", changed]);
});

test("nothing is open without a listener or a signed-in person; with the last listener it is closed", () => {
  const { client, connections, last, state, subscribe } = browser();
  state.token = undefined;
  const stop = client.listen(collection, listener);
  expect(connections).toEqual([]);
  state.token = "t1";
  client.resume();
  subscribe(collection);
  const stopBell = client.listen(bell, listener);
  stopBell();
  expect(last().sent.at(-1)).toEqual({ type: "unsubscribe", topic: bell });
  stop();
  expect(last().isClosed).toBe(true);
  expect(client.isLive(collection)).toBe(false);
});

test("D77: a broken connection is tried again after 1 s, then twice as long each time, a minute at most", () => {
  const { client, last, subscribe, elapse } = browser();
  client.listen(collection, listener);
  subscribe(collection);
  const delays = Array.from({ length: 8 }, () => {
    last().breaks();
    expect(client.isLive(collection)).toBe(false);
    return elapse();
  });
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  subscribe(collection);
  expect(heard).toEqual(["check", "missed"]);
  last().breaks();
  expect(elapse()).toBe(1_000);
});

test("D77: where connections are forbidden pages poll, and nothing fails", () => {
  const { client, state, waits } = browser();
  state.isForbidden = true;
  client.listen(collection, listener);
  expect([client.isLive(collection), waits.length]).toEqual([false, 1]);
});

test("an expired token is renewed; a session that has ended is not tried again", async () => {
  const { client, last, elapse } = browser();
  client.listen(collection, listener);
  last().open();
  last().send("unauthorized");
  await vi.waitFor(() => expect(elapse()).toBe(1_000));
  last().open();
  expect(last().sent).toEqual([{ type: "authenticate", token: "t2" }]);

  const ended = browser({ renewal: "ended" });
  ended.client.listen(collection, listener);
  ended.last().send("unauthorized");
  await Promise.resolve();
  expect([ended.last().isClosed, ended.waits]).toEqual([true, []]);
});

test("a hidden tab is not connected; shown again it asks for what it missed", () => {
  const { client, connections, last, subscribe } = browser();
  client.listen(collection, listener);
  subscribe(collection);
  client.pause();
  expect([last().isClosed, client.isLive(collection)]).toEqual([true, false]);
  last().send("collection_changed", { collection_id: "c1", version: 4, user_id: "u2" });
  client.resume();
  subscribe(collection);
  expect(connections).toHaveLength(2);
  expect(heard).toEqual(["check", "missed"]);
});

test("a return to the network connects at once, not after the wait", () => {
  const { client, connections, last, waits } = browser();
  client.listen(collection, listener);
  last().breaks();
  client.resume();
  expect([connections.length, waits]).toEqual([2, []]);
});
