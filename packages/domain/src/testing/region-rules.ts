import { expect, test } from "vitest";
import { propertyTypes, searchListingTypes } from "../listing/enumerations.ts";
import type { Region } from "../region.ts";

/** What every region is held to, as tests of its own package. `icons` are the names that its facilities may use. */
export function holdsAsRegion(region: Region, icons: ReadonlySet<string>): void {
  test("D22, SRCH-174, SRCH-176: about 60 facilities, each with a label and an icon that exists", () => {
    expect(region.facilities.length).toBeGreaterThanOrEqual(55);
    // One bit each in a column of 63 (API, search index).
    expect(region.facilities.length).toBeLessThanOrEqual(63);
    expect(new Set(region.facilities.map(({ key }) => key)).size).toBe(region.facilities.length);
    expect(region.facilities.filter(({ key }) => !/^[a-z][a-z0-9_]{0,39}$/.test(key))).toEqual([]);
    expect(region.facilities.filter(({ icon }) => !icons.has(icon.replace(/^mdi:/, "")))).toEqual(
      [],
    );
    const languages = region.languages.map(({ code }) => code);
    expect(
      region.facilities.filter(({ label }) => languages.some((language) => !label[language])),
    ).toEqual([]);
  });

  test("SRCH-175: the facilities of a type are facilities of the region, and types differ", () => {
    const keys = new Set(region.facilities.map(({ key }) => key));
    for (const subset of Object.values(region.facilitiesByType)) {
      expect(subset.filter((key) => !keys.has(key))).toEqual([]);
      expect(new Set(subset).size).toBe(subset.length);
    }
    expect(region.facilitiesByType.office).not.toEqual(region.facilitiesByType.apartment);
    expect(region.facilitiesByType.apartment).not.toContain("loading_bay");
    expect(region.facilitiesByType.office).not.toContain("bathtub");
    expect(region.facilitiesByType.land).not.toContain("elevator");
  });

  test("every facility can be had by some type", () => {
    const offered = new Set(Object.values(region.facilitiesByType).flat());
    expect(region.facilities.map(({ key }) => key).filter((key) => !offered.has(key))).toEqual([]);
  });

  test("specification §3: property types of each draft list", () => {
    const homes = ["single_dwelling", "apartment", "townhouse", "twin_dwelling"];
    const sorted = (types: readonly string[]) => types.toSorted();
    const lists = region.draftPropertyTypes;
    expect(sorted(lists.residential_sale)).toEqual(sorted([...homes, "garage_parking", "others"]));
    const rent = sorted([...homes, "garage_parking", "others", "room_in_shared_apartment", "dorm"]);
    expect(sorted(lists.residential_rent)).toEqual(rent);
    expect(sorted(lists.leisure_rent)).toEqual(rent);
    expect(sorted(lists.leisure_sale)).toEqual(sorted([...homes, "cabin", "farm", "others"]));
    expect(lists.commercial_rent).toHaveLength(13);
    expect(sorted(lists.commercial_sale)).toEqual(
      sorted([...lists.commercial_rent, "combination"]),
    );
  });

  test("SRCH-076: every word is there in every language of the region", () => {
    const unnamed = region.languages.flatMap(({ code }) =>
      propertyTypes.filter((type) => !region.terms[code]?.[`type.${type}`]),
    );
    expect(unnamed).toEqual([]);
  });

  test("SRCH-082: property types are offered for each kind of search, and they differ", () => {
    const typesOf = (listingType: (typeof searchListingTypes)[number]) =>
      region.propertyTypeGroups.filter(({ listingTypes }) => listingTypes.includes(listingType));
    for (const listingType of searchListingTypes) expect(typesOf(listingType).length).toBe(1);
    expect(typesOf("commercial")).not.toEqual(typesOf("leisure"));
    expect(region.propertyTypeGroups.flatMap(({ types }) => types)).not.toContain("all");
  });
}
