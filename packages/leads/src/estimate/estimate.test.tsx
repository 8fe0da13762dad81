import { estimateFrom } from "@hjem/domain/lead/estimate";
import type { Comparable, Estimate } from "@hjem/domain/lead/valuation";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Enquiries } from "../enquiries/lazy-enquiries.ts";
import { listingEnquiries } from "../model/listing-enquiries.ts";
import { leadMessages } from "../testing/lead-messages.ts";
import { sampleRecipient } from "../testing/sample-recipient.ts";

const url = new URL("http://test.localhost/property/001204/3f7q9z2k1m");
const valuation = "POST /api/v2/property/3f7q9z2k1m/valuation";

const comparables = [40_000, 42_000, 45_000, 47_000, 50_000].map(
  (pricePerSquareMetre, at): Comparable => ({
    propertyId: `000000000${at}`,
    agencyId: "001204",
    address: `Storgata ${at + 1}, 7030 Trondheim`,
    price: pricePerSquareMetre * 140,
    area: 140,
    pricePerSquareMetre,
    availability: at === 0 ? "sold" : "available",
  }),
);
const home = { area: 148, jointDebt: 0, currency: "NOK", period: null } as const;

async function request(estimate: Estimate) {
  const given = { features: [leadMessages], api: { [valuation]: { estimate, receipt: null } } };
  const { app, unmount } = await renderWithStorefront(null, given);
  const enquiries = listingEnquiries(app.page, url, listing(), sampleRecipient);
  await unmount();
  const { calls } = await renderWithStorefront(<Enquiries {...enquiries} />, given);
  await page.getByRole("button", { name: "Vis anslag" }).click();
  return { calls };
}

const section = () => page.getByRole("region", { name: "Anslag fra lignende boliger" });

test("LEAD-006: shows the median, the range and the similar homes of an estimate, and requires no name", async () => {
  const { calls } = await request(estimateFrom(home, comparables));
  const response = section().getByRole("status");
  await expect.element(response.getByText("6 660 000 kr", { exact: true })).toBeVisible();
  await expect.element(response.getByText("6 220 000–6 960 000 kr")).toBeVisible();
  const sold = response.getByRole("listitem").filter({ hasText: "Storgata 1," });
  await expect
    .element(sold.getByRole("link"))
    .toHaveAttribute("href", "/property/001204/0000000000");
  await expect.element(sold.getByText(/Solgt/)).toBeVisible();
  expect(response.getByRole("listitem").elements()).toHaveLength(5);
  expect(calls.map(({ body }) => body)).toEqual([{}]);
});

test("LEAD-006: shows how many homes it is based on, and how far away they are", async () => {
  await request(estimateFrom(home, comparables, "near"));
  await expect
    .element(section().getByText("Beregnet fra 5 lignende boliger innen 25 km.", { exact: false }))
    .toBeVisible();
  const far = estimateFrom(home, comparables.slice(0, 3), "region");
  await request(far);
  await expect
    .element(section().getByText("Beregnet fra 3 lignende boliger i Trøndelag.", { exact: false }))
    .toBeVisible();
});

test("S16: the estimate of a rent mentions rents, not asking or sale prices", async () => {
  const given = { features: [leadMessages] };
  const { app, unmount } = await renderWithStorefront(null, given);
  const rental = listing({ listingType: "residential_rent" });
  const enquiries = listingEnquiries(app.page, url, rental, sampleRecipient);
  await unmount();
  await renderWithStorefront(<Enquiries {...enquiries} />, given);
  await expect.element(section().getByText(/^Beregnet fra annonsert husleie/)).toBeVisible();
  expect(
    section()
      .getByText(/prisantydning|salgspris/)
      .elements(),
  ).toEqual([]);
});

test("LEAD-006: shows that too few homes are similar for an estimate, and lists them", async () => {
  await request(estimateFrom(home, comparables.slice(0, 2)));
  await expect.element(section().getByText(/^Vi har ikke nok grunnlag/)).toBeVisible();
  expect(section().getByRole("listitem").elements()).toHaveLength(2);
});
