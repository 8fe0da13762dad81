import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { themeScript } from "./theme-script.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const theme = () => document.documentElement.dataset.theme;
const stored = (): { value?: string; expires?: number } =>
  JSON.parse(localStorage.getItem("darkMode") ?? "{}");

beforeEach(() => localStorage.clear());
let before: string | undefined;
beforeEach(() => {
  before = theme();
  document.documentElement.dataset.theme = "light";
});
afterEach(() => {
  if (before === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = before;
});

/** Runs the script of the HTML, as a page does before anything else; its listener goes with the test. */
function runThemeScript(): void {
  const listening = new AbortController();
  const listen = window.addEventListener.bind(window);
  const adding = vi
    .spyOn(window, "addEventListener")
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: listening.signal }),
    );
  const script = document.createElement("script");
  script.textContent = themeScript;
  document.head.append(script);
  script.remove();
  adding.mockRestore();
  onTestFinished(() => listening.abort());
}

test("UI-001: without a stored choice the theme is light, whatever else is stored", () => {
  for (const choice of [null, "{}", "not JSON", '{"value":"dark","expires":1}']) {
    if (choice) localStorage.setItem("darkMode", choice);
    runThemeScript();
    expect(theme()).toBe("light");
  }
});

test("UI-056: the choice is stored under a key of its own", async () => {
  await renderWithStorefront(<ThemeSwitch />, { region: "au" });
  const known = Object.keys(localStorage);
  await page.getByRole("button", { name: "Dark theme" }).click();
  expect(Object.keys(localStorage).filter((key) => !known.includes(key))).toEqual(["darkMode"]);
});

test("UI-002, UI-003: a press before the page is hydrated changes the theme and keeps the choice for 14 days", async () => {
  runThemeScript();
  const html = document.createElement("div");
  html.innerHTML = '<button data-theme-switch="" type="button">Dark theme <svg></svg></button>';
  document.body.append(html);
  onTestFinished(() => html.remove());
  await page.getByRole("button", { name: "Dark theme" }).click();
  expect([theme(), stored().value]).toEqual(["dark", "dark"]);
  const days = (Number(stored().expires) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 1);
  html.querySelector("svg")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect([theme(), stored().value]).toEqual(["light", "light"]);
});

test("UI-002, UI-003: once the page is hydrated a press changes the theme once", async () => {
  runThemeScript();
  await renderWithStorefront(<ThemeSwitch />, { region: "au" });
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect.element(page.getByRole("button", { name: "Light theme" })).toBeVisible();
  expect([theme(), stored().value]).toEqual(["dark", "dark"]);
});
