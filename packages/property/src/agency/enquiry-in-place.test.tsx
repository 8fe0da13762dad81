import { EnquiryLinks } from "@hjem/leads/enquiry-links";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { propertyModel } from "../model/property-model.ts";
import { PropertyView } from "../property-view.tsx";
import { testFeature } from "../testing/feature.ts";

test.each([390, 1366])(
  "LEAD-001: in %i px the bar's message opens the form over the page, although a phone hides the contact card",
  async (width) => {
    await page.viewport(width, 844);
    const options = { features: [testFeature], path: "/property/001204/3f7q9z2k1m" };
    const { app } = await renderWithStorefront(null, options);
    const url = new URL(options.path, "http://test.localhost");
    const model = await propertyModel(app.page, url, listing());
    await EnquiryLinks.prepare(app.page);
    await renderWithStorefront(<PropertyView model={model} />, options);
    await page.getByRole("link", { name: "Send melding" }).first().click();
    await expect.element(page.getByRole("dialog", { name: "Kontakt megler" })).toBeVisible();
  },
);
