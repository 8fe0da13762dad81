import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import AnalyticsPlace from "./analytics-place.tsx";

interface Sent {
  path: string;
  keepalive: boolean | undefined;
  events: Record<string, unknown>[];
}

let sent: Sent[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  vi.spyOn(window, "fetch").mockImplementation((input, { body, keepalive } = {}) => {
    const events = toCamelKeys(JSON.parse(String(body))) as Sent["events"];
    sent.push({ path: String(input), keepalive, events });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => vi.restoreAllMocks());

const visit = (path: string) =>
  renderWithStorefront(
    <>
      <AnalyticsPlace />
      <a href="/property/000001/3f7q9z2k1m" onClick={(event) => event.preventDefault()}>
        A home
      </a>
    </>,
    { region: "au", path },
  );
const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

test("D113: leaving the page sends what waits, in one request that outlives the page", async () => {
  const screen = await visit("/list?bedroomMin=2");
  await screen.getByRole("link", { name: "A home" }).click();
  expect(sent).toEqual([]);
  leave();
  expect(sent).toMatchObject([
    {
      path: "/api/v1/payload/website",
      keepalive: true,
      events: [
        { action: "view", objectId: null, pageType: "list" },
        { action: "click", objectId: "3f7q9z2k1m", pageType: "list" },
      ],
    },
  ]);
  leave();
  expect(sent).toHaveLength(1);
});

test("D113: a page that is hidden sends what waits, and one that is shown again waits for others", async () => {
  await visit("/list?bedroomMin=2");
  const state = vi.spyOn(document, "visibilityState", "get");
  const turn = (value: DocumentVisibilityState) => {
    state.mockReturnValue(value);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  turn("visible");
  expect(sent).toEqual([]);
  turn("hidden");
  expect(sent).toMatchObject([{ keepalive: true, events: [{ action: "view", pageType: "list" }] }]);
});

test("CMS-041: what waits is dropped where the consent is withdrawn", async () => {
  const screen = await visit("/list");
  await screen.getByRole("link", { name: "A home" }).click();
  await screen.unmount();
  leave();
  expect(sent).toEqual([]);
});
