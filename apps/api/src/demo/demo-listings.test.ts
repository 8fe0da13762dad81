import { createHash } from "node:crypto";
import { purchaseCosts } from "@hjem/domain/costs/purchase-costs";
import { Listing } from "@hjem/domain/listing/listing";
import type { Money } from "@hjem/domain/listing/money";
import { addDays, daysBetween } from "@hjem/domain/time/calendar";
import { dayIn, wallClock } from "@hjem/domain/time/zone";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { describe, expect, test } from "vitest";
import { weekdayOf } from "./calendar.ts";
import { demoListings } from "./demo-listings.ts";
import { kilometresBetween } from "./places/demo-place.ts";
import { geographyOf } from "./places/geography.ts";

const anchorDay = "2026-11-21";
const listingsOf = (region: string, count = 6_000, day = anchorDay): Listing[] =>
  demoListings({ region, count, seed: "hjem", anchorDay: day }).map(({ listing }) => listing);

const hashOf = (listings: readonly Listing[]): string =>
  createHash("sha256").update(JSON.stringify(listings)).digest("hex");

const amount = (money: Money | null): number => money?.amount ?? money?.min ?? 0;
const share = (listings: readonly Listing[], is: (listing: Listing) => boolean): number =>
  listings.filter(is).length / listings.length;

const regions = { no: regionNo, au: regionAu };
const all = { no: listingsOf("no"), au: listingsOf("au") };

test("the same order gives the same bytes, another seed others", () => {
  expect(hashOf(listingsOf("no", 400))).toBe(hashOf(listingsOf("no", 400)));
  const others = demoListings({ region: "no", count: 400, seed: "other", anchorDay });
  expect(hashOf(others.map(({ listing }) => listing))).not.toBe(hashOf(listingsOf("no", 400)));
});

test("no two listings of the product share an id", () => {
  const ids = [...all.no, ...all.au].map(({ id }) => id);
  expect(new Set(ids).size).toBe(12_000);
});

