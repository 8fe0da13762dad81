import type { Draft } from "@hjem/domain/draft/draft";
import { unsentText } from "@hjem/storefront/unsent-text";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DRAFT_ID, saleDraft } from "../testing/sample-draft.ts";
import { showWizard } from "../testing/show-wizard.tsx";

/** A home that lacks nothing. */
const wholeDraft = (given: Partial<Draft> = {}) =>
  saleDraft({
    priceAndDate: { askingPrice: 4_350_000 },
    propertyDetail: {
      ownerType: "user",
      propertyTypes: ["apartment"],
      title: "Lys leilighet med balkong",
    },
    contacts: { name: "Kari Demo", email: "kari@example.no" },
    ...given,
  });

const show = (query: string, draft = wholeDraft()) => showWizard(draft, { query });
const price = () => page.getByRole("textbox", { name: /^Prisantydning/ });
const heading = () => page.getByRole("heading", { level: 1 });

/** A price that is none was typed before the page was loaded. */
const typeWrongPrice = () =>
  unsentText(`field/${DRAFT_ID}/field-price_and_date.asking_price`).keep("4,3 millioner", 0);

test("a text that is no value is named beside the fields of every other step, with a link to it", async () => {
  await show("&tab=price");
  await price().fill("4,3 millioner");
  await page
    .getByRole("navigation", { name: "Steg" })
    .getByRole("link", { name: /^Annonsetype/ })
    .click();
  await expect.element(heading()).not.toHaveTextContent("Pris og dato");
  const toDo = page.getByRole("region", { name: "Før du publiserer" });
  await expect.element(toDo.getByRole("link", { name: /Prisantydning/ })).toBeVisible();
  await toDo.getByRole("link", { name: /Prisantydning/ }).click();
  await expect.element(price()).toHaveFocus();
});

test("after a reload nothing is paid for while a text is no value; once it is corrected the payment is open", async () => {
  typeWrongPrice();
  const { stored, router } = await show("&mode=payment");
  await expect.element(heading()).toHaveTextContent("Annonsen er ikke klar");
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Prisantydning" }))
    .toHaveTextContent("Prisantydning Det du skrev, er ikke lagret. Rett det. Gå til feltet");
  await page.getByRole("link", { name: /Prisantydning/ }).click();
  await expect.element(price()).toHaveFocus();
  await expect.element(price()).toHaveValue("4,3 millioner");
  await price().fill("4300000");
  await page.getByRole("button", { name: "Gå til betaling" }).click();
  await expect.poll(() => router.state.location.search).toContain("mode=payment");
  expect(stored.draft.priceAndDate.askingPrice).toBe(4_300_000);
});

test("changes are not made public from another step while a text is no value", async () => {
  typeWrongPrice();
  const live = { status: "live", hasUnpublishedChanges: true, propertyId: "1234" } as const;
  const { calls } = await show("&tab=details", wholeDraft(live));
  await page.getByRole("button", { name: "Publiser endringene" }).click();
  const dialog = page.getByRole("dialog", { name: "Noe må rettes" });
  await dialog.getByRole("link", { name: /Prisantydning/ }).click();
  await expect.element(price()).toHaveFocus();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});
