import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import Footer from "./footer.tsx";

beforeEach(() => page.viewport(1366, 900));

test("S3: links to every list of the market, including commercial leases", async () => {
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
    "/list?listingType=leisure&acquisition=rent",
    "/list?listingType=commercial",
    "/list?listingType=commercial&acquisition=rent",
    "/agent",
  ]);
  await expect.element(search.getByRole("link", { name: "Næringslokale til leie" })).toBeVisible();
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
