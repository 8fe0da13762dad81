import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import Blocks from "./blocks.tsx";
import { loadBlocks } from "./load-blocks.ts";

const picture = { url: "/media/a.jpg", alternativeText: "Et kjøkken", width: 800, height: 600 };
const text = { text: "x", html: "<p>Løpende tekst</p>" };
const guide = { url: "kjope-bolig", title: "Kjøpe bolig", kind: "guide", picture: null };
const api = {
  "GET /api/cms-pages": {
    data: [
      { ...guide, readingMinutes: 5 },
      { url: "om", title: "Om", kind: "page" },
    ],
  },
};

/** Shows blocks as a page does; returns those that are left. */
async function show(...blocks: object[]) {
  const { app } = await renderWithStorefront(null, { api });
  const shown = await loadBlocks(
    app.page,
    blocks.map((block, id) => ({ id, ...block })),
  );
  await renderWithStorefront(<Blocks blocks={shown} />, { api });
  return shown;
}
const heading = (name: string) => page.getByRole("heading", { name });

test("CMS-028, CMS-029, CMS-031: header, centred text and article show their words", async () => {
  await show(
    { __component: "blocks.header", title: "En overskrift", lead: "En ingress", picture: null },
    { __component: "blocks.centre-content", title: "I midten", ...text },
    { __component: "blocks.article", ...text },
  );
  await expect.element(heading("En overskrift")).toBeVisible();
  await expect.element(page.getByText("En ingress")).toBeVisible();
  await expect.element(heading("I midten")).toBeVisible();
  expect(page.getByText("Løpende tekst").elements()).toHaveLength(2);
});

test("CMS-026, CMS-030: text beside and over a picture, with its alternative text and link", async () => {
  await show(
    {
      __component: "blocks.text-with-image",
      title: "Ved siden av",
      ...text,
      picture,
      side: "left",
    },
    {
      __component: "blocks.feature-with-background",
      title: "Over",
      ...text,
      picture: null,
      link: { label: "Se boliger", url: "/list" },
    },
  );
  await expect.element(page.getByRole("img", { name: "Et kjøkken" })).toBeInTheDocument();
  await expect.element(heading("Over")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Se boliger" }))
    .toHaveAttribute("href", "/list");
});

test("CMS-033: a highlight has figures and at most one link", async () => {
  await show({
    __component: "blocks.highlight",
    title: "Eksempel",
    ...text,
    rows: [{ label: "Dokumentavgift", value: "100 000 kr" }],
    link: null,
  });
  await expect.element(page.getByText("Dokumentavgift")).toBeVisible();
  await expect.element(page.getByText("100 000 kr")).toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("UI-033, CMS-033: a highlight shows the icon that its editor chose, and one of a wrong name is skipped", async () => {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address);
    return Response.json({ prefix: "lucide", icons: { landmark: { body: '<path d="M1 1h9"/>' } } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const highlight = { __component: "blocks.highlight", ...text, rows: [], link: null };
  const shown = await show(
    { ...highlight, title: "Regler", icon: "lucide:landmark" },
    { ...highlight, title: "Uten", icon: null },
    { ...highlight, title: "Feil", icon: "https://elsewhere.test/x.svg" },
  );
  expect(shown).toHaveLength(2);
  await expect.poll(() => document.querySelectorAll('path[d="M1 1h9"]')).toHaveLength(1);
  expect(requested).toEqual(["/icons/lucide.json?icons=landmark"]);
});

test("CMS-034: questions open and close; the first one is open", async () => {
  const items = ["Første", "Andre"].map((title) => ({
    title,
    text: "",
    html: `<p>Svar på ${title}</p>`,
  }));
  await show({ __component: "blocks.accordion", title: "Spørsmål", items });
  await expect.element(page.getByText("Svar på Første")).toBeVisible();
  await expect.element(page.getByText("Svar på Andre")).not.toBeVisible();
  await page.getByText("Andre", { exact: true }).click();
  await expect.element(page.getByText("Svar på Andre")).toBeVisible();
  await page.getByText("Første", { exact: true }).click();
  await expect.element(page.getByText("Svar på Første")).not.toBeVisible();
});

test("CMS-032: cards lead to published pages with kind and reading time; without any named, to all guides", async () => {
  await show(
    {
      __component: "blocks.article-card",
      title: "Les også",
      urls: ["kjope-bolig", "/page/ingen"],
    },
    { __component: "blocks.article-card", title: "", urls: [] },
  );
  const links = page.getByRole("link", { name: "Kjøpe bolig" });
  await expect.element(links.first()).toHaveAttribute("href", "/page/kjope-bolig");
  expect(links.elements()).toHaveLength(2);
  await expect.element(page.getByText("5 min lesetid").first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Alle guider" })).toBeVisible();
});

test("CMS-025, CMS-027, CMS-035: parts of the product, saved homes and the app", async () => {
  await show(
    {
      __component: "blocks.app",
      title: "På telefonen",
      ...text,
      links: [{ label: "Installer", url: "/" }],
    },
    { __component: "blocks.page", part: "search", title: "", count: null },
    { __component: "blocks.saved-properties", title: "Dine favoritter", count: 4 },
  );
  await expect.element(page.getByRole("link", { name: "Installer" })).toBeVisible();
  await expect.element(page.getByRole("search")).toBeVisible();
});

test("CMS-036: a block of an unknown kind or shape is skipped, and the others are shown", async () => {
  const shown = await show(
    { __component: "blocks.quiz", title: "Ukjent" },
    { __component: "blocks.highlight", title: 7 },
    { __component: "blocks.article", ...text },
  );
  expect(shown.map(({ __component: kind }) => kind)).toEqual(["blocks.article"]);
});
