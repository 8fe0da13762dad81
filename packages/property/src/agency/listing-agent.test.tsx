import type { Listing } from "@hjem/domain/listing/listing";
import { Enquiries } from "@hjem/leads/enquiries";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { propertyModel } from "../model/property-model.ts";
import { testFeature } from "../testing/feature.ts";

const url = new URL("http://test.localhost/property/001204/3f7q9z2k1m");

async function show(home: Listing) {
  const given = { features: [testFeature] };
  const { app, unmount } = await renderWithStorefront(null, given);
  const { enquiries } = await propertyModel(app.page, url, home);
  await unmount();
  return renderWithStorefront(<Enquiries {...enquiries} />, given);
}

const form = () => page.getByRole("region", { name: "Kontakt megler" });

test("LEAD-014, PROP-038: the name beside the form links to the agent, without picture if the agency hides pictures", async () => {
  const home = listing();
  await show({ ...home, agency: home.agency && { ...home.agency, hideProfileImage: true } });
  await expect
    .element(form().getByRole("link", { name: "Marte Haugland" }))
    .toHaveAttribute("href", "/agent/a1");
  expect(form().element().textContent).not.toContain("MH");
});

test("LIST-042: a private owner is contacted by name and telephone, and links to no agent", async () => {
  const ownerContact = { name: "Kari Prøve", phone: "+4799000001" };
  const home = {
    ...listing(),
    agency: null,
    agent: null,
    ownerType: "user" as const,
    ownerContact,
  };
  await show(home);
  const owner = page.getByRole("region").filter({ hasText: "Kari Prøve" });
  await expect.element(owner).toBeVisible();
  expect(owner.getByRole("link", { name: "Kari Prøve" }).query()).toBeNull();
  expect(owner.element().innerHTML).toContain("tel:+4799000001");
});
