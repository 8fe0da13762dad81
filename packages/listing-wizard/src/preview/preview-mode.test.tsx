import type { Property } from "@hjem/domain/listing/property";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DRAFT_ID, saleDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";
import PreviewMode from "./preview-mode.tsx";

const path = `/api/user/properties/draft/${DRAFT_ID}`;

const cards = {
  name: "cards",
  catalogs: {
    en: () => import("@hjem/home-card/locales/en.po"),
    no: () => import("@hjem/home-card/locales/no.po"),
  },
  routes: [],
};

/** The preview of a draft, whose page is blank. */
const show = (card: Property | null) =>
  renderWithStorefront(
    <PreviewMode
      draft={saleDraft()}
      change={() => {}}
      receive={() => {}}
      reread={async () => {}}
      save={async () => true}
      next={<a href="/my-listing">Gå til betaling</a>}
    />,
    {
      region: "no",
      features: [feature, cards],
      api: {
        [`POST ${path}/preview-link`]: {
          data: { path: "about:blank", expiresAt: "2026-11-28T10:00:00.000Z" },
        },
        [`GET ${path}/card`]: { data: card },
      },
    },
  );

test("LIST-014, LIST-085: the preview shows the page at two widths, and the card of the search results", async () => {
  await page.viewport(1366, 900);
  await show(norwegianHome());
  const frame = page.getByTitle("Forhåndsvisning av annonsen");
  await expect.element(frame).toHaveStyle({ width: "1366px" });
  const shown = page.getByRole("combobox", { name: "Vis som" });
  await shown.selectOptions("phone");
  await expect.element(frame).toHaveStyle({ width: "390px" });
  await shown.selectOptions("card");
  const result = page.getByRole("region", { name: "I søkeresultatene" });
  await expect.element(result.getByText(norwegianHome().address)).toBeVisible();
  expect(result.element().querySelector("[inert] a")).not.toBeNull();
});

test("the preview is the whole window, with the way back to editing and what is next in its bar", async () => {
  await page.viewport(390, 844);
  await show(null);
  const frame = page.getByTitle("Forhåndsvisning av annonsen");
  await expect.element(frame).toBeInTheDocument();
  const back = page.getByRole("link", { name: "Rediger" });
  await expect.element(back).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Gå til betaling" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Vis som" })).not.toBeInTheDocument();
  const { top, bottom } = frame.element().getBoundingClientRect();
  expect(top).toBeLessThanOrEqual(60);
  expect(Math.round(bottom)).toBe(844);
});

test("a draft with too little for a card is previewed without one", async () => {
  await page.viewport(1366, 900);
  const { calls } = await show(null);
  await expect.element(page.getByTitle("Forhåndsvisning av annonsen")).toBeInTheDocument();
  await page.getByRole("combobox", { name: "Vis som" }).selectOptions("card");
  await expect.poll(() => calls.some((call) => call.path === `${path}/card`)).toBe(true);
  await expect
    .element(page.getByRole("region", { name: "I søkeresultatene" }))
    .not.toBeInTheDocument();
});
