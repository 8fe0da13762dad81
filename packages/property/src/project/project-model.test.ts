import { regionNoBasics } from "@hjem/region-no/basics";
import { termsNo as terms } from "@hjem/region-no/terms/no";
import { expect, test } from "vitest";
import { project, unit } from "../testing/around.ts";
import { listing } from "../testing/listing.ts";
import { phaseSteps, projectModel } from "./project-model.ts";

const [language] = regionNoBasics.languages;
const page = { region: regionNoBasics, language, term: (key: keyof typeof terms) => terms[key] };

test("PROP-046, PROP-047: a project's phases are told in order, with what became of each and the month", () => {
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

test("PROP-059: what can still be had comes first, the cheapest first; the unit itself is no link", () => {
  const units = [
    unit(1, { availability: "sold", price: 1_000_000 }),
    unit(2, { price: 5_000_000 }),
    unit(3),
    unit(4, { price: null, area: null, floor: null }),
  ];
  const told = projectModel(page, listing({ id: unit(3).propertyId }), project(), units);
  expect(told?.units.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "H0203 Til salgs",
    "H0202 Til salgs",
    "H0204 Til salgs",
    "H0201 Solgt",
  ]);
  expect(told?.units.map(({ href }) => href)).toEqual([
    null,
    "/property/001204/unit000002",
    "/property/001204/unit000004",
    "/property/001204/unit000001",
  ]);
  expect(told).toMatchObject({
    up: { href: "/property/001204/pr0j3ct000", name: "Askgården, Nardo" },
    steps: [],
    counts: { open: "3", all: "4" },
  });
});

test("a project that tells neither phases nor units has no such part", () => {
  expect(projectModel(page, listing({ objectType: "project" }), listing(), [])).toBeNull();
});