describe.each(["no", "au"] as const)("the 6,000 of %s", (regionId) => {
  const listings = all[regionId];
  const region = regions[regionId];

  test("pass the schema of a listing", () => {
    const refused = listings.flatMap((listing) => Listing.safeParse(listing).error?.issues ?? []);
    expect(refused).toEqual([]);
  });

  test("are mixed as a market is, about 70 % of them available", () => {
    expect(share(listings, ({ status }) => status === "available")).toBeGreaterThan(0.67);
    expect(share(listings, ({ status }) => status === "available")).toBeLessThan(0.73);
    const sales = share(listings, ({ listingType }) => listingType === "residential_sale");
    expect(sales).toBeGreaterThan(0.5);
    expect(sales).toBeLessThan(0.6);
    expect(new Set(listings.map(({ listingType }) => listingType)).size).toBe(6);
    expect(new Set(listings.map(({ status }) => status)).size).toBe(5);
    expect(new Set(listings.map(({ ownerType }) => ownerType)).size).toBe(2);
  });

  test("stand at known places, near the centre of the narrowest", () => {
    const places = new Map(geographyOf(regionId).places.map((place) => [place.geoId, place]));
    for (const { address } of listings) {
      expect(
        address.geoIds.every((geoId) => places.has(geoId)),
        address.fullAddress,
      ).toBe(true);
      expect(address.geoIds, address.fullAddress).toContain(`postcode:${address.postCode}`);
      const near = address.geoIds
        .filter((geoId) => /^(district|municipality|suburb):/.test(geoId))
        .map((geoId) => places.get(geoId))
        .some((place) => place && kilometresBetween(place.location, address.coordinates) < 15);
      expect(near, address.fullAddress).toBe(true);
    }
  });

  test("have only the facilities that the region offers for their type", () => {
    for (const { facilities, propertyTypes } of listings) {
      const offered =
        region.facilitiesByType[propertyTypes[0] ?? "others"] ??
        region.facilities.map(({ key }) => key);
      expect(facilities.filter((key) => !offered.includes(key))).toEqual([]);
    }
  });

  test("have rooms that fit into their area and agree with their counts", () => {
    for (const { rooms, details, listingType, id } of listings) {
      if (details.internalArea === null || rooms.length === 0) continue;
      const filled = rooms.reduce((sum, { area }) => sum + area, 0);
      expect(filled, id).toBeLessThanOrEqual(details.internalArea.min + 0.5);
      const bedrooms = rooms.filter(({ kind }) => kind === "bedroom").length;
      if (!listingType.startsWith("commercial")) {
        expect(bedrooms, id).toBe(details.bedrooms?.min ?? 0);
      }
    }
  });

  test("use areas that add up: BRA is BRA-i, BRA-e and BRA-b", () => {
    for (const { details, objectType, id } of listings) {
      const { internalArea, externalArea, balconyArea, usageArea } = details;
      if (internalArea === null || objectType === "project") continue;
      const sum = internalArea.min + (externalArea?.min ?? 0) + (balconyArea?.min ?? 0);
      expect(usageArea?.min, id).toBe(sum);
    }
  });

  test("lie on a storey that their building has", () => {
    for (const { details } of listings) {
      if (details.floor !== null) expect(details.floor).toBeLessThanOrEqual(details.floors ?? 0);
    }
  });

  test("show viewings to come, at the hour that the stamps say in their own zone", () => {
    let shown = 0;
    for (const { viewingDates, address, status } of listings) {
      for (const { day, month, year, timeFrom, timeTo, unixFrom, unixTo } of viewingDates) {
        shown += 1;
        expect(["available", "future"]).toContain(status);
        const date = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
        expect(date >= anchorDay).toBe(true);
        expect(wallClock(unixFrom * 1000, address.timeZone)).toEqual({ day: date, time: timeFrom });
        expect(wallClock(unixTo * 1000, address.timeZone)).toEqual({ day: date, time: timeTo });
        expect(unixTo).toBeGreaterThan(unixFrom);
      }
    }
    expect(shown).toBeGreaterThan(1_500);
  });

  test("were published before the day is over, some today, most in the last 60 days", () => {
    const ages = listings
      .filter(({ status }) => status === "available")
      .map((listing) => dayIn(Date.parse(listing.publishedAt), listing.address.timeZone))
      .map((day) => daysBetween(day, anchorDay));
    expect(Math.min(...ages)).toBe(0);
    expect(ages.filter((age) => age === 0).length).toBeGreaterThan(20);
    expect(ages.filter((age) => age <= 60).length / ages.length).toBeGreaterThan(0.75);
  });

  test("tell their price history in order, and end it where they are closed", () => {
    let reduced = 0;
    for (const { priceHistory, status, closedAt, id } of listings) {
      const days = priceHistory.map(({ date }) => date);
      expect(days, id).toEqual(days.toSorted());
      expect((days.at(-1) ?? "") <= anchorDay, id).toBe(true);
      const isClosed = status === "sold" || status === "rented" || status === "unavailable";
      expect(closedAt !== null, id).toBe(isClosed);
      if (priceHistory.some(({ action }) => action === "price_changed")) reduced += 1;
    }
    expect(reduced).toBeGreaterThan(100);
  });

  test("hold rents in price and monthly alike, and no rent on what is sold", () => {
    for (const { listingType, prices } of listings) {
      if (listingType.endsWith("rent")) expect(prices.price).toEqual(prices.monthly);
      else expect(prices.monthly).toBeNull();
      expect(amount(prices.price)).toBeGreaterThan(0);
    }
  });

  test("gather units in projects whose spans are those of the units to be had", () => {
    const byId = new Map(listings.map((listing) => [listing.id, listing]));
    const projects = listings.filter(({ objectType }) => objectType === "project");
    expect(projects.length).toBeGreaterThan(20);
    for (const project of projects) {
      const units = project.childPropertyIds
        .map((id) => byId.get(id))
        .filter((unit) => unit !== undefined);
      expect(units).toHaveLength(project.childPropertyIds.length);
      expect(units.every(({ projectId }) => projectId === project.id)).toBe(true);
      const open = units.filter(({ status }) => status === "available");
      const counted = open.length > 0 ? open : units;
      const areas = counted.map(({ details }) => details.internalArea?.min ?? 0);
      expect(project.details.internalArea).toEqual({
        min: Math.min(...areas),
        max: Math.max(...areas),
      });
      expect(amount(project.prices.price)).toBe(
        Math.min(...counted.map(({ prices }) => amount(prices.price))),
      );
    }
  });

  test("have 6 to 14 pictures of a home, each an illustration, with a plan of its own", () => {
    for (const { images, listingType, propertyTypes, objectType, id } of listings) {
      expect(
        images.every(({ isIllustration }) => isIllustration),
        id,
      ).toBe(true);
      expect(images.length, id).toBeGreaterThan(0);
      const isHome = ["apartment", "single_dwelling", "townhouse", "cabin"].includes(
        propertyTypes[0] ?? "",
      );
      if (!isHome || listingType.startsWith("commercial") || objectType === "project") continue;
      expect(images.length, id).toBeGreaterThanOrEqual(6);
      expect(images.length, id).toBeLessThanOrEqual(14);
      expect(
        images.filter(({ type }) => type === "floorplan"),
        id,
      ).toHaveLength(1);
    }
  });

  test("keep to invented agencies: reserved addresses, and none of the market's names", () => {
    const real =
      /dnb|krogsveen|eiendomsmegler ?1|privatmegleren|nordvik|notar|garanti|proaktiv|ray white|hooker|mcgrath|harcourts|century ?21|barry plant|belle property|raine|jellis|elders|domain|finn\.no/i;
    const names = new Map(
      listings.flatMap(({ agency }) => (agency ? [[agency.id, agency.name]] : [])),
    );
    expect(names.size).toBe(30);
    expect([...names.values()].filter((name) => real.test(name))).toEqual([]);
    expect(
      listings.every(({ agent }) => !agent || /@[a-z0-9-]+\.example$/.test(agent.email ?? "")),
    ).toBe(true);
    expect(listings.every(({ isDemo }) => isDemo)).toBe(true);
  });
});

