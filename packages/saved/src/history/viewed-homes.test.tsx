import { browserStorage } from "@hjem/storefront/browser-storage";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import ViewedHome, { recordViewedHome, useViewedHomes } from "./viewed-homes.ts";

const Seen = () => <p role="status">{[...useViewedHomes()].join(" ") || "none"}</p>;
const seen = () => page.getByRole("status").filter({ hasText: /./ });

beforeEach(() => {
  browserStorage().remove("recentSeen");
  window.dispatchEvent(new StorageEvent("storage", { key: "recentSeen" }));
});

test("PROP-067: records an opened home, newest first", async () => {
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

test("includes homes opened in another tab", async () => {
  await renderWithStorefront(<Seen />);
  await expect.element(seen()).toHaveTextContent("none");
  browserStorage().write("recentSeen", [{ id: "elsewhere", at: Date.now() }]);
  window.dispatchEvent(new StorageEvent("storage", { key: "recentSeen" }));
  await expect.element(seen()).toHaveTextContent("elsewhere");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.element(seen()).toHaveTextContent("none");
});

test("includes homes opened before this page was loaded", async () => {
  browserStorage().write("recentSeen", [{ id: "before", at: Date.now() }]);
  await renderWithStorefront(<Seen />);
  await expect.element(seen()).toHaveTextContent("before");
});

test("the server renders no viewed homes, whatever is in storage", () => {
  recordViewedHome("home-a");
  expect(renderToString(<Seen />)).toContain("none");
});
