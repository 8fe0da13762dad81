import { expect, test } from "vitest";
import { addressesIn } from "./device-addresses.ts";

const work = { displayName: "Jobb", coordinates: { lat: 59.9, lng: 10.7 }, isHidden: true };

test("SAVE-053: a device stores name, position and whether it is hidden of an address; anything else is left out", () => {
  const wrong = [
    null,
    1,
    "x",
    {},
    { ...work, displayName: " " },
    { ...work, displayName: 7 },
    { ...work, coordinates: { lat: 99, lng: 0 } },
    { ...work, coordinates: { lat: 0, lng: -181 } },
    { ...work, coordinates: { lat: Number.NaN, lng: 0 } },
  ];
  expect(addressesIn([...wrong, { ...work, more: 1 }])).toEqual([work]);
  for (const stored of [undefined, null, "x", {}]) expect(addressesIn(stored)).toEqual([]);
});

test("D84: of more than five addresses a device shows the first five", () => {
  const many = Array.from({ length: 7 }, (_, n) => ({ ...work, coordinates: { lat: n, lng: 10 } }));
  expect(addressesIn(many).map(({ coordinates }) => coordinates.lat)).toEqual([0, 1, 2, 3, 4]);
});
