import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { followInstallOffer } from "./install-prompt.ts";
import { createNewVersion } from "./new-version.ts";
import { StatusLine } from "./status-line.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event("online"));
});

/** Toasts have a region of their own after it. */
const line = () => page.getByRole("status").first();

async function show() {
  const taken = vi.fn(async () => {});
  const version = createNewVersion(taken);
  const reload = vi.fn();
  await renderWithStorefront(<StatusLine version={version} reload={reload} />);
  return { version, taken, reload };
}

test("D116: without a network the page says so and what can still be read, until there is one again", async () => {
  await show();
  await expect.element(line()).toBeEmptyDOMElement();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await expect.element(page.getByText(/^Du er frakoblet/)).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.element(line()).toBeEmptyDOMElement();
});

test("D116: a new version asks before it replaces a page with unsaved input, and can wait", async () => {
  const { version, taken, reload } = await show();
  version.arrive(true);
  await expect.element(page.getByText(/^En ny versjon er klar/)).toBeVisible();
  await page.getByRole("button", { name: "Senere" }).click();
  await expect.element(line()).toBeEmptyDOMElement();
  expect([taken, reload].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});

test("D116: the new version is loaded once the person says so", async () => {
  const { version, taken, reload } = await show();
  version.arrive(true);
  await page.getByRole("button", { name: "Last på nytt" }).click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(taken).toHaveBeenCalledOnce();
});

test("D116: a page without unsaved input is not disturbed by a new version", async () => {
  const { version } = await show();
  version.arrive(false);
  expect(version.current()).toBe("ready");
  await expect.element(line()).toBeEmptyDOMElement();
});

test("the browser's own banner is kept away; the footer offers to install the site, and the press asks", async () => {
  const prompt = vi.fn(async () => {});
  const choices = document.createElement("ul");
  choices.dataset["choices"] = "";
  document.body.append(choices);
  onTestFinished(() => choices.remove());
  followInstallOffer();
  await renderWithStorefront(null);
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await page.getByRole("button", { name: "Installer som app" }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect
    .element(page.getByRole("button", { name: "Installer som app" }))
    .not.toBeInTheDocument();
});
