import { firstHome } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test("RTE-020..022: a link of another site leads to the home it means", async ({
  page,
  server,
}) => {
  const href = await firstHome(server);
  const [, , agencyId = "", propertyId = ""] = href.split("/");
  await page.goto(`/r/partner/${agencyId.replace(/^0+/, "")}/${propertyId}`);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("RTE-020: a link to a home that never was is the 404 page", async ({ server }) => {
  const answer = await server.get("/r/partner/1204/0000000000", { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
});

test("PROP-010, PROP-011: /property leads to the list, or to the home that it is asked for", async ({
  page,
  server,
}) => {
  await page.goto("/property");
  await expect(page).toHaveURL(/\/list$/);
  const [, , agencyId = "", propertyId = ""] = (await firstHome(server)).split("/");
  await page.goto(`/property?propertyId=${propertyId}&agencyId=${agencyId}`);
  await expect(page).toHaveURL(new RegExp(`/property/${agencyId}/${propertyId}$`));
});
