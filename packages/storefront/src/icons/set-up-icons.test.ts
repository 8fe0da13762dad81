import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { IconRequests } from "./set-up-icons.ts";

const resources = ["https://one.test/icons", "https://two.test/icons"];
const body = '<path d="M0 0h24"/>';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a host does with a request: sends a status, the icons, or nothing at all. */
type Host = number | "icons" | "silent";

/** A tab with iconify, and what it asks of two hosts, with the milliseconds at which it does. */
async function openTab(hosts: readonly Host[], given: Partial<IconRequests> = {}) {
  const start = Date.now();
  const asked: { url: string; at: number; endedAt?: number }[] = [];
  const send: IconRequests["send"] = async (address, init) => {
    const url = String(address);
    const request: (typeof asked)[number] = { url, at: Date.now() - start };
    asked.push(request);
    const host = hosts[resources.findIndex((resource) => url.startsWith(resource))];
    if (host === "silent") {
      const { promise, reject } = Promise.withResolvers<Response>();
      init?.signal?.addEventListener("abort", () => {
        request.endedAt = Date.now() - start;
        reject(new Error("aborted"));
      });
      return promise;
    }
    if (host !== "icons") return new Response(null, { status: host ?? 500 });
    const { pathname, searchParams } = new URL(url);
    const names = (searchParams.get("icons") ?? "").split(",");
    const icons = Object.fromEntries(names.map((name) => [name, { body }]));
    return Response.json({ prefix: pathname.slice("/icons/".length, -".json".length), icons });
  };
  const lines: string[] = [];
  const { setUpIcons } = await import("./set-up-icons.ts");
  const iconify = await import("@iconify/react");
  setUpIcons({ resources, send, now: Date.now, log: (line) => lines.push(line), ...given });
  const want = (...names: string[]) => {
    const seen = { loaded: 0, missing: 0 };
    iconify.loadIcons(names, (loaded, missing) => {
      seen.loaded = loaded.length;
      seen.missing = missing.length;
    });
    return seen;
  };
  return { asked, lines, iconify, want };
}
const hostsOf = (asked: readonly { url: string }[]) => asked.map(({ url }) => new URL(url).host);

test("UI-033: icons of one set that are wanted at once are one request, and each set is another", async () => {
  const { asked, want } = await openTab(["icons", "icons"]);
  const seen = want("lucide:scale", "lucide:key", "mdi:home");
  await vi.advanceTimersByTimeAsync(10);
  expect(asked.map(({ url }) => url)).toEqual([
    "https://one.test/icons/lucide.json?icons=key%2Cscale",
    "https://one.test/icons/mdi.json?icons=home",
  ]);
  expect(seen).toEqual({ loaded: 3, missing: 0 });
});

test.each([500, 503, 429, 502])(
  "UI-034, UI-035: a failure such as %d moves on to the next resource at once, which is asked first from then on",
  async (status) => {
    const { asked, want } = await openTab([status, "icons"]);
    const seen = want("lucide:key");
    await vi.advanceTimersByTimeAsync(10);
    expect(hostsOf(asked)).toEqual(["one.test", "two.test"]);
    expect(seen.loaded).toBe(1);
    want("lucide:scale");
    await vi.advanceTimersByTimeAsync(10);
    expect(hostsOf(asked).at(-1)).toBe("two.test");
  },
);

test.each([404, 400, 403])(
  "UI-036, UI-037, UI-038: status %d does not move on; the icons are missing and not requested again",
  async (status) => {
    const { asked, want } = await openTab([status, "icons"]);
    const seen = want("lucide:no-such-icon");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(hostsOf(asked)).toEqual(["one.test"]);
    expect(seen).toEqual({ loaded: 0, missing: 1 });
    const again = want("lucide:no-such-icon");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
    expect(again.missing).toBe(1);
  },
);

test("UI-044: a resource that is silent for 750 ms gets company of the next one", async () => {
  const { asked, want } = await openTab(["silent", "icons"]);
  const seen = want("lucide:key");
  await vi.advanceTimersByTimeAsync(700);
  expect(hostsOf(asked)).toEqual(["one.test"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(hostsOf(asked)).toEqual(["one.test", "two.test"]);
  expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBe(750);
  expect(seen.loaded).toBe(1);
});

test("UI-043, API-042: a silent resource is dropped after 2000 ms, and the icon is missing once all are", async () => {
  const { asked, want } = await openTab(["silent", "silent"]);
  const seen = want("lucide:key");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.map(({ at, endedAt = 0 }) => endedAt - at)).toEqual([2_000, 2_000]);
  expect(seen.missing).toBe(1);
});

test("UI-039: without a resource nothing is requested anywhere, and a line is logged once a minute", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  const { asked, lines, want } = await openTab(["icons"], { resources: [] });
  want("lucide:key");
  await vi.advanceTimersByTimeAsync(59_000);
  want("lucide:scale");
  await vi.advanceTimersByTimeAsync(100);
  expect(lines).toEqual(["icons cannot be shown: no resource is set"]);
  await vi.advanceTimersByTimeAsync(1_500);
  want("lucide:wallet");
  await vi.advanceTimersByTimeAsync(100);
  expect(lines).toHaveLength(2);
  expect([asked.length, fetched.mock.calls.length]).toEqual([0, 0]);
});

test("UI-040, UI-041: without a fetch function in the environment a request ends with code 424", async () => {
  vi.stubGlobal("fetch", undefined);
  const { iconify, want } = await openTab(["icons"], { send: undefined });
  const ended = vi.fn();
  const { _api: iconifyApi } = iconify;
  iconifyApi.sendAPIQuery(
    "",
    { type: "icons", provider: "", prefix: "lucide", icons: ["key"] },
    ended,
  );
  const seen = want("lucide:key");
  await vi.advanceTimersByTimeAsync(10);
  expect(ended.mock.calls).toEqual([[undefined, 424]]);
  expect(seen.missing).toBe(1);
});
