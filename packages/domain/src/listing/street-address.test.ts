import { expect, test } from "vitest";
import { canonicalAddress, fullStreetName } from "./street-address.ts";

const same = [
  [
    "502/57 canning street",
    "502/57 Canning Street",
    "Unit 502, 57 Canning St",
    "unit 502/57 Canning st.",
    "Apt. 502, 57 CANNING STREET",
    "U502/57 Canning St",
    "Flat 502 57 Canning Street",
    "502 / 57 Canning Street, Carlton",
  ],
  [
    "g01/45 smith street",
    "G01/45 Smith St",
    "Unit G01, 45 Smith Street",
    "Apartment G01/45 Smith St.",
  ],
  ["106b/12 queens road", "Unit 106B/12 Queens Rd", "106b / 12 Queens Road"],
  ["3/45-47 smith street", "3/45-47 Smith St", "3/45 - 47 Smith Street", "Unit 3, 45–47 Smith St"],
  ["12 mornington grove", "12 Mornington Gr", "12 Mornington Grove"],
  ["45 railway parade north", "45 Railway Pde N", "45 Railway Parade North"],
  ["100 st kilda road", "100 St Kilda Rd", "100 St. Kilda Road", "100 Saint Kilda Road"],
  [
    "storgate 12b",
    "Storgata 12B",
    "Storgt. 12B",
    "Storgt 12 b",
    "storgaten 12 B",
    "Storgata 12B, 4. etg",
  ],
  ["kirkevei 45", "Kirkevn. 45", "Kirkeveien 45", "Kirkevegen 45", "Kirkev. 45"],
  ["kongens gate 4", "Kongens gt. 4", "Kongens gate 4", "KONGENS GATE 4"],
  ["kirkegate 1 h0201", "Kirkegata 1 H0201", "Kirkegt. 1, H0201", "Kirkegt 1 (h0201)"],
  ["17 mai-gate 3", "17. mai-gata 3", "17. mai-gt. 3"],
];

test("an address has one form, however its unit, number, letter and type of street are written", () => {
  expect(
    same.map(([one, ...written]) => [...new Set([one, ...written.map(canonicalAddress)])]),
  ).toEqual(same.map(([one]) => [one]));
});

test("other homes, numbers and streets have other forms", () => {
  const others = [
    "502/57 Canning Street",
    "503/57 Canning Street",
    "57 Canning Street",
    "57 Canning Road",
    "57A Canning Street",
    "Shop 502, 57 Canning Street",
    "Storgata 12",
    "Storgata 12B",
    "Storgata 12B H0201",
    "Storveien 12",
  ];
  expect(new Set(others.map(canonicalAddress)).size).toBe(others.length);
});

test("D43: a street is called by its full name, without the numbers of house and home", () => {
  const named = [
    ["Storgata 12B", "Storgata"],
    ["Storgt. 12 B, H0302", "Storgata"],
    ["Kongens gt. 4", "Kongens gate"],
    ["12/45 Smith Street", "Smith Street"],
    ["Unit G01, 45 Smith St", "Smith Street"],
    ["7 Ocean Parade", "Ocean Parade"],
    ["17. mai-gata 3", "17. mai-gata"],
    ["Ullevålsveien 4", "Ullevålsveien"],
    ["Ytre Sandøya", "Ytre Sandøya"],
  ];
  expect(named.map(([street = ""]) => [street, fullStreetName(street)])).toEqual(named);
});
