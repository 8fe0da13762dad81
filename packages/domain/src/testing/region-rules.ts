import { expect, test } from "vitest";
import { draftFields } from "../draft/draft-fields.ts";
import { propertyTypes } from "../listing/enumerations.ts";
import { searchListingTypes } from "../listing/listing-type.ts";
import { allDraftFields } from "../publishing/all-fields.ts";
import { fieldTextOf } from "../publishing/draft-texts.ts";
import type { Region } from "../region.ts";

/** Tests that every region must pass, run in its own package. `icons` are the names that its facilities may use. */
export function testRegion(region: Region, icons: ReadonlySet<string>): void {
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

  test("every facility belongs to some type", () => {
    const offered = new Set(Object.values(region.facilitiesByType).flat());
    expect(region.facilities.map(({ key }) => key).filter((key) => !offered.has(key))).toEqual([]);
  });

  test("specification §3: each draft list has its types once, and always another one", () => {
    for (const types of Object.values(region.draftPropertyTypes)) {
      expect(new Set(types).size).toBe(types.length);
      expect(types).toContain("others");
    }
    const { commercial_rent: leased, commercial_sale: sold } = region.draftPropertyTypes;
    expect(leased).toHaveLength(13);
    expect(sold.toSorted()).toEqual([...leased, "combination"].toSorted());
  });

  test("what is asked about business premises does not call them a home", () => {
    const called = region.languages.flatMap(({ code }) => {
      const texts = region.draftTexts[code];
      if (!texts) return [];
      return (["commercial_sale", "commercial_rent"] as const).flatMap((listingType) =>
        draftFields(region.publishing, { listingType })
          .map(({ path }) => fieldTextOf(texts, path, listingType))
          .filter((text) => /\b(home|bolig|boligen|boligens)\b/i.test(text?.help ?? "")),
      );
    });
    expect(called).toEqual([]);
  });

  test("SRCH-076: every property type has a name in every language of the region", () => {
    const unnamed = region.languages.flatMap(({ code }) =>
      propertyTypes.filter((type) => !region.terms[code]?.[`type.${type}`]),
    );
    expect(unnamed).toEqual([]);
  });

  test("SRCH-082: property types are offered for each listing type, and they differ", () => {
    const typesOf = (listingType: (typeof searchListingTypes)[number]) =>
      region.propertyTypeGroups.filter(({ listingTypes }) => listingTypes.includes(listingType));
    for (const listingType of searchListingTypes) expect(typesOf(listingType).length).toBe(1);
    expect(typesOf("commercial")).not.toEqual(typesOf("leisure"));
    expect(region.propertyTypeGroups.flatMap(({ types }) => types)).not.toContain("all");
  });

  test("SRCH-175, SRCH-176: homes, rooms, garages, land and commercial property each have their own facilities", () => {
    const { land, garage, dorm, office, apartment } = region.facilitiesByType;
    const subsets = [land, garage, dorm, office, apartment].map((keys) => keys?.join() ?? "");
    expect(new Set(subsets).size).toBe(5);
    const count = apartment?.length ?? 0;
    for (const smaller of [land, garage, dorm, office]) {
      expect(smaller?.length).toBeGreaterThan(0);
      expect(smaller?.length).toBeLessThan(count);
    }
    expect(count).toBeLessThan(region.facilities.length);
  });

  test("the duty of a purchase rises with its price and has a source", () => {
    const fieldErrors = region.costs.transferDuty.flatMap(
      ({ state, brackets, source, validFrom }) => [
        ...(source !== "" && /^\d{4}-\d\d-\d\d$/.test(validFrom) ? [] : [`${state}: no source`]),
        ...brackets.slice(1).flatMap(({ from, base }, index) => {
          const before = brackets[index];
          if (!before || from <= before.from) return [`${state}: order at ${from}`];
          const part = from - before.from;
          const reached = before.base + part * before.rate + part ** 2 * (before.squareRate ?? 0);
          // Published bases are rounded; a scale may also step up, never down.
          return base >= reached - 3 ? [] : [`${state}: falls at ${from}`];
        }),
      ],
    );
    expect(fieldErrors).toEqual([]);
  });

  test("LIST-043..072: every field that the market uses has a label in each of its languages", () => {
    const { unusedFields } = region.publishing;
    for (const { code } of region.languages) {
      const fields = region.draftTexts[code]?.fields ?? {};
      const named = allDraftFields.filter(({ path }) => fields[path]?.label);
      const used = allDraftFields.filter(({ path }) => !unusedFields.includes(path));
      expect(named).toEqual(used);
    }
  });
}
