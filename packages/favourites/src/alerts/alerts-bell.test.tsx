import { NOTIFICATIONS_POLL_MS } from "@hjem/domain/saved/saved-rules";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createAlertsApi, sampleAlert } from "../testing/sample-alert.ts";
import AlertsBell from "./alerts-bell.tsx";

async function show(
  api: RenderOptions["api"] = createAlertsApi([sampleAlert()]).responses,
  options: RenderOptions = {},
) {
  await page.viewport(1366, 900);
  return renderWithStorefront(<AlertsBell label="Varsler" />, {
    person: samplePerson,
    api,
    ...options,
  });
}

const bell = () => page.elementLocator(document.querySelector("summary") ?? document.body);
const panel = () => page.getByRole("region", { name: "Varsler" });
const rows = () => panel().getByRole("listitem");

test("D73: the bell has the number of unread alerts, and its panel the alerts by day with the reason first", async () => {
  const { responses } = createAlertsApi([
    sampleAlert(),
    sampleAlert({ at: "2026-11-20T10:00:00.000Z", readAt: "2026-11-20T12:00:00.000Z" }),
  ]);
  await show(responses);
  await expect.element(page.getByText("1", { exact: true })).toBeVisible();
  await bell().click();
  await expect.element(panel().getByRole("heading", { name: "I dag" })).toBeVisible();
  await expect.element(panel().getByRole("heading", { name: "I går" })).toBeVisible();
  const link = rows().first().getByRole("link");
  await expect
    .element(link)
    .toHaveAccessibleName(/^Prisen er satt ned .+ Nardovegen 12, .+ før .+ Ulest$/);
  await expect.element(link).toHaveAttribute("href", "/property/001204/3f7q9z2k1m");
  await expect
    .element(panel().getByRole("link", { name: "Lagrede søk" }))
    .toHaveAttribute("href", "/user/saved-search");
  expect(panel().getByText("Ulest").elements()).toHaveLength(1);
});

test("D73: an alert that is opened is read; all can be marked as read at once", async () => {
  const { responses } = createAlertsApi([sampleAlert(), sampleAlert(), sampleAlert()]);
  const { calls, router } = await show(responses);
  await bell().click();
  await rows().first().getByRole("link").click();
  await vi.waitFor(() => expect(router.state.location.pathname).toContain("/property/"));
  await expect.element(page.getByText("2", { exact: true })).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
  await bell().click();
  await panel().getByRole("button", { name: "Merk alle som lest" }).click();
  await expect.element(page.getByText("Ulest")).not.toBeInTheDocument();
  await expect.element(page.getByText("2", { exact: true })).not.toBeInTheDocument();
  const sent = calls.filter(({ path }) => path.endsWith("/read")).map(({ body }) => body);
  expect(sent).toEqual([{ ids: [expect.any(String)] }, { ids: "all" }]);
});

test("D73: what is read on another device is read here, and new alerts come without a reload", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { responses, read, add } = createAlertsApi([sampleAlert(), sampleAlert()]);
  await show(responses);
  await expect.element(page.getByText("2", { exact: true })).toBeVisible();
  await bell().click();
  await expect.poll(() => rows().elements()).toHaveLength(2);
  read("all");
  vi.advanceTimersByTime(NOTIFICATIONS_POLL_MS);
  await expect.element(page.getByText("2", { exact: true })).not.toBeInTheDocument();
  add(sampleAlert());
  vi.advanceTimersByTime(NOTIFICATIONS_POLL_MS);
  await expect.element(page.getByText("1", { exact: true })).toBeVisible();
  await expect.poll(() => rows().elements()).toHaveLength(3);
});

test("the panel works by keyboard: Enter opens it, Escape closes it and returns to the bell", async () => {
  await show();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(panel()).toBeVisible();
  await expect.element(panel()).toHaveFocus();
  const read = panel().getByRole("button", { name: "Merk alle som lest" });
  await expect.element(read).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(bell()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(read).toHaveFocus();
});

test("a person without alerts sees how to get some; the number is no badge then", async () => {
  await show(createAlertsApi([]).responses);
  await bell().click();
  await expect.element(panel().getByText(/^Du har ingen varsler/)).toBeVisible();
  await expect
    .element(panel().getByRole("link", { name: "Varselinnstillinger" }))
    .toHaveAttribute("href", "/user/subscription");
  await expect
    .element(panel().getByRole("link", { name: "Alle varsler fra de siste 90 dagene" }))
    .toHaveAttribute("href", "/user/saved-search/alerts");
});

test("alerts that cannot be had can be tried again; a number that cannot be had is no error", async () => {
  const { responses } = createAlertsApi([sampleAlert()]);
  let isDown = true;
  const down = () => new StubError(503, "not_ready");
  await show({
    ...responses,
    "GET /api/v2/notifications/unread": down,
    "GET /api/v2/notifications": (call) => {
      const list = responses["GET /api/v2/notifications"];
      return isDown ? down() : typeof list === "function" ? list(call) : {};
    },
  });
  await expect.element(page.getByRole("status").getByText(/./)).not.toBeInTheDocument();
  await bell().click();
  await expect.element(panel().getByRole("alert")).toBeVisible();
  isDown = false;
  await panel().getByRole("button", { name: "Prøv igjen" }).click();
  await expect.poll(() => rows().elements()).toHaveLength(1);
});

test("the home of a listing that has been deleted is text, not a link to a page that is missing", async () => {
  await show(createAlertsApi([sampleAlert({ isGone: true, reasons: ["withdrawn"] })]).responses);
  await bell().click();
  await expect.element(rows().first().getByText("Annonsen er slettet.")).toBeVisible();
  await expect.element(rows().first().getByRole("link")).not.toBeInTheDocument();
});
