import { expect, test } from "vitest";
import { comparePlaceNames, placeName, placeSlug, stateName } from "./place-name.ts";
import { GeoId } from "./place.ts";

const no = { lowerCaseWords: ["og", "i", "på", "ved", "av"], isStateUpperCase: false };
const au = { lowerCaseWords: ["and", "of", "on", "the", "upon"], isStateUpperCase: true };

test("SRCH-177: capitalises a suburb", () => {
  expect(placeName("OSLO SENTRUM", no)).toBe("Oslo Sentrum");
  expect(placeName("  surfers   paradise ", au)).toBe("Surfers Paradise");
  expect(placeName("ÅLGÅRD", no)).toBe("Ålgård");
});

test("SRCH-178: configured words stay in lower case, except at the start", () => {
  expect(placeName("nore og uvdal", no)).toBe("Nore og Uvdal");
  expect(placeName("MO I RANA", no)).toBe("Mo i Rana");
  expect(placeName("Nes På Romerike", no)).toBe("Nes på Romerike");
  expect(placeName("I DALEN", no)).toBe("I Dalen");
  expect(placeName("ISLE OF CAPRI", au)).toBe("Isle of Capri");
  expect(placeName("THE ROCKS", au)).toBe("The Rocks");
});

test("capitalises after hyphens, Mc and apostrophes", () => {
  expect(placeName("BRIGHTON-LE-SANDS", au)).toBe("Brighton-Le-Sands");
  expect(placeName("STOKE-ON-TRENT", au)).toBe("Stoke-on-Trent");
  expect(placeName("MCMAHONS POINT", au)).toBe("McMahons Point");
  expect(placeName("o'connor", au)).toBe("O'Connor");
  expect(placeName("MAY'S HILL", au)).toBe("May's Hill");
  expect(placeName("ST. LEONARDS (NORTH)", au)).toBe("St. Leonards (North)");
});

test("leaves a correctly written name unchanged", () => {
  for (const name of ["LaTrobe", "McMahons Point", "Brighton-Le-Sands", "1770"]) {
    expect(placeName(name, au)).toBe(name);
  }
});

test("SRCH-179: states are upper case in Australia and unchanged in Norway", () => {
  expect(stateName("nsw", au)).toBe("NSW");
  expect(stateName("Trøndelag", no)).toBe("Trøndelag");
});

test("Norwegian names sort æ, ø, å last", () => {
  const names = ["Ås", "Ørsta", "Ærøy", "Zinken", "Aasgard", "Bodø", "Alta"];
  expect(names.toSorted(comparePlaceNames("nb-NO"))).toEqual([
    "Alta",
    "Bodø",
    "Zinken",
    "Ærøy",
    "Ørsta",
    "Ås",
    "Aasgard",
  ]);
});

test("D32: makes the slug of a geo id from a name", () => {
  expect(placeSlug("Grünerløkka")).toBe("grunerlokka");
  expect(placeSlug("Ærøy / Å")).toBe("aeroy-a");
  expect(placeSlug("Kárášjohka")).toBe("karasjohka");
  expect(placeSlug("O'Connor's St. Hill")).toBe("oconnors-st-hill");
  expect(GeoId.safeParse(`suburb:3065-${placeSlug("Fitzroy North")}`).success).toBe(true);
});
