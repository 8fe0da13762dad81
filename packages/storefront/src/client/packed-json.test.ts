import { expect, test } from "vitest";
import { pack, unpack } from "./packed-json.ts";

const homes = [
  {
    id: "a",
    price: 1,
    images: [
      { url: "/1", ratio: 1.5 },
      { url: "/2", ratio: 1 },
    ],
    tags: [],
  },
  { id: "b", price: null, images: [], tags: ["x"] },
];

test("what was packed comes out as it went in", () => {
  for (const value of [
    homes,
    { data: homes, total: 2 },
    [],
    [1, "a", null],
    [{}, {}],
    [{ a: 1 }, { b: 2 }],
    "text",
    null,
  ]) {
    expect(unpack(JSON.parse(JSON.stringify(pack(value))))).toEqual(value);
  }
});

test("a list of one shape names its fields once", () => {
  expect(
    pack([
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ]),
  ).toEqual({
    $: ["a", "b"],
    c: [
      [1, 3],
      [2, 4],
    ],
  });
});

test("records of different shapes, or with a key like ours, stay as they are", () => {
  const mixed = [{ a: 1 }, { a: 1, b: 2 }];
  const own = [{ $: 1 }, { $: 2 }];
  expect(pack(mixed)).toEqual(mixed);
  expect(unpack(pack(own))).toEqual(own);
});
