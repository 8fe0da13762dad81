import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { type StubCall, StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { TestRegion } from "@hjem/storefront/testing/test-storefronts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { personResponses } from "../testing/responses.ts";
import { Component, loader } from "./subscription-page.tsx";

const PUSH = "/api/v2/notifications/push";
const subscription = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (api: StubResponses = {}, region: TestRegion = "au") =>
  renderWithStorefront(<Component />, {
    region,
    features: [testFeature],
    person: samplePerson,
    loader,
    api: { ...personResponses, ...api },
  });

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** A browser with push messages: what it asks, and what it stores. */
function pushBrowser(
  answer: NotificationPermission,
  permission: NotificationPermission = "default",
) {
  const browser = {
    asked: 0,
    registered: [] as string[],
    keys: [] as unknown[],
    isSubscribed: false,
  };
  const own = {
    toJSON: () => subscription,
    unsubscribe: async () => {
      browser.isSubscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (browser.isSubscribed ? own : null),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        browser.keys.push(applicationServerKey);
        browser.isSubscribed = true;
        return own;
      },
    },
  } as unknown as ServiceWorkerRegistration;
  vi.stubGlobal("Notification", {
    permission,
    requestPermission: async () => {
      browser.asked += 1;
      vi.stubGlobal("Notification", { ...Notification, permission: answer });
      return answer;
    },
  });
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(CHROME);
  const { serviceWorker } = navigator;
  vi.spyOn(serviceWorker, "getRegistration").mockResolvedValue(registration);
  vi.spyOn(serviceWorker, "ready", "get").mockReturnValue(Promise.resolve(registration));
  vi.spyOn(serviceWorker, "register").mockImplementation(async (url) => {
    browser.registered.push(String(url));
    return registration;
  });
  return browser;
}

/** An API that stores whether this session is subscribed. */
function pushApi(extra: StubResponses = {}): StubResponses {
  let isSubscribed = false;
  const store = (is: boolean) => () => {
    isSubscribed = is;
    return new Response(null, { status: 204 });
  };
  return {
    [`GET ${PUSH}`]: () => ({ data: { publicKey: "key", isSubscribed } }),
    [`PUT ${PUSH}`]: store(true),
    [`DELETE ${PUSH}`]: store(false),
    ...extra,
  };
}

const sent = (calls: readonly StubCall[], method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);

test("D71: hour, day, time zone and night are saved at once", async () => {
  const { calls } = await show();
  await page
    .getByRole("combobox", { name: "Time of daily and weekly alerts" })
    .selectOptions("6:00 pm");
  await page.getByRole("combobox", { name: "Day of weekly alerts" }).selectOptions("Sunday");
  await page.getByRole("combobox", { name: "Time zone" }).selectOptions("Perth");
  await page.getByRole("checkbox", { name: /between 10:00 pm and 7:00 am/ }).click();
  await expect.element(page.getByRole("status").getByText("Saved")).toBeVisible();
  await expect
    .poll(() => sent(calls, "PATCH").map(([, body]) => body))
    .toEqual([
      { digestHour: 18 },
      { digestDay: 7 },
      { timeZone: "Australia/Perth" },
      { sendsAtNight: true },
    ]);
});

test("D71: the time zone of the device is proposed where its time is another; a market with one zone asks for none", async () => {
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  const deviceIn = (timeZone: string) =>
    options.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  deviceIn("Australia/Melbourne");
  const melbourne = await show();
  await expect.element(page.getByRole("combobox", { name: "Time zone" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /this device/ })).not.toBeInTheDocument();
  await melbourne.unmount();
  deviceIn("Australia/Perth");
  const { calls, unmount } = await show();
  await page.getByRole("button", { name: "Use the time zone of this device: Perth" }).click();
  await expect
    .element(page.getByRole("combobox", { name: "Time zone" }))
    .toHaveValue("Australia/Perth");
  await expect.poll(() => sent(calls, "PATCH")[0]?.[1]).toEqual({ timeZone: "Australia/Perth" });
  await unmount();
  await show({}, "no");
  await expect
    .element(page.getByRole("combobox", { name: "Dag for ukentlige varsler" }))
    .toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Tidssone" })).not.toBeInTheDocument();
});

test("an hour that could not be saved is taken back", async () => {
  await show({ "PATCH /api/v2/notifications/schedule": new StubError(500, "internal_error") });
  const hour = page.getByRole("combobox", { name: "Time of daily and weekly alerts" });
  await hour.selectOptions("6:00 pm");
  await expect.element(page.getByRole("alert").getByText(/having trouble/)).toBeVisible();
  await expect.element(hour).toHaveValue("8");
});

test("D75: push messages are switched on by a press, which alone asks for permission, and off again", async () => {
  const browser = pushBrowser("granted");
  const { calls } = await show(pushApi());
  const on = page.getByRole("button", { name: "Switch on push messages" });
  await expect.element(on).toBeVisible();
  expect(browser.asked).toBe(0);
  await on.click();
  const off = page.getByRole("button", { name: "Switch off push messages" });
  await expect.element(off).toBeVisible();
  expect(browser).toMatchObject({ asked: 1, registered: ["/sw.js?language=en"], keys: ["key"] });
  expect(sent(calls, "PUT")).toEqual([[PUSH, subscription]]);
  await off.click();
  await expect.element(on).toBeVisible();
  expect(browser.isSubscribed).toBe(false);
  expect(sent(calls, "DELETE").map(([path]) => path)).toEqual([PUSH]);
});

test("D75: a subscription of an earlier session is off until this one has it", async () => {
  const browser = pushBrowser("granted", "granted");
  browser.isSubscribed = true;
  await show(pushApi());
  await expect
    .element(page.getByText("This browser does not receive push messages."))
    .toBeVisible();
});

test("D75: a person who refuses the permission sees how to allow it; nothing is stored", async () => {
  pushBrowser("denied");
  const { calls } = await show(pushApi());
  await page.getByRole("button", { name: "Switch on push messages" }).click();
  await expect.element(page.getByText(/^Notifications from Hjem are blocked/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /push messages/ })).not.toBeInTheDocument();
  expect(sent(calls, "PUT")).toEqual([]);
});

test("D75: a browser without push messages, and a site without a key, say so", async () => {
  pushBrowser("granted");
  const { unmount } = await show(
    pushApi({ [`GET ${PUSH}`]: { data: { publicKey: null, isSubscribed: false } } }),
  );
  await expect.element(page.getByText(/not available at the moment/)).toBeVisible();
  await unmount();
  vi.stubGlobal("PushManager", undefined);
  Reflect.deleteProperty(window, "PushManager");
  await show(pushApi());
  await expect.element(page.getByText(/cannot receive push messages/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /push messages/ })).not.toBeInTheDocument();
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
])(
  "FND-063, FND-064: a bot is offered no push messages, and registers no worker: %s",
  async (bot) => {
    const browser = pushBrowser("granted", "granted");
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(bot);
    await show(pushApi());
    await expect.element(page.getByText(/cannot receive push messages/)).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: /push messages/ }))
      .not.toBeInTheDocument();
    expect(browser.registered).toEqual([]);
  },
);

test("D75: where the API does not take the subscription, it can be tried again", async () => {
  pushBrowser("granted");
  await show(pushApi({ [`PUT ${PUSH}`]: new StubError(422, "rule_violated") }));
  await page.getByRole("button", { name: "Switch on push messages" }).click();
  await expect.element(page.getByRole("alert").getByText(/couldn't switch on/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Switch on push messages" })).toBeVisible();
});
