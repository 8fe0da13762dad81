import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadSiteData } from "../page/site-data.ts";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { samplePerson } from "../testing/sample-person.ts";
import Footer from "./footer.tsx";

beforeEach(() => page.viewport(1366, 900));

test("S3: without the content service it links to every kind of listing, including commercial leases", async () => {
  await renderWithStorefront(<Footer />, { region: "no" });
  const search = page.getByRole("navigation", { name: "Søk" });
  const hrefs = search
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([
    "/list",
    "/list?listingType=rent",
    "/list?listingType=new_homes",
    "/list?listingType=leisure",
    "/list?listingType=commercial",
    "/list?listingType=commercial&acquisition=rent",
    "/agent",
  ]);
});

test("CMS-002: the footer is the editors'", async () => {
  await renderWithStorefront(<Footer />, {
    region: "no",
    loader: () => ({
      footer: {
        motto: "Boliger i Norge.",
        groups: [{ title: "Guider", links: [{ label: "Kjøpe bolig", href: "/page/kjope-bolig" }] }],
      },
      policyVersion: null,
    }),
  });
  await expect.element(page.getByText("Boliger i Norge.")).toBeVisible();
  await expect
    .element(page.getByRole("navigation", { name: "Guider" }).getByRole("link"))
    .toHaveAttribute("href", "/page/kjope-bolig");
  await expect.element(page.getByRole("navigation", { name: "Søk" })).not.toBeInTheDocument();
});

test("CMS-002, CMS-023: it is loaded in the language of the page, without a token", async () => {
  const item = { title: "Guides", text: "- [Buy](/page/buy)", html: "" };
  const { app, calls } = await renderWithStorefront(null, {
    language: "en",
    person: samplePerson,
    api: {
      "GET /api/contents": { data: [{ region: "no", blocks: [{ items: [item] }] }] },
      "GET /api/v1/consents/policy": { version: "2026-11-23" },
    },
  });
  expect(await loadSiteData(app.page)).toEqual({
    footer: {
      motto: "",
      groups: [{ title: "Guides", links: [{ label: "Buy", href: "/page/buy" }] }],
    },
    policyVersion: "2026-11-23",
  });
  const call = calls.find(({ path }) => path === "/api/contents");
  expect([call?.query.get("locale"), call?.headers.get("authorization")]).toEqual(["en", null]);
});

test("without the content service the footer has the site's own links, and says nothing of it", async () => {
  await renderWithStorefront(<Footer />, { region: "no" });
  await expect.element(page.getByRole("navigation", { name: "Søk" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Endre samtykke" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Lagrede søk" }))
    .toHaveAttribute("href", "/user/saved-search");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("on a phone a group opens by its heading", async () => {
  await page.viewport(390, 844);
  await renderWithStorefront(<Footer />, { region: "no" });
  const search = page.getByRole("navigation", { name: "Søk" });
  const first = search.getByRole("link").first();
  const title = search.getByRole("button", { name: "Søk" });
  await expect.element(title).toHaveAttribute("aria-expanded", "false");
  await expect.element(first).not.toBeInTheDocument();
  await title.click();
  await expect.element(first).toBeVisible();
  await expect.element(title).toHaveAttribute("aria-expanded", "true");
});

test("shows the year, every language with the current one marked, and the theme", async () => {
  const { router } = await renderWithStorefront(<Footer />, {
    region: "no",
    path: "/list?bedroomMin=2",
  });
  await expect.element(page.getByText("© 2026 Hjem")).toBeVisible();
  await expect.element(page.getByText("Norsk", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Tema: Lyst" }).click();
  await expect.element(page.getByRole("button", { name: "Tema: Mørkt" })).toBeVisible();
  expect(document.documentElement.dataset.theme).toBe("dark");
  await page.getByRole("button", { name: "Tema: Mørkt" }).click();
  await expect.element(page.getByRole("button", { name: "Tema: Lyst" })).toBeVisible();
  await page.getByRole("link", { name: "English" }).click();
  expect(router.state.location.search).toBe("?bedroomMin=2&language=en");
});

test("D118: links to the other market where it is served", async () => {
  const au = { id: "au", origin: "https://www.example.com.au" };
  const shown = await renderWithStorefront(<Footer />, {
    region: "no",
    otherSites: [au],
  });
  const link = page.getByRole("link", { name: "Hjem Australia" });
  await expect.element(link).toHaveAttribute("href", au.origin);
  await shown.unmount();
  await renderWithStorefront(<Footer />, { region: "no" });
  await expect.element(link).not.toBeInTheDocument();
});
