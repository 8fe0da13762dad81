import type { Draft } from "@hjem/domain/draft/draft";
import type { DraftTab } from "@hjem/domain/draft/draft-rules";
import type { AddressSuggestion } from "@hjem/domain/place/address";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { saleDraft } from "../testing/sample-draft.ts";
import { showWizard } from "../testing/show-wizard.tsx";

/** A tab of a draft that the API stores. */
const showDraft = (draft: Draft, tab: DraftTab, api: StubResponses = {}) =>
  showWizard(draft, { query: `&tab=${tab}`, api });

const liveDraft = () =>
  saleDraft({
    status: "live",
    hasUnpublishedChanges: true,
    propertyId: "1234",
    priceAndDate: { askingPrice: 4_350_000 },
    propertyDetail: {
      ownerType: "user",
      propertyTypes: ["apartment"],
      title: "Lys leilighet med balkong",
    },
    contacts: { name: "Kari Demo", email: "kari@example.no" },
  });

/** The price step of a published listing, whose text was changed since. */
async function showLive() {
  const rendered = await showDraft(liveDraft(), "price");
  const price = page.getByRole("textbox", { name: "Prisantydning" });
  await expect.element(price).toHaveValue("4\u00a0350\u00a0000");
  return { ...rendered, price };
}

test("LIST-101: Tab to an amount and a new one typed: it takes the place of the old one", async () => {
  const { stored, price } = await showLive();
  await page.getByRole("textbox", { name: /^Fellesgjeld/ }).click();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(price).toHaveFocus();
  await userEvent.keyboard("4190000");
  await expect.element(price).toHaveValue("4\u00a0190\u00a0000");
  await expect.poll(() => stored.draft.priceAndDate.askingPrice).toBe(4_190_000);
});

test("what is typed and is no number is still there, and named, after a reload; once corrected it is forgotten", async () => {
  const first = await showLive();
  await first.price.fill("4,3 millioner");
  await first.unmount();
  const again = await showDraft(liveDraft(), "price");
  const price = page.getByRole("textbox", { name: "Prisantydning" });
  await expect.element(price).toHaveValue("4,3 millioner");
  await expect.element(price).toHaveAttribute("aria-invalid", "true");
  await price.fill("4300000");
  await expect.poll(() => again.stored.draft.priceAndDate.askingPrice).toBe(4_300_000);
  expect(localStorage.getItem("unsentTexts")).toBeNull();
});

test("LIST-101: an amount is grouped while it is typed, with the cursor after the digit that was typed", async () => {
  const { price } = await showLive();
  const other = page.getByRole("textbox", { name: /^Fellesgjeld/ });
  await price.click();
  await expect.element(price).toHaveValue("4\u00a0350\u00a0000");
  await other.click();
  await expect.element(price).toHaveValue("4\u00a0350\u00a0000");
  await price.click();
  await userEvent.keyboard("{Home}{ArrowRight}12");
  await expect.element(price).toHaveValue("412\u00a0350\u00a0000");
  await userEvent.keyboard("{Backspace}{Backspace}{Backspace}");
  await expect.element(price).toHaveValue("350\u00a0000");
  await price.fill("5100000");
  await expect.element(price).toHaveValue("5\u00a0100\u00a0000");
  await other.click();
  await expect.element(price).toHaveValue("5\u00a0100\u00a0000");
  // The same amount, typed once more, is no change, and is grouped all the same.
  await price.fill("5100000");
  await other.click();
  await expect.element(price).toHaveValue("5\u00a0100\u00a0000");
});

test("LIST-101: an amount that was left for a moment on a slow device: what is typed takes its place all the same", async () => {
  const { stored, price } = await showLive();
  const input = price.element() as HTMLInputElement;
  input.focus();
  await expect.element(price).toHaveValue("4\u00a0350\u00a0000");
  // Within one task: what leaving the field renders is still to come when it has the focus again.
  input.blur();
  input.focus();
  await userEvent.keyboard("4190000");
  await expect.element(price).toHaveValue("4\u00a0190\u00a0000");
  await expect.poll(() => stored.draft.priceAndDate.askingPrice).toBe(4_190_000);
});

test("LIST-101: a click into an amount puts the cursor there, so that a digit of it can be changed", async () => {
  const { stored, price } = await showLive();
  await price.click();
  await userEvent.keyboard("{End}{Backspace}5");
  await expect.element(price).toHaveValue("4\u00a0350\u00a0005");
  await expect.poll(() => stored.draft.priceAndDate.askingPrice).toBe(4_350_005);
});

