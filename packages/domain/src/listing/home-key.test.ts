import { expect, test } from "vitest";
import { homeKey, type IdentifiedHome } from "./home-key.ts";

const keyOf = (
  street: string,
  { propertyTypes = ["apartment"], ...home }: Partial<IdentifiedHome> = {},
) =>
  homeKey({
    objectType: "property",
    propertyTypes,
    address: { street, postCode: "0184" },
    ...home,
  });
const section = {
  municipalityNumber: "0301",
  farmNumber: "12",
  shareNumber: "345",
  sectionNumber: "7",
};

test("D87: the section in the land register names a home, however its numbers are typed", () => {
  const key = keyOf("Storgata 1", { register: section });
  expect(key).toBe("register:301-12-345-7");
  const typed = { ...section, municipalityNumber: "301", sectionNumber: " 07" };
  expect(keyOf("Storgata 1 B", { register: typed })).toBe(key);
  expect(keyOf("Storgata 1", { register: { ...section, sectionNumber: "8" } })).not.toBe(key);
});

test("D87: without a section it is the address with its unit, in either market's notation", () => {
  const key = keyOf("Storgata 12B", { register: { apartmentNumber: "H0302" } });
  expect(key).toBe("address:0184 storgate 12b h0302");
  expect(keyOf("Storgata 12 b, H0302")).toBe(key);
  expect(keyOf("Storgt. 12B H0302")).toBe(key);
  expect(keyOf("12/45 Smith Street")).toBe("address:0184 12/45 smith street");
  expect(keyOf("12 / 45 Smith Street")).toBe(keyOf("12/45 Smith Street"));
  expect(keyOf("Unit 3, 45 Smith St")).toBe(keyOf("3/45 Smith Street"));
  expect(keyOf("Unit 502, 57 Canning St")).toBe(keyOf("502/57 Canning Street"));
});

test("D87: a unit with letters is a unit, and each is its own home", () => {
  const keys = [
    "G01/45 Smith Street",
    "B106/12 Queens Road",
    "U12/45 Smith St",
    "106B/12 Queens Rd",
  ].map((street) => keyOf(street));
  expect(keys).not.toContain(null);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf("Shop 3, 12 High Street")).not.toBe(keyOf("Unit 3, 12 High Street"));
});

test("D87: a flat in a block without a unit is never another one; a house is its address", () => {
  expect(keyOf("Storgata 12B")).toBeNull();
  expect(keyOf("Storgata 12B", { register: { ...section, sectionNumber: "" } })).toBeNull();
  expect(keyOf("Storgata 12B", { propertyTypes: ["twin_dwelling"] })).toBeNull();
  expect(keyOf("Fjellveien 4", { propertyTypes: ["single_dwelling"] })).toBe(
    keyOf("fjellveien  4", { propertyTypes: ["house"] }),
  );
  const house = { propertyTypes: ["single_dwelling" as const] };
  expect(keyOf("Storgata 12B", house)).toBe(keyOf("Storgt. 12B", house));
});

test("an address without a number, and a project of many homes, name none", () => {
  expect(keyOf("Ytre Sandøya", { propertyTypes: ["cabin"] })).toBeNull();
  expect(keyOf("", { propertyTypes: ["house"] })).toBeNull();
  expect(keyOf("Storgata 1", { objectType: "project", register: section })).toBeNull();
});
