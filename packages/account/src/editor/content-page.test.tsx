import type { AdminAccess } from "@hjem/domain/account/roles";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { adminResponses } from "../testing/admin-responses.ts";
import { contentResponses, PAGE_ID, PAGE_PATH, samplePage } from "../testing/content-responses.ts";
import { testFeature } from "../testing/feature.ts";
import { contentPath } from "./content-links.tsx";
import * as content from "./content-page.tsx";

beforeEach(() => localStorage.clear());

const show = (path: string, api: StubResponses = {}, role: AdminAccess["role"] = "editor") =>
  renderWithStorefront(<content.Component />, {
    region: "au",
    features: [testFeature],
    person: samplePerson,
    path,
    loader: content.loader,
    api: { ...adminResponses({ role }), ...contentResponses, ...api },
  });
const showPage = (api: StubResponses = {}) => show(contentPath(samplePage), api);
const saved = { data: { ...samplePage, version: 4 } };

test("D115: an editor sees the texts of the market with their state, and finds one by its title", async () => {
  await show(contentPath());
  await expect.element(page.getByText("3 texts")).toBeVisible();
  await expect.element(page.getByText("Published, with changes").last()).toBeVisible();
  await page.getByRole("textbox", { name: "Find by title or address" }).fill("privacy");
  await expect.element(page.getByText("1 text")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Privacy policy" })).toBeVisible();
  await expect.element(page.getByText(/all markets/)).toBeVisible();
});

test("D106: a moderator does not open the texts, and they are not requested", async () => {
  const { calls } = await show(contentPath(), {}, "moderator");
  await expect.element(page.getByText("Only administrators can open this page.")).toBeVisible();
  expect(calls.map(({ path }) => path)).not.toContain("/api/admin/content");
});

test("D115: a draft is saved with the number of the version that it was made to", async () => {
  const { calls } = await showPage({ [`PUT ${PAGE_PATH}`]: saved });
  const save = page.getByRole("button", { name: "Save the draft" });
  await expect.element(save).toBeDisabled();
  await page.getByRole("textbox", { name: "Description" }).fill("All about buying.");
  await expect.element(page.getByText("Not saved")).toBeVisible();
  await save.click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  const call = calls.find(({ method }) => method === "PUT");
  expect(call?.headers.get("if-match")).toBe('"3"');
  expect(call?.body).toMatchObject({ draft: { description: "All about buying.", kind: "guide" } });
});

test("CMS-032: pages of cards are known by address and by name, and a chosen one is stored by its address", async () => {
  const { calls } = await showPage({ [`PUT ${PAGE_PATH}`]: saved });
  const chosen = page.getByRole("combobox", { name: "Page", exact: true });
  await expect.element(chosen.first()).toHaveDisplayValue("Glossary");
  await expect.element(chosen.last()).toHaveDisplayValue("Buying a home");
  await expect
    .element(page.getByText("There is no page with that address."))
    .not.toBeInTheDocument();
  await chosen.last().selectOptions("Glossary");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === "PUT")?.body)
    .toMatchObject({
      draft: { blocks: [{}, {}, {}, { urls: ["/page/glossary", "/page/glossary"] }] },
    });
});

test("Ctrl+S saves from any field", async () => {
  const { calls } = await showPage({ [`PUT ${PAGE_PATH}`]: saved });
  await page.getByRole("textbox", { name: "Description" }).fill("All about buying.");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => calls.some(({ method }) => method === "PUT")).toBe(true);
});

test("CMS-027: blocks are added, moved with keys and buttons, removed, and brought back", async () => {
  await showPage();
  const names = () =>
    page
      .getByRole("listitem", { name: /, \d$/ })
      .elements()
      .map((item) => item.getAttribute("aria-label"));
  await expect.poll(names).toHaveLength(4);
  await page.getByRole("button", { name: "Move down: Heading, 1" }).click();
  await expect.element(page.getByText("Heading is now number 2 of 4.")).toBeInTheDocument();
  expect(names().slice(0, 2)).toEqual(["Text, 1", "Heading, 2"]);
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(() => names()[2]).toBe("Heading, 3");
  await page.getByRole("button", { name: "Remove: Text, 1" }).click();
  await expect.poll(names).toHaveLength(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => names()[0]).toBe("Text, 1");
  await page.getByRole("combobox", { name: "Kind of block" }).selectOptions("Box with figures");
  await page.getByRole("button", { name: "Add the block" }).click();
  await expect.poll(() => names().at(-1)).toBe("Box with figures, 5");
});

