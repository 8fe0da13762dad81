import { expect, test } from "vitest";
import { type PushScope, startPushWorker } from "./push-worker.ts";
import type { NotificationPressEvent, PushMessageEvent } from "./worker-scope.ts";

/** A worker that remembers what it shows and opens. */
function startWorker(href = "http://no.localhost/sw.js?language=no", tabs: string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const scope: PushScope = {
    location: { href },
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
    },
    clients: {
      openWindow: async (url) => void opened.push(url),
      matchAll: async () =>
        tabs.map((url) => ({
          url,
          focus: async () => focused.push(url),
          postMessage: () => {},
        })),
    },
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener),
  };
  startPushWorker(scope, { siteName: "Hjem", defaultLanguage: "no" });
  const send = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    const waiting = { ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) };
    listeners.get(type)?.(waiting as never);
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  return {
    shown,
    opened,
    focused,
    push: (data: PushMessageEvent["data"]) => send("push", { data }),
    press: (notification: NotificationPressEvent["notification"]) =>
      send("notificationclick", { notification }),
  };
}

const messageId = "0199c8a0-0000-7000-8000-0000000000aa";
const payload = (count: number) => ({ json: () => ({ messageId, count }) });

test.each([
  ["no", 1, "Varsel om 1 bolig"],
  ["no", 3, "Varsler om 3 boliger"],
  ["en", 1, "Alert about 1 home"],
  ["en", 3, "Alerts about 3 homes"],
  ["xx", 2, "Varsler om 2 boliger"],
])(
  "D75: a push message is shown in the reader's language (%s) with its number: %s",
  async (language, count, title) => {
    const { shown, push } = startWorker(`http://no.localhost/sw.js?language=${language}`);
    await push(payload(count));
    expect(shown.map((each) => each.title)).toEqual([title]);
  },
);

test("D72, D75: a press opens the alerts of that message", async () => {
  const { shown, opened, push, press } = startWorker();
  await push(payload(2));
  let isClosed = false;
  await press({ data: shown[0]?.options.data, close: () => (isClosed = true) });
  expect(isClosed).toBe(true);
  expect(opened).toEqual([`/user/saved-search/alerts/${messageId}`]);
});

test("D75: a press shows the tab that has these alerts already, and leaves every other tab as it is", async () => {
  const alerts = `http://no.localhost/user/saved-search/alerts/${messageId}`;
  const tabs = ["http://no.localhost/list", alerts];
  const { shown, opened, focused, push, press } = startWorker(undefined, tabs);
  await push(payload(2));
  await press({ data: shown[0]?.options.data, close: () => {} });
  expect([focused, opened]).toEqual([[alerts], []]);
});

test("a push message in another form is shown too, and leads to all alerts", async () => {
  for (const data of [null, { json: () => "?" }, { json: () => JSON.parse("{") as unknown }]) {
    const { shown, opened, push, press } = startWorker();
    await push(data);
    expect(shown.map((each) => each.title)).toEqual(["Nye varsler"]);
    await press({ data: shown[0]?.options.data, close: () => {} });
    expect(opened).toEqual(["/user/saved-search/alerts"]);
  }
});
