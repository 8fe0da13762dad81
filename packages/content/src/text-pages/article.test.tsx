import type { CmsPage } from "@hjem/domain/content/content-entry";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { buildArticle } from "./article-model.ts";
import { Article } from "./article.tsx";
import { feature } from "./feature.ts";

const card = { url: "leie-bolig", title: "Leie bolig", kind: "guide", readingMinutes: 5 };
const api = { "GET /api/cms-pages": { data: [{ ...card, picture: null }] } };
const entry = {
  title: "Kjøpe bolig",
  updatedAt: "2026-11-16T10:00:00.000Z",
  sources: [{ label: "Avhendingslova", url: "https://lovdata.example" }],
  blocks: [
    { __component: "blocks.article", id: 1, text: "x", html: "<h2>Før du byr</h2>" },
    { __component: "blocks.article-card", id: 2, title: "Les mer", urls: ["/page/leie-bolig"] },
  ],
} satisfies Partial<CmsPage>;

test("CMS-032: sources belong to the text, and the cards of other pages follow them", async () => {
  const { app } = await renderWithStorefront(null, { api });
  const model = await buildArticle(app.page, entry);
  await renderWithStorefront(<Article model={model} />, {
    api,
    features: [{ ...feature, routes: [] }],
  });
  await expect.element(page.getByRole("link", { name: "Leie bolig" })).toBeVisible();
  const headings = () => page.getByRole("heading", { level: 2 }).elements();
  await expect
    .poll(() => headings().map(({ textContent }) => textContent))
    .toEqual(["Før du byr", "Kilder", "Les mer"]);
});
