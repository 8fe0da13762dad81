import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Component, loader } from "../my-listing-page.tsx";
import { DRAFT_ID, saleDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";

const PATH = `/api/user/properties/draft/${DRAFT_ID}`;

/** The price step of a flat at 4.5 million. */
async function showPrice() {
  const api: { draft: Draft } = {
    draft: saleDraft({
      propertyDetail: { propertyTypes: ["apartment"], title: "Lys toroms med balkong" },
      priceAndDate: { askingPrice: 4_500_000 },
    }),
  };
  await renderWithStorefront(<Component />, {
    region: "no",
    path: `/my-listing?draft=${DRAFT_ID}&tab=price`,
    features: [feature],
    person: samplePerson,
    loader,
    api: {
      [`GET ${PATH}/preview`]: () => ({ data: api.draft }),
      [`PATCH ${PATH}`]: ({ body }) => {
        const { version } = api.draft;
        api.draft = { ...mergeDraft(api.draft, body as DraftPatch), version: version + 1 };
        return { data: api.draft };
      },
    },
  });
  return api;
}

test("purchase costs are filled in from the price and marked as calculated, and the seller corrects them", async () => {
  const api = await showPrice();
  const costs = page.getByRole("textbox", { name: /^Omkostninger/ });
  await expect.element(costs).toHaveValue("113\u00a0590");
  await expect.element(page.getByText(/^Beregnet av pris og eierform/)).toBeVisible();
  await expect.element(page.getByText("4\u00a0613\u00a0590\u00a0kr").first()).toBeVisible();
  await costs.fill("120000");
  await expect.poll(() => api.draft.priceAndDate.addingCost).toBe(120_000);
  await expect.element(page.getByText(/^Beregnet av pris og eierform/)).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^Bruk det beregnede beløpet/ }).click();
  await expect.element(costs).toHaveValue("113\u00a0590");
  await expect.poll(() => api.draft.priceAndDate.addingCost).toBeUndefined();
});

test("LIST-062: what is to be said about the shared costs has a field, and its text is stored", async () => {
  const api = await showPrice();
  await page.getByText("Flere felt").first().click();
  const about = page.getByRole("textbox", { name: /^Om felleskostnadene/ });
  await about.fill("Inkluderer fjernvarme.");
  await expect
    .poll(() => api.draft.priceAndDate.sharedCostsDescriptionHtml)
    .toBe("<p>Inkluderer fjernvarme.</p>");
});
