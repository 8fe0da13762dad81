import { regionNoBasics } from "@hjem/region-no/basics";
import { terms } from "@hjem/region-no/terms/no";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { project, unit } from "../testing/sample-surroundings.ts";
import { phaseSteps, projectModel } from "./project-model.ts";

const [language] = regionNoBasics.languages;
const i18n = setupI18n({ locale: "no", messages: { no: {} } });
const page = {
  i18n,
  region: regionNoBasics,
  language,
  term: (key: keyof typeof terms) => terms[key],
};

const url = new URL("http://no.test/property/001204/pr0j3ct000?bedroomMin=2");

test("PROP-046, PROP-047: lists a project's phases in order, with status and month", () => {
  expect(
    phaseSteps(page, project()).map(({ label, taskLabel, month }) => [label, taskLabel, month]),
  ).toEqual([
    ["Planlegging", "Fullført", "februar 2026"],
    ["Salg", "Pågår", "november 2026"],
    ["Bygging", "Venter", ""],
    ["Overtakelse", "Venter", ""],
  ]);
  expect(phaseSteps(page, listing())).toEqual([]);
});

test("PROP-048: shows sale and construction in progress at the same time", () => {
  const timeline = [
    { phase: "sale" as const, status: "inprogress" as const, date: null },
    { phase: "building" as const, status: "inprogress" as const, date: null },
  ];
  const sold = listing({ additionalInfo: { ...listing().additionalInfo, timeline } });
  expect(phaseSteps(page, sold).map(({ task }) => task)).toEqual([
    "done",
    "inprogress",
    "inprogress",
    "pending",
  ]);
});

test("PROP-059: lists available units first, the cheapest first, and does not link the current one", () => {
  const units = [
    unit(1, { availability: "sold", price: 1_000_000 }),
    unit(2, { price: 5_000_000 }),
    unit(3),
    unit(4, { price: null, area: null, floor: null }),
  ];
  const view = projectModel(page, url, listing({ id: unit(3).propertyId }), project(), {
    units,
    matching: null,
  });
  expect(view?.units.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "H0203 Til salgs",
    "H0202 Til salgs",
    "H0204 Til salgs",
    "H0201 Solgt",
  ]);
  expect(view?.units.map(({ href }) => href)).toEqual([
    null,
    "/property/001204/unit000002",
    "/property/001204/unit000004",
    "/property/001204/unit000001",
  ]);
  expect(view).toMatchObject({
    up: { href: "/property/001204/pr0j3ct000", name: "Askgården, Nardo" },
    steps: [],
    counts: { open: "3", all: "4" },
  });
});

test("shows nothing for a project without phases and units", () => {
  expect(
    projectModel(page, url, listing({ objectType: "project" }), listing(), {
      units: [],
      matching: null,
    }),
  ).toBeNull();
});

test("D55: lists and marks units that match a search first, whatever their price, and links to all units", () => {
  const units = [unit(1, { price: 4_000_000 }), unit(2, { price: 6_000_000 }), unit(3)];
  const matching = new Set([unit(2).propertyId]);
  const view = projectModel(page, url, project(), project(), { units, matching });
  expect(view?.units.map(({ name, isMatching }) => [name, isMatching])).toEqual([
    ["H0202", true],
    ["H0201", false],
    ["H0203", false],
  ]);
  expect(view?.matching).toEqual({
    count: 1,
    n: "1",
    allHref: "/property/001204/pr0j3ct000#units",
  });
  const none = projectModel(page, url, project(), project(), { units, matching: null });
  expect(none?.matching).toBeNull();
});

test("the homes of a project are in the order that the URL asks for, sold ones last, unknown values at the end of theirs", () => {
  const units = [
    unit(1, { availability: "sold", price: 1_000_000 }),
    unit(2, { price: 5_000_000, floor: 4 }),
    unit(3, { price: 3_000_000, floor: 1 }),
    unit(4, { price: 4_000_000, floor: null }),
  ];
  const view = (query: string) => {
    const asked = new URL(query, url);
    return projectModel(page, asked, project(), project(), { units, matching: null });
  };
  const names = (query: string) =>
    view(query)
      ?.units.map(({ name }) => name.slice(-1))
      .join("");
  expect(names("")).toBe("3421");
  expect(names("?unitSort=-price")).toBe("2431");
  expect(names("?unitSort=floor")).toBe("3241");
  expect(names("?unitSort=-floor")).toBe("2341");
  expect(names("?unitSort=name")).toBe("3421");
  expect(view("?bedroomMin=2&unitSort=floor")?.sorts).toEqual([
    {
      by: "price",
      href: "/property/001204/pr0j3ct000?bedroomMin=2#units",
      direction: null,
    },
    expect.objectContaining({ by: "area", direction: null }),
    {
      by: "floor",
      href: "/property/001204/pr0j3ct000?bedroomMin=2&unitSort=-floor#units",
      direction: "ascending",
    },
  ]);
});
