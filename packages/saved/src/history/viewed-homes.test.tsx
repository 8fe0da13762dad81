import { browserStorage } from "@hjem/storefront/browser-storage";
import { removeStored } from "@hjem/storefront/stored-value";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { clearRecentHomes, removeRecentHome, useRecentHomes } from "./recent-homes.ts";
import { recordViewedHome } from "./record-view.ts";
import { useViewedHomes } from "./viewed-homes.ts";

const Seen = () => <p role="status">{[...useViewedHomes()].join(" ") || "none"}</p>;
const seen = () => page.getByRole("status").filter({ hasText: /./ });

beforeEach(() => {
  removeStored(["recentSeen", "seenMarks"]);
});

test("PROP-067: records an opened home, newest first", async () => {
  await renderWithStorefront(<Seen />);
  recordViewedHome("home-a");
  await expect.element(seen()).toHaveTextContent("home-a");
  recordViewedHome("home-b");
  await expect.element(seen()).toHaveTextContent("home-b home-a");
});

test("includes homes opened in another tab", async () => {
  await renderWithStorefront(<Seen />);
  await expect.element(seen()).toHaveTextContent("none");
  browserStorage().write("seenMarks", [{ id: "elsewhere", at: Date.now() }]);
  window.dispatchEvent(new StorageEvent("storage", { key: "seenMarks" }));
  await expect.element(seen()).toHaveTextContent("elsewhere");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.element(seen()).toHaveTextContent("none");
});

test("includes homes opened before this page was loaded", async () => {
  browserStorage().write("seenMarks", [{ id: "before", at: Date.now() }]);
  await renderWithStorefront(<Seen />);
  await expect.element(seen()).toHaveTextContent("before");
});

test("the server renders no viewed homes, whatever is in storage", () => {
  recordViewedHome("home-a");
  expect(renderToString(<Seen />)).toContain("none");
});

const Recent = () => <p role="status">{useRecentHomes().join(" ") || "none"}</p>;

test("SAVE-032, SAVE-034, D67: the last ten views, each once and the latest first; all stay marked", async () => {
  for (let n = 1; n <= 11; n += 1) recordViewedHome(`h${n}`);
  recordViewedHome("h3");
  await renderWithStorefront(
    <>
      <Recent />
      <Seen />
    </>,
  );
  const [recent, marked] = page.getByRole("status").elements();
  expect(recent?.textContent).toBe("h3 h11 h10 h9 h8 h7 h6 h5 h4 h2");
  expect(marked?.textContent?.split(" ")).toHaveLength(11);
});

test("D67: marks that an older version stored with the last views stay", async () => {
  const old = Array.from({ length: 30 }, (_, n) => ({ id: `old${n}`, at: Date.now() }));
  browserStorage().write("recentSeen", old);
  recordViewedHome("new");
  await renderWithStorefront(
    <>
      <Recent />
      <Seen />
    </>,
  );
  const [recent, marked] = page.getByRole("status").elements();
  expect(recent?.textContent?.split(" ")).toHaveLength(10);
  expect(marked?.textContent?.split(" ")).toHaveLength(31);
});

test("one view can be removed, or all of them with their marks", async () => {
  recordViewedHome("home-a");
  recordViewedHome("home-b");
  await renderWithStorefront(<Recent />);
  await expect.element(seen()).toHaveTextContent("home-b home-a");
  removeRecentHome("home-b");
  await expect.element(seen()).toHaveTextContent("home-a");
  clearRecentHomes();
  await expect.element(seen()).toHaveTextContent("none");
  expect(browserStorage().read("seenMarks")).toBeUndefined();
});
