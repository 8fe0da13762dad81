import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import { loaderAt } from "../testing/responses.ts";
import { createAlertsApi, sampleAlert } from "../testing/sample-alert.ts";
import { Component, loader } from "./alerts-page.tsx";

const MESSAGE = "0199c8a0-0000-7000-8000-0000000000aa";

const show = (path: string, api: RenderOptions["api"], options: RenderOptions = {}) =>
  renderWithStorefront(<Component />, {
    path,
    features: [{ ...feature, routes: [] }],
    person: samplePerson,
    loader: loaderAt(loader),
    ...(api && { api }),
    ...options,
  });

const rows = () => page.getByRole("listitem");

test("D72: the page of a message has exactly its alerts, and says their number", async () => {
  const { responses } = createAlertsApi([sampleAlert(), sampleAlert(), sampleAlert()]);
  const { calls } = await show(`/user/saved-search/alerts/${MESSAGE}`, responses, {
    loader: loaderAt(loader, { messageId: MESSAGE }),
  });
  await expect.element(page.getByRole("heading", { level: 1, name: "3 varsler" })).toBeVisible();
  expect(rows().elements()).toHaveLength(3);
  const list = calls.find(({ path }) => path === "/api/v2/notifications");
  expect(Object.fromEntries(list?.query ?? [])).toMatchObject({ message: MESSAGE, page: "1" });
});

test("D73: what is shown is read, and stays marked as new while it is shown", async () => {
  const old = sampleAlert({ readAt: "2026-11-21T10:30:00.000Z" });
  const unread = sampleAlert();
  const { responses } = createAlertsApi([unread, old]);
  const { calls } = await show("/user/saved-search/alerts", responses, {
    loader: loaderAt(loader, {}),
  });
  await vi.waitFor(() => {
    const sent = calls.filter(({ path }) => path.endsWith("/read")).map(({ body }) => body);
    expect(sent).toEqual([{ ids: [unread.id] }]);
  });
  expect(page.getByText("Ulest").elements()).toHaveLength(1);
});

test("D74: alerts that are older than 90 days are gone, which the page of their message says", async () => {
  const { responses } = createAlertsApi([]);
  await show(`/user/saved-search/alerts/${MESSAGE}`, responses, {
    region: "au",
    loader: loaderAt(loader, { messageId: MESSAGE }),
  });
  await expect.element(page.getByText("Alerts are stored for 90 days.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Show all alerts" }))
    .toHaveAttribute("href", "/user/saved-search/alerts");
});

test("a person without alerts reads what brings them, what is followed already, and where to search", async () => {
  const saved = {
    data: [],
    pagination: { currentPage: 1, perPage: 10, total: 2, lastPage: 1 },
  };
  await show(
    "/user/saved-search/alerts",
    { ...createAlertsApi([]).responses, "GET /api/search-collections": saved },
    { loader: loaderAt(loader, {}) },
  );
  await expect
    .element(page.getByRole("heading", { name: "Du har ingen varsler ennå" }))
    .toBeVisible();
  await expect.element(page.getByText(/Du følger 2 søk og ingen boliger/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Søk etter bolig" })).toBeVisible();
});
