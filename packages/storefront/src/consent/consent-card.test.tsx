import { DAY_MS } from "@hjem/domain/durations";
import { paths } from "@hjem/domain/paths";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { browserStorage } from "../storage/browser-storage.ts";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { startConsent, storedConsent } from "./browser-consent.ts";
import { ConsentCard } from "./consent-card.tsx";
import { readConsent } from "./consent.ts";
import { ConsentQuestion } from "./lazy-consent.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storedConsent.remove();
});

const api = {
  "POST /api/v1/consents": {},
};
const stored = () => readConsent(browserStorage().read("consent"));
const footer = <a href={`${paths.cookiePolicy.to()}#consent`}>Change consent</a>;
const reopen = async () => {
  const screen = await renderWithStorefront(footer, { region: "au", api });
  await ConsentQuestion.prepare(screen.app.page);
  // What is over the page comes once the page has loaded; before that the link leads to the policy, as without scripts.
  await expect
    .element(screen.getByRole("status", { includeHidden: true }).first())
    .toBeInTheDocument();
  await screen.getByRole("link", { name: "Change consent" }).click();
  return screen;
};

test("CMS-039: the card appears without taking the focus, and says so to a screen reader", async () => {
  const screen = await renderWithStorefront(<ConsentCard onChoose={() => undefined} />, {
    region: "au",
  });
  await expect.element(screen.getByRole("region", { name: "Cookies on Hjem" })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await expect
    .element(screen.getByText("At the start of the page", { exact: false }))
    .toBeInTheDocument();
});

test("rejecting looks the same as accepting, and neither has our colour", async () => {
  const screen = await renderWithStorefront(<ConsentCard onChoose={() => undefined} />, {
    region: "au",
  });
  const [reject, accept] = ["Reject all", "Accept all"].map((name) => {
    const button = screen.getByRole("button", { name }).element();
    const { backgroundColor, color, fontWeight } = getComputedStyle(button);
    const { width, height } = button.getBoundingClientRect();
    return { backgroundColor, color, fontWeight, width, height };
  });
  expect(reject).toEqual(accept);
});

test("CMS-038, CMS-040: there are five switches, all off but the necessary one, which cannot be switched off", async () => {
  const screen = await reopen();
  await expect.element(screen.getByRole("switch").first()).toBeInTheDocument();
  const switches = screen.getByRole("switch").elements();
  expect(switches.map((each) => (each as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  await expect.element(screen.getByRole("switch", { name: "Necessary" })).toBeDisabled();
});

test("opened from the footer the card has the focus, Escape leaves everything as it was and the focus goes back", async () => {
  const screen = await reopen();
  await expect.element(screen.getByRole("heading", { name: "Cookies on Hjem" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("link", { name: "Change consent" })).toHaveFocus();
  expect(screen.getByRole("region", { name: "Cookies on Hjem" }).query()).toBeNull();
  expect(stored()).toBeNull();
});

test("opened by its address, Escape gives the focus to the page", async () => {
  const page = <main tabIndex={-1}>Cookie policy</main>;
  const path = `${paths.cookiePolicy.to()}#consent`;
  const screen = await renderWithStorefront(page, { region: "au", path });
  await expect.element(screen.getByRole("heading", { name: "Cookies on Hjem" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
  expect(screen.getByRole("region", { name: "Cookies on Hjem" }).query()).toBeNull();
});

test("CMS-037, D112: a choice by the keyboard is stored on the device and sent once, without an account", async () => {
  const screen = await reopen();
  await screen.getByRole("switch", { name: "Analytics" }).click();
  await screen.getByRole("button", { name: "Save choices" }).click();
  await expect.poll(() => stored()?.isRecorded).toBe(true);
  expect(stored()?.consentStatus).toMatchObject({ analytics: true, functional: false });
  const sent = screen.calls.filter(({ method }) => method === "POST");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get("authorization")).toBeNull();
  expect(sent[0]?.body).toMatchObject({
    consentId: stored()?.consentId,
    clientInfo: { language: "en", region: "au", policyVersion: "2026-11-23" },
  });
});

test("CMS-037: the first visit of a choice is the device's first one, not that of the choice", async () => {
  const since = Date.parse("2026-11-20T08:00:00Z");
  browserStorage().write("visitor", { id: "a-random-number", expiry: Date.now() + DAY_MS, since });
  const screen = await reopen();
  await screen.getByRole("button", { name: "Reject all" }).click();
  await expect.poll(() => stored()?.clientFirstVisit).toBe("2026-11-20T08:00:00.000Z");
});

test("D111: accepting moves what was searched for to the device, rejecting afterwards moves it back to the tab", async () => {
  browserStorage().write("history", [{ url: "/list" }]);
  const screen = await reopen();
  expect(localStorage.getItem("history")).toBeNull();
  await screen.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => localStorage.getItem("history")).not.toBeNull();
  expect(sessionStorage.getItem("history")).toBeNull();
  await screen.getByRole("link", { name: "Change consent" }).click();
  await screen.getByRole("button", { name: "Reject all" }).click();
  await expect.poll(() => localStorage.getItem("history")).toBeNull();
  expect(browserStorage().read("history")).toEqual([{ url: "/list" }]);
});

test("D112: a choice that did not reach the API is sent with the next page", async () => {
  const screen = await reopen();
  await screen.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => stored()?.isRecorded).toBe(true);
  storedConsent.write({ ...stored(), isRecorded: false });
  const later = await renderWithStorefront(null, { region: "au", api });
  await startConsent(later.app.store);
  expect(stored()?.isRecorded).toBe(true);
});

test("D112: a choice is about the version of the policy in force, and a later one asks again", async () => {
  const screen = await renderWithStorefront(footer, {
    region: "au",
    api,
    loader: () => ({ footer: null, policyVersion: "2027-01-01" }),
  });
  await ConsentQuestion.prepare(screen.app.page);
  // What is over the page comes once the page has loaded; before that the link leads to the policy, as without scripts.
  await expect
    .element(screen.getByRole("status", { includeHidden: true }).first())
    .toBeInTheDocument();
  await screen.getByRole("link", { name: "Change consent" }).click();
  await screen.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => stored()?.isRecorded).toBe(true);
  expect(stored()?.clientInfo.policyVersion).toBe("2027-01-01");
});
