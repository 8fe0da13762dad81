import type { Draft } from "@hjem/domain/draft/draft";
import type { TestRegion } from "@hjem/storefront/testing/test-storefronts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { emptyDraft, saleDraft } from "../testing/sample-draft.ts";
import { showWizard } from "../testing/show-wizard.tsx";

const show = (draft: Draft, query: string, region: TestRegion = "no") =>
  showWizard(draft, { query, region });

const titled = () =>
  saleDraft({
    propertyDetail: { ...saleDraft().propertyDetail, title: "Lys leilighet med balkong" },
  });

/** The part beside the fields. */
const toDo = () => page.getByRole("region", { name: "Før du publiserer" });
const price = () => page.getByRole("textbox", { name: /^Prisantydning/ });

test("LIST-017: of a step that was reached by Next, links of the dialog and beside the fields lead to its fields, again and again", async () => {
  await show(titled(), "&tab=details");
  await page.getByRole("button", { name: /^Neste/ }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Pris og dato");
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole("button", { name: "Gå til betaling" }).click();
    const dialog = page.getByRole("dialog", { name: "Noe mangler" });
    await dialog.getByRole("link", { name: /Prisantydning/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(price()).toHaveFocus();
  }
  await toDo()
    .getByRole("link", { name: /Kontakt: telefon/ })
    .click();
  await expect.element(page.getByRole("button", { name: "Endre kontakt" })).toHaveFocus();
  await toDo()
    .getByRole("link", { name: /Prisantydning/ })
    .click();
  await expect.element(price()).toHaveFocus();
});

test("D92: a link to a field opens its step, also before those in front of it are complete", async () => {
  const { suburb: _suburb, ...location } = saleDraft().location;
  await show(saleDraft({ location }), "&tab=location");
  await expect
    .element(page.getByRole("navigation").getByRole("link", { name: /^Pris og dato/ }))
    .not.toBeInTheDocument();
  await toDo()
    .getByRole("link", { name: /Prisantydning/ })
    .click();
  await expect.element(price()).toHaveFocus();
});

test("LIST-010: Next says what the step lacks, and leads to it", async () => {
  await show(emptyDraft({ listingType: "residential_sale" }), "&tab=type");
  await page.getByRole("button", { name: "Neste: Bilder" }).click();
  await expect
    .element(page.getByRole("status").getByText("Velg type bolig eller lokale."))
    .toBeVisible();
  const types = page.getByRole("group", { name: "Type bolig eller lokale" });
  await expect.element(types.getByText("Velg type bolig eller lokale.")).toBeVisible();
  await expect.element(types.getByRole("radio", { name: "Enebolig" })).toHaveFocus();
  await page.getByRole("radio", { name: "Leilighet" }).click();
  await expect.poll(() => page.getByText("Velg type bolig eller lokale.").elements()).toEqual([]);
});

test("the list of what a listing needs has what is missing, and in a fold what is done; its total stays while it is filled in", async () => {
  await show(saleDraft(), "&tab=details");
  const total = () =>
    Number(/av (\d+) ferdig/.exec(toDo().element().textContent)?.[1] ?? Number.NaN);
  const done = () => Number(/(\d+) av/.exec(toDo().element().textContent)?.[1] ?? Number.NaN);
  await expect.element(toDo()).toBeVisible();
  const before = { total: total(), done: done() };
  const line = toDo()
    .getByRole("listitem")
    .filter({ hasText: /^Overskrift/ });
  await expect.element(line.getByRole("link")).toBeVisible();
  await page.getByRole("textbox", { name: "Overskrift" }).fill("Lys leilighet med balkong");
  await expect.element(line).not.toBeInTheDocument();
  await toDo()
    .getByText(/ting er ferdig/)
    .click();
  await expect.element(line).toHaveTextContent("Overskrift, ferdig");
  expect({ total: total(), done: done() }).toEqual({ total: before.total, done: before.done + 1 });
  const { length } = toDo().getByRole("listitem").elements();
  expect(length).toBe(total());
});
