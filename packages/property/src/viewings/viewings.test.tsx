import type { Listing } from "@hjem/domain/listing/listing";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { propertyModel } from "../model/property-model.ts";
import { testFeature } from "../testing/feature.ts";
import { Viewings } from "./viewings.tsx";

const url = new URL("http://test.localhost/property/001204/3f7q9z2k1m");

async function show(home: Listing, options: RenderOptions = {}) {
  const given = { features: [testFeature], ...options };
  const { app, unmount } = await renderWithStorefront(null, given);
  const { viewings } = await propertyModel(app.page, url, home);
  await unmount();
  await renderWithStorefront(viewings && <Viewings {...viewings} />, given);
}

test("PROP-055: a viewing can be added to a calendar and signed up for", async () => {
  await show(listing());
  await expect
    .element(page.getByRole("link", { name: "Legg tor. 3. des. kl. 17:00–17:45 til i kalenderen" }))
    .toHaveAttribute(
      "href",
      "/api/v2/property/3f7q9z2k1m/viewings.ics?language=no&viewing=1796313600",
    );
  await expect
    .element(page.getByRole("link", { name: "Meld deg på visning" }))
    .toHaveAttribute("href", "/property/001204/3f7q9z2k1m?ask=viewing#contact");
});

test("PROP-054: links to the advertiser's own sign-up page, as an untrusted link", async () => {
  await show(listing({ viewingDates: [], bookOpeningUrl: "https://agency.example/visning" }));
  const link = page.getByRole("link", { name: "Meld deg på visning" });
  await expect.element(link).toHaveAttribute("href", "https://agency.example/visning");
  await expect.element(link).toHaveAttribute("rel", "noopener nofollow external");
});

test.each([
  [{}, "Andre tider etter avtale", "Meld deg på visning"],
  [{ viewingDates: [] }, "Visning etter avtale", "Be om visning"],
] satisfies [Partial<Listing>, string, string][])(
  "%o: by appointment says whether it is beside the viewings or instead of them, and only what has a time is signed up for",
  async (given, words, act) => {
    await show(listing({ isViewingByAppointment: true, ...given }));
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole("link", { name: act })).toBeVisible();
  },
);

test("an unsafe URL is no link, and sign-up is on the page", async () => {
  await show(listing({ bookOpeningUrl: "javascript:alert(1)" }));
  await expect
    .element(page.getByRole("link", { name: "Meld deg på visning" }))
    .toHaveAttribute("href", "/property/001204/3f7q9z2k1m?ask=viewing#contact");
});