test("LIST-017: with an amount that is none, the changes are not made public, and its field has the focus", async () => {
  const { calls, price } = await showLive();
  await price.fill("fire millioner");
  await expect.element(price).toHaveValue("fire millioner");
  await page.getByRole("button", { name: "Publiser endringene" }).click();
  await expect.element(page.getByText(/^Skriv inn et helt tall fra/)).toBeVisible();
  await expect.element(price).toHaveFocus();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("LIST-052: an area from and an area to that are typed right after each other are both stored", async () => {
  const { stored } = await showDraft(
    saleDraft({
      listingType: "commercial_sale",
      propertyDetail: { ownerType: "user", propertyTypes: ["office"] },
    }),
    "details",
  );
  const from = page.getByRole("textbox", { name: /^Bruttoareal \(BTA\) fra/ });
  const to = page.getByRole("textbox", { name: /^Bruttoareal \(BTA\) til/ });
  await from.fill("300");
  await to.fill("420");
  await expect.poll(() => stored.draft.propertyDetail.grossArea).toEqual({ min: 300, max: 420 });
  await from.fill("");
  await to.fill("");
  await expect.poll(() => stored.draft.propertyDetail.grossArea).toEqual({});
});

test("LIST-102: an area that may be of another notation is asked about, and not stored", async () => {
  const { stored } = await showDraft(
    saleDraft({
      listingType: "commercial_sale",
      propertyDetail: { ownerType: "user", propertyTypes: ["office"] },
    }),
    "details",
  );
  const from = page.getByRole("textbox", { name: /^Bruttoareal \(BTA\) fra/ });
  await from.fill("1,012");
  await page.getByRole("textbox", { name: /^Bruttoareal \(BTA\) til/ }).fill("1.500");
  await expect.element(page.getByText("Mener du 1\u00a0012? Skriv det slik.")).toBeVisible();
  await expect.poll(() => stored.draft.propertyDetail.grossArea).toEqual({ max: 1500 });
});

/** Types into a field and presses a button before anything is rendered, as on a slow device. */
function typeAndPress(input: Element, text: string, button: Element) {
  if (!(input instanceof HTMLInputElement) || !(button instanceof HTMLElement)) throw new Error();
  input.focus();
  input.setSelectionRange(0, input.value.length);
  document.execCommand("insertText", false, text);
  button.click();
}

/** A home that lacks what is typed last. */
const almostDone = (given: Partial<Draft["propertyDetail"]>) =>
  saleDraft({
    propertyDetail: { ownerType: "user", propertyTypes: ["apartment"], ...given },
    contacts: { name: "Kari Demo", email: "kari@example.no" },
  });

test("LIST-017: a price is typed and the button to payment is pressed at once: the payment follows, nothing is called missing", async () => {
  const draft = almostDone({ title: "Lys leilighet med balkong" });
  const { stored, router } = await showDraft(draft, "price");
  const price = page.getByRole("textbox", { name: "Prisantydning" });
  const pay = page.getByRole("button", { name: "Gå til betaling" });
  await expect.element(price).toBeVisible();
  await expect.element(pay).toBeVisible();
  typeAndPress(price.element(), "4190000", pay.element());
  await expect.poll(() => router.state.location.search).toContain("mode=payment");
  expect(stored.draft.priceAndDate.askingPrice).toBe(4_190_000);
});

test("LIST-010: a title is typed and Next is pressed at once: the next step follows", async () => {
  const { router } = await showDraft(almostDone({}), "details");
  const title = page.getByRole("textbox", { name: /^Overskrift/ });
  const next = page.getByRole("button", { name: /^Neste/ });
  await expect.element(title).toBeVisible();
  await expect.element(next).toBeVisible();
  typeAndPress(title.element(), "Lys leilighet med balkong", next.element());
  await expect.element(page.getByRole("heading", { level: 1, name: "Pris og dato" })).toBeVisible();
  expect(router.state.location.search).toContain("tab=price");
});

test("LIST-041: Next while a typed place is still looked up: its pin is waited for, and the next step follows", async () => {
  const found = Promise.withResolvers<void>();
  const trondheim: AddressSuggestion = {
    label: "7030 Trondheim",
    street: null,
    postCode: "7030",
    suburb: "Trondheim",
    region: "Trøndelag",
    coordinates: { lat: 63.42, lng: 10.39 },
    isExact: false,
    geoIds: [],
    landRegistry: null,
  };
  const draft = saleDraft({ location: { street: "Ukjent vei 1", postCode: "7030" } });
  const { stored, calls } = await showDraft(draft, "location", {
    "GET /api/user/addresses": async () => {
      await found.promise;
      return { data: [trondheim], attribution: null };
    },
  });
  await page.getByRole("textbox", { name: "Poststed" }).fill("Trondheim");
  const next = page.getByRole("button", { name: /^Neste/ });
  await next.click();
  await expect.poll(() => calls.some(({ path }) => path === "/api/user/addresses")).toBe(true);
  await expect.element(next).toHaveAttribute("aria-busy", "true");
  found.resolve();
  await expect.element(page.getByRole("heading", { level: 1, name: "Detaljer" })).toBeVisible();
  await expect.poll(() => stored.draft.location.coordinates).toEqual(trondheim.coordinates);
});
