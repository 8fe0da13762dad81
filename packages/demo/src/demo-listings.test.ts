import { purchaseCosts } from "@hjem/domain/costs/purchase-costs";
import { Listing } from "@hjem/domain/listing/listing";
import type { Money } from "@hjem/domain/listing/money";
import { priceStatementRuleOf } from "@hjem/domain/publishing/price-statement";
import { addDays, daysBetween } from "@hjem/domain/time/calendar";
import { dayIn, wallClock } from "@hjem/domain/time/zone";
import { kilometresBetween } from "@hjem/places/place-data";
import { placesOfRegion } from "@hjem/places/places-of-region";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { weekdayOf } from "./calendar.ts";
import { demoListings } from "./demo-listings.ts";

const anchorDay = "2026-11-21";
const listingsOf = (region: string, count = 6_000, day = anchorDay): Listing[] =>
  demoListings({ region, count, seed: "hjem", anchorDay: day }).map(({ listing }) => listing);

const hashOf = (listings: readonly Listing[]): string =>
  createHash("sha256").update(JSON.stringify(listings)).digest("hex");

const amount = (money: Money | null): number => money?.amount ?? money?.min ?? 0;
const share = (listings: readonly Listing[], is: (listing: Listing) => boolean): number =>
  listings.filter(is).length / listings.length;

/** Ids of the listings that fail a check. */
const exceptions = (listings: readonly Listing[], holds: (listing: Listing) => boolean): string[] =>
  listings.filter((listing) => !holds(listing)).map(({ id }) => id);

const regions = { no: regionNo, au: regionAu };
const all = { no: listingsOf("no"), au: listingsOf("au") };

test("the same options give the same bytes, another seed gives others", () => {
  expect(hashOf(listingsOf("no", 400))).toBe(hashOf(listingsOf("no", 400)));
  const others = demoListings({ region: "no", count: 400, seed: "other", anchorDay });
  expect(hashOf(others.map(({ listing }) => listing))).not.toBe(hashOf(listingsOf("no", 400)));
});

