import { browserStorage } from "@hjem/storefront/browser-storage";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import ViewedHome from "./viewed-home.tsx";
import { recordViewedHome, useViewedHomes } from "./viewed-homes.ts";

const Seen = () => <p role="status">{[...useViewedHomes()].join(" ") || "none"}</p>;
const seen = () => page.getByRole("status").filter({ hasText: /./ });

beforeEach(() => {
  browserStorage().remove("recentSeen");
  window.dispatchEvent(new StorageEvent("storage", { key: "recentSeen" }));
});

test("PROP-067: opening a home's page is remembered, newest first", async () => {
  await renderWithStorefront(
    <>
      <Seen />
      <ViewedHome propertyId="home-a" />
    </>,
  );
  await expect.element(seen()).toHaveTextContent("home-a");
  recordViewedHome("home-b");
  await expect.element(seen()).toHaveTextContent("home-b home-a");
});

test("what another tab opens is seen here", async () => {
  await renderWithStorefront(<Seen />);
  await expect.element(seen()).toHaveTextContent("none");
  browserStorage().write("recentSeen", [{ id: "elsewhere", at: Date.now() }]);
  window.dispatchEvent(new StorageEvent("storage", { key: "recentSeen" }));
  await expect.element(seen()).toHaveTextContent("elsewhere");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.element(seen()).toHaveTextContent("none");
});

test("what was opened before this page loaded is there", async () => {
  browserStorage().write("recentSeen", [{ id: "before", at: Date.now() }]);
  await renderWithStorefront(<Seen />);
  await expect.element(seen()).toHaveTextContent("before");
});

test("the server has seen nothing, whatever lies in storage", () => {
  recordViewedHome("home-a");
  expect(renderToString(<Seen />)).toContain("none");
});