test("UI-033: the icon of a box is typed by its name, shown when the field is left, and one that is not there is named", async () => {
  vi.stubGlobal("fetch", async (address: string) =>
    address.includes("scale")
      ? Response.json({ prefix: "lucide", icons: { scale: { body: '<path d="M1 1h9"/>' } } })
      : new Response(null, { status: 404 }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { calls } = await showPage({ [`PUT ${PAGE_PATH}`]: saved });
  await page.getByRole("combobox", { name: "Kind of block" }).selectOptions("Box with figures");
  await page.getByRole("button", { name: "Add the block" }).click();
  const icon = page.getByRole("textbox", { name: /Icon/ });
  await icon.fill("Scale");
  await userEvent.tab();
  await expect.element(icon).toHaveAccessibleDescription(/Write the set, a colon and the name/);
  await icon.fill("lucide:no-such");
  await userEvent.tab();
  await expect.element(icon).toHaveAccessibleDescription(/There is no icon with that name/);
  await icon.fill("lucide:scale");
  await userEvent.tab();
  await expect.poll(() => document.querySelectorAll('path[d="M1 1h9"]')).toHaveLength(1);
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect
    .poll(() => calls.find(({ method }) => method === "PUT")?.body)
    .toMatchObject({
      draft: {
        blocks: expect.arrayContaining([expect.objectContaining({ icon: "lucide:scale" })]),
      },
    });
});

test("D115: a picture is sent from the form, shown, and named by what it shows", async () => {
  const sent = { url: "/media/0123456789abcdef0123-1600.webp", width: 1600, height: 900 };
  const { calls } = await showPage({
    "POST /api/admin/content/pictures": { data: { ...sent, alternativeText: "" } },
    [`PUT ${PAGE_PATH}`]: saved,
  });
  await page.getByRole("button", { name: "Add: Picture" }).first().click();
  const file = new File(["picture"], "house.png", { type: "image/png" });
  await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  const address = page.getByRole("textbox", { name: "Address of the picture" });
  await expect.element(address).toHaveValue(sent.url);
  await page.getByRole("textbox", { name: /What the picture shows/ }).fill("A house by a fjord");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect
    .poll(() => JSON.stringify(calls.find(({ method }) => method === "PUT")?.body))
    .toContain('"A house by a fjord"');
});

test("a refused field says what is wrong with it", async () => {
  await showPage({
    [`PUT ${PAGE_PATH}`]: () =>
      Response.json(
        {
          error: {
            code: "validation_failed",
            message: "Correct the fields.",
            fields: { "draft.blocks.0.title": "Enter a title." },
          },
        },
        { status: 400 },
      ),
  });
  const title = page
    .getByRole("listitem", { name: "Heading, 1" })
    .getByRole("textbox", { name: "Title" });
  await title.fill("");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect.element(title).toHaveAccessibleDescription(/Enter a title/);
});

test("D115: what another has saved is not overwritten: both texts are shown, and one is kept", async () => {
  let stored = { ...samplePage };
  const { calls } = await showPage({
    [`GET ${PAGE_PATH}`]: () => ({ data: stored }),
    [`PUT ${PAGE_PATH}`]: ({ headers }) => {
      if (headers.get("if-match") === '"5"') return { data: { ...stored, version: 6 } };
      stored = {
        ...samplePage,
        version: 5,
        draft: { ...samplePage.draft, title: "How to buy a home" },
      };
      return new StubError(409, "conflict");
    },
  });
  await page.getByRole("textbox", { name: "Description" }).fill("Mine");
  await page.getByRole("button", { name: "Save the draft" }).click();
  const dialog = page.getByRole("dialog", { name: "Changed in two places" });
  await expect
    .element(dialog.getByRole("row", { name: /Title .* How to buy a home/ }))
    .toBeVisible();
  await dialog.getByRole("button", { name: "Keep what is here" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => calls.filter(({ method }) => method === "PUT")).toHaveLength(2);
  expect(calls.findLast(({ method }) => method === "PUT")?.body).toMatchObject({
    draft: { description: "Mine", title: "Buying a home" },
  });
});

test("D115: publication saves first, warns of links that lead nowhere, and takes a note", async () => {
  const { calls } = await showPage({
    [`PUT ${PAGE_PATH}`]: ({ body }) => ({
      data: { ...samplePage, ...Object(body), version: 4 },
    }),
    [`POST ${PAGE_PATH}/publish`]: { data: { ...samplePage, version: 5, hasChanges: false } },
  });
  await page
    .getByRole("listitem", { name: "Text, 2" })
    .getByRole("textbox", { name: "Text" })
    .fill("See [this](/page/nowhere) and [that](/list).");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish: Buying a home" });
  await expect.element(dialog.getByText("/page/nowhere")).toBeVisible();
  await expect.element(dialog.getByText("/list")).not.toBeInTheDocument();
  await dialog.getByRole("textbox", { name: /Note/ }).fill("New rates");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect.element(page.getByText("Published", { exact: true })).toBeVisible();
  const call = calls.find(({ path }) => path.endsWith("/publish"));
  expect(call?.headers.get("if-match")).toBe('"4"');
  expect(call?.body).toEqual({ note: "New rates" });
});

test("D115: an older version is compared with the draft and published again", async () => {
  const { calls } = await showPage({
    [`POST ${PAGE_PATH}/versions/1/restore`]: { data: { ...samplePage, version: 7 } },
  });
  await page.getByRole("button", { name: "Versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Versions" });
  await expect.element(dialog.getByText("Ola Prøve · New rates")).toBeVisible();
  await dialog.getByRole("button", { name: "Compare version 1 with the draft" }).click();
  await expect.element(dialog.getByRole("cell", { name: "How to buy a home" })).toBeVisible();
  await dialog.getByRole("button", { name: "Restore version 1" }).click();
  const second = page.getByRole("dialog", { name: "Publish version 1 again" });
  await second.getByRole("button", { name: "Publish version 1" }).click();
  await expect.element(second).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path.endsWith("/versions/1/restore"))).toBe(true);
});

test("D115: the preview is a page of the site, in a window of a phone or a desktop", async () => {
  await showPage();
  await page.getByRole("button", { name: "Show the preview" }).click();
  const frame = page.getByTitle("Preview of Buying a home");
  await expect
    .element(frame)
    .toHaveAttribute("src", expect.stringMatching(/^\/preview\/content\/.*&language=en$/));
  await page.getByText("Desktop").click();
  await expect.element(frame).toHaveStyle({ width: "1366px" });
});

test("CMS-022: a new page takes its address from the title", async () => {
  const { calls } = await show(contentPath(), {
    "POST /api/admin/content": { data: { ...samplePage, publishedAt: null } },
  });
  await page.getByRole("button", { name: "New page" }).click();
  const dialog = page.getByRole("dialog", { name: "New page" });
  await dialog.getByRole("textbox", { name: "Title" }).fill("Selling without an agent");
  await dialog.getByRole("button", { name: "Create the page" }).click();
  await expect.element(page.getByRole("heading", { name: "Buying a home" })).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    title: "Selling without an agent",
    url: "selling-without-an-agent",
    kind: "guide",
  });
  await page.getByRole("link", { name: "All texts" }).click();
  await expect.element(page.getByText("3 texts")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("CMS-022: a page is deleted in every language with a note", async () => {
  const { calls } = await showPage({
    [`DELETE /api/admin/content/${PAGE_ID}`]: { data: { done: true } },
  });
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("textbox", { name: /Note/ }).fill("Out of date");
  await page.getByRole("button", { name: "Delete the page" }).click();
  await expect.element(page.getByText("The page is deleted.")).toBeVisible();
  expect(calls.find(({ method }) => method === "DELETE")?.body).toEqual({ note: "Out of date" });
});

test("a link asks before it leaves a text that is not saved", async () => {
  await showPage();
  await page.getByRole("textbox", { name: "Description" }).fill("Mine");
  await page.getByRole("link", { name: "All texts" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Continue editing" }).click();
  await expect.element(page.getByRole("textbox", { name: "Description" })).toHaveValue("Mine");
});

test("what an editor types is there after a reload, with the version that was edited, until they leave without it", async () => {
  const description = page.getByRole("textbox", { name: "Description" });
  const typing = await showPage();
  await description.fill("All about buying.");
  await typing.unmount();

  const later = { data: { ...samplePage, version: 5 } };
  const { calls } = await showPage({ [`GET ${PAGE_PATH}`]: later, [`PUT ${PAGE_PATH}`]: saved });
  await expect.element(description).toHaveValue("All about buying.");
  await page.getByRole("link", { name: "All texts" }).click();
  await page.getByRole("button", { name: "Continue editing" }).click();
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === "PUT")?.headers.get("if-match"))
    .toBe('"3"');
});