test("in Norway the total price is the asking price, the joint debt and the costs of buying", () => {
  for (const { prices, listingType, contractDetails, publishedAt, objectType } of all.no) {
    if (!listingType.endsWith("sale") || objectType === "project") continue;
    const sum = amount(prices.askingPrice) + amount(prices.jointDebt) + amount(prices.addingCost);
    expect(amount(prices.totalPrice)).toBe(sum);
    const day = dayIn(Date.parse(publishedAt), "Europe/Oslo");
    const { ownership } = contractDetails;
    const sale = { price: amount(prices.askingPrice), ownership, state: "all", day };
    expect(amount(prices.addingCost)).toBe(purchaseCosts(regionNo.costs, sale));
  }
});

test("in Australia a guide spans at most 10 %, and auctions are on Saturdays to come", () => {
  const methods = new Set(all.au.map(({ prices }) => prices.method));
  expect(methods).toEqual(new Set(["fixed", "guide", "auction", "offers", "contact_agent"]));
  for (const { prices, status, objectType } of all.au) {
    if (prices.price?.min && prices.price.max && objectType === "property") {
      expect(prices.price.max / prices.price.min).toBeLessThanOrEqual(1.1);
    }
    if (prices.method === "auction" && status === "available") {
      expect(weekdayOf(prices.auctionDate ?? "")).toBe(6);
      expect((prices.auctionDate ?? "") >= anchorDay).toBe(true);
    }
  }
});

test("from one day to the next most listings stay as they are, and each day has new ones", () => {
  for (const region of ["no", "au"] as const) {
    const today = new Map(listingsOf(region, 1_500).map((listing) => [listing.id, listing]));
    const tomorrow = listingsOf(region, 1_500, addDays(anchorDay, 1));
    const same = tomorrow.filter(
      (one) => JSON.stringify(one) === JSON.stringify(today.get(one.id)),
    );
    expect(same.length).toBeGreaterThan(750);
    const fresh = tomorrow.filter(
      ({ publishedAt, address }) =>
        dayIn(Date.parse(publishedAt), address.timeZone) === addDays(anchorDay, 1),
    );
    expect(fresh.length).toBeGreaterThan(0);
  }
});