test("no two listings share an id", () => {
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

  test("have a realistic mix of statuses, about 70 % available", () => {
    expect(share(listings, ({ status }) => status === "available")).toBeGreaterThan(0.67);
    expect(share(listings, ({ status }) => status === "available")).toBeLessThan(0.73);
    const sales = share(listings, ({ listingType }) => listingType === "residential_sale");
    expect(sales).toBeGreaterThan(0.5);
    expect(sales).toBeLessThan(0.6);
    expect(new Set(listings.map(({ listingType }) => listingType)).size).toBe(6);
    expect(new Set(listings.map(({ status }) => status)).size).toBe(5);
    expect(new Set(listings.map(({ ownerType }) => ownerType)).size).toBe(2);
  });

  test("are at known places, near the centre of the narrowest", () => {
    const places = new Map(placesOfRegion(regionId).map((place) => [place.geoId, place]));
    const isThere = ({ address }: Listing): boolean =>
      address.geoIds.every((geoId) => places.has(geoId)) &&
      address.geoIds.includes(`postcode:${address.postCode}`);
    const isNear = ({ address }: Listing): boolean =>
      address.geoIds
        .filter((geoId) => /^(district|municipality|suburb):/.test(geoId))
        .map((geoId) => places.get(geoId))
        .some((place) => place && kilometresBetween(place.location, address.coordinates) < 15);
    expect(exceptions(listings, isThere)).toEqual([]);
    expect(exceptions(listings, isNear)).toEqual([]);
  });

  test("have only facilities that the region offers for their type", () => {
    const isOffered = ({ facilities, propertyTypes }: Listing): boolean => {
      const offered =
        region.facilitiesByType[propertyTypes[0] ?? "others"] ??
        region.facilities.map(({ key }) => key);
      return facilities.every((key) => offered.includes(key));
    };
    expect(exceptions(listings, isOffered)).toEqual([]);
  });

  test("have rooms that fit their area and match their counts", () => {
    const homes = listings.filter(
      ({ rooms, details }) => rooms.length > 0 && details.internalArea !== null,
    );
    const fits = ({ rooms, details }: Listing): boolean =>
      rooms.reduce((sum, { area }) => sum + area, 0) <= (details.internalArea?.min ?? 0) + 0.5;
    const agrees = ({ rooms, details }: Listing): boolean =>
      rooms.filter(({ kind }) => kind === "bedroom").length === (details.bedrooms?.min ?? 0);
    expect(exceptions(homes, fits)).toEqual([]);
    expect(exceptions(homes, agrees)).toEqual([]);
  });

  test("have usage areas that add up: BRA is BRA-i, BRA-e and BRA-b", () => {
    const homes = listings.filter(
      ({ objectType, details }) => objectType === "property" && details.internalArea !== null,
    );
    const addsUp = ({ details }: Listing): boolean =>
      details.usageArea?.min ===
      (details.internalArea?.min ?? 0) +
        (details.externalArea?.min ?? 0) +
        (details.balconyArea?.min ?? 0);
    expect(exceptions(homes, addsUp)).toEqual([]);
  });

  test("are on a floor that their building has", () => {
    expect(
      exceptions(listings, ({ details }) => (details.floor ?? 0) <= (details.floors ?? 0)),
    ).toEqual([]);
  });

  test("have upcoming viewings whose timestamps match the local time", () => {
    const agrees = ({ viewingDates, address, status }: Listing): boolean =>
      viewingDates.every(({ day, month, year, timeFrom, timeTo, unixFrom, unixTo }) => {
        const date = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
        const from = wallClock(unixFrom * 1000, address.timeZone);
        const to = wallClock(unixTo * 1000, address.timeZone);
        return (
          date >= anchorDay &&
          (status === "available" || status === "future") &&
          from.day === date &&
          from.time === timeFrom &&
          to.day === date &&
          to.time === timeTo &&
          unixTo > unixFrom
        );
      });
    expect(exceptions(listings, agrees)).toEqual([]);
    expect(listings.flatMap(({ viewingDates }) => viewingDates).length).toBeGreaterThan(1_500);
  });

  test("were published today or earlier, most of them in the last 60 days", () => {
    const ages = listings
      .filter(({ status }) => status === "available")
      .map((listing) => dayIn(Date.parse(listing.publishedAt), listing.address.timeZone))
      .map((day) => daysBetween(day, anchorDay));
    expect(Math.min(...ages)).toBe(0);
    expect(ages.filter((age) => age === 0).length).toBeGreaterThan(20);
    expect(ages.filter((age) => age <= 60).length / ages.length).toBeGreaterThan(0.75);
  });

  test("have a price history in order, which ends when they are closed", () => {
    const isInOrder = ({ priceHistory }: Listing): boolean => {
      const days = priceHistory.map(({ date }) => date);
      return days.join() === days.toSorted().join() && (days.at(-1) ?? "") <= anchorDay;
    };
    const isEnded = ({ closedAt, status }: Listing): boolean =>
      (closedAt !== null) === ["sold", "rented", "unavailable"].includes(status);
    expect(exceptions(listings, isInOrder)).toEqual([]);
    expect(exceptions(listings, isEnded)).toEqual([]);
    const actions = listings.flatMap(({ priceHistory }) =>
      priceHistory.map(({ action }) => action),
    );
    expect(actions.filter((action) => action === "price_changed").length).toBeGreaterThan(100);
  });

  test("have the same rent in price and monthly, and none on what is sold", () => {
    const isAlike = ({ listingType, prices }: Listing): boolean =>
      listingType.endsWith("rent")
        ? amount(prices.price) === amount(prices.monthly)
        : prices.monthly === null;
    expect(exceptions(listings, isAlike)).toEqual([]);
    expect(exceptions(listings, ({ prices }) => amount(prices.price) > 0)).toEqual([]);
  });

  test("group units in projects whose ranges are those of the available units", () => {
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

  test("have 6 to 14 pictures, each an illustration, with a floor plan", () => {
    const homes = listings.filter(
      ({ propertyTypes, objectType }) =>
        objectType === "property" &&
        ["apartment", "single_dwelling", "townhouse", "cabin"].includes(propertyTypes[0] ?? ""),
    );
    const isShown = ({ images }: Listing): boolean =>
      images.length >= 6 &&
      images.length <= 14 &&
      images.filter(({ type }) => type === "floorplan").length === 1;
    expect(exceptions(homes, isShown)).toEqual([]);
    expect(exceptions(listings, ({ images }) => images.length > 0)).toEqual([]);
    expect(
      exceptions(listings, ({ images }) => images.every(({ isIllustration }) => isIllustration)),
    ).toEqual([]);
  });

  test("have invented agencies only: reserved domains, and no name of the market", () => {
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

test("in Norway the total price is asking price, joint debt and purchase costs", () => {
  const sales = all.no.filter(
    ({ listingType, objectType }) => listingType.endsWith("sale") && objectType === "property",
  );
  const addsUp = ({ prices, contractDetails, publishedAt }: Listing): boolean => {
    const price = amount(prices.askingPrice);
    const day = dayIn(Date.parse(publishedAt), "Europe/Oslo");
    const { ownership } = contractDetails;
    const adding = purchaseCosts(regionNo.costs, { price, ownership, state: "all", day });
    return (
      amount(prices.addingCost) === adding &&
      amount(prices.totalPrice) === price + amount(prices.jointDebt) + adding
    );
  };
  expect(exceptions(sales, addsUp)).toEqual([]);
});

test("in Australia a guide spans at most 10 %, and auctions are on future Saturdays", () => {
  const methods = new Set(all.au.map(({ prices }) => prices.method));
  expect(methods).toEqual(new Set(["fixed", "guide", "auction", "offers", "contact_agent"]));
  const isNarrow = ({ prices: { price }, objectType }: Listing): boolean =>
    objectType === "project" || (price?.max ?? 0) <= (price?.min ?? 0) * 1.1;
  expect(exceptions(all.au, isNarrow)).toEqual([]);
  const auctions = all.au.filter(
    ({ prices, status }) => prices.method === "auction" && status === "available",
  );
  const isSaturday = ({ prices: { auctionDate } }: Listing): boolean =>
    auctionDate !== null && auctionDate >= anchorDay && weekdayOf(auctionDate) === 6;
  expect(exceptions(auctions, isSaturday)).toEqual([]);
});

test("D125: in Queensland some homes for sale show no price, whatever they are found by", () => {
  const withheld = all.au.filter((listing) => priceStatementRuleOf(listing, regionAu));
  expect(new Set(withheld.map(({ address }) => address.region))).toEqual(new Set(["QLD"]));
  const methods = withheld
    .filter(({ status, prices }) => status === "available" && prices.price !== null)
    .map(({ prices }) => prices.method);
  expect(new Set(methods)).toEqual(new Set(["auction", "offers", "contact_agent"]));
});

test("from one day to the next most listings stay the same, and each day has new ones", () => {
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
