import type { Listing } from "@hjem/domain/listing/listing";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { openTestApp, type TestAppOptions } from "@hjem/storefront/testing/open-test-app";
import {
  australianListing,
  listing,
  listingDetails,
} from "@hjem/storefront/testing/sample-listing";
import { expect, test, vi } from "vitest";
import { leadMessages } from "../testing/lead-messages.ts";
import { sampleRecipient } from "../testing/sample-recipient.ts";
import { listingEnquiries } from "./listing-enquiries.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const path = "http://no.localhost/property/001204/3f7q9z2k1m";

async function enquiriesOf(home: Listing, query = "", options: TestAppOptions = {}) {
  const { app } = await openTestApp({
    features: [leadMessages],
    ...options,
  });
  return listingEnquiries(app.page, new URL(path + query), home, sampleRecipient);
}

test("PROP-055: a home with viewings can be asked about, signed up for and valued", async () => {
  const { contact } = await enquiriesOf(listing());
  expect(contact?.kinds).toEqual(["contact", "viewing", "valuation"]);
  expect(contact?.requested).toBe("contact");
  expect(contact?.viewings.map(({ label }) => label)).toEqual(["tor. 3. des. kl. 17:00–17:45"]);
});

test("LEAD-002: registers interest where no viewing is set, for projects and upcoming homes", async () => {
  const unset = await enquiriesOf(listing({ viewingDates: [] }));
  expect(unset.contact?.kinds).toEqual(["contact", "interest", "valuation"]);
  const coming = await enquiriesOf(listing({ status: "future" }));
  expect(coming.contact?.kinds).toContain("interest");
  const project = await enquiriesOf(listing({ objectType: "project" }));
  expect(project.contact?.kinds).toContain("interest");
  expect(project.estimate).toBeNull();
});

test("the agent of a plot, a parking space or a project is not asked to value a home", async () => {
  const kindsOf = async (given: Partial<Listing>) =>
    (await enquiriesOf(listing(given))).contact?.kinds;
  expect(await kindsOf({ propertyTypes: ["plot"] })).not.toContain("valuation");
  expect(await kindsOf({ propertyTypes: ["garage_parking"] })).not.toContain("valuation");
  expect(await kindsOf({ objectType: "project" })).not.toContain("valuation");
});

test("does not offer a past viewing, but one by appointment", async () => {
  const now = Date.parse("2026-12-04T00:00:00Z");
  const over = await enquiriesOf(listing({ isViewingByAppointment: true }), "", { now });
  expect(over.contact?.viewings).toEqual([]);
  expect(over.contact?.kinds).toContain("viewing");
  expect(over.contact?.appointment).toBe("Visning etter avtale");
});

test("PROP-054: takes no sign-ups where the advertiser does", async () => {
  const home = listing({ bookOpeningUrl: "https://agency.example/visning" });
  expect((await enquiriesOf(home)).contact?.kinds).not.toContain("viewing");
});

test("D125: a home is sold by offers, and let at the rent that is advertised", async () => {
  const biddingUrl = "https://agency.example/bud";
  expect((await enquiriesOf(listing({ biddingUrl }))).contact?.bid?.href).toBe(biddingUrl);
  const rental = listing({ biddingUrl, listingType: "residential_rent" });
  expect((await enquiriesOf(rental)).contact?.bid).toBeNull();
});

test("D17: a home off the market has no contact form, but can be valued and reported", async () => {
  for (const status of ["sold", "rented", "unavailable"] as const) {
    const closed = await enquiriesOf(listing({ status }), "?sent=contact");
    expect(closed.contact).toBeNull();
    expect(closed.estimate).not.toBeNull();
  }
});

test("private owners are called seller or landlord", async () => {
  const seller = listing({ ownerType: "user", agency: null, agent: null });
  expect((await enquiriesOf(seller)).contact).toMatchObject({
    owner: "seller",
    kinds: ["contact", "viewing"],
  });
  const landlord = await enquiriesOf({ ...seller, listingType: "residential_rent" });
  expect(landlord.contact?.owner).toBe("landlord");
  expect(landlord.estimate).toMatchObject({ listingType: "residential_rent" });
});

test("the URL selects a form and a viewing, but none that is not offered", async () => {
  const start = listing().viewingDates[0]?.unixFrom ?? 0;
  const requested = await enquiriesOf(listing(), `?ask=viewing&viewing=${start}`);
  expect(requested.contact).toMatchObject({ requested: "viewing", viewing: start });
  const odd = await enquiriesOf(listing(), "?ask=interest&viewing=1&sent=Kari%20har%20kj%C3%B8pt");
  expect(odd.contact).toMatchObject({ requested: "contact", viewing: start });
  expect(odd.sent).toBeNull();
});

test("offers no estimate without a single area", async () => {
  expect((await enquiriesOf(listing({ details: listingDetails() }))).estimate).toBeNull();
  const some = { internalArea: { min: 40, max: 90 } };
  expect((await enquiriesOf(listing({ details: listingDetails(some) }))).estimate).toBeNull();
});

test("an Australian inspection is in the time zone of its state", async () => {
  const home = australianListing({
    viewingDates: [
      viewingDate({ day: "2026-12-05", timeFrom: "11:00", timeTo: "11:30" }, "Australia/Melbourne"),
    ],
  });
  const { contact } = await enquiriesOf(home, "", { region: "au" });
  expect(contact?.viewings[0]?.label).toMatch(/^Sat 5 Dec.*11:00/);
});
