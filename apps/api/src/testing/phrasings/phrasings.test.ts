import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { readPhrasings } from "./read-phrasings.ts";

/** Of what people type at least so much is read as they expect (issue 12). */
const SHARE_MIN = 0.95;
const PHRASINGS_MIN = 300;

test.each([regionNo, regionAu])(
  "S6: what people type into the search box of $id is read as they expect",
  async (region) => {
    const rows = await readPhrasings(region);
    const others = rows.filter(({ expected, read }) => expected !== read);
    const told = others.map(({ text, expected, read }) => `${text} → ${read}, not ${expected}`);
    expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThanOrEqual(PHRASINGS_MIN);
    expect(told.length / rows.length <= 1 - SHARE_MIN ? [] : told).toEqual([]);
  },
);

/** Slips by which a tiny namesake would be found, or none, and the names to the letter beside them: each is read right. */
const nearlyOthers = [
  "paramatta",
  "paramatta sa",
  "freemantle",
  "freemantle nsw",
  "surrey hills nsw",
  "surrey hills vic",
  "surrey hills",
  "2b1b apt",
  "3b 2b house",
];

test("a well-known place one slip away stands before a namesake without homes, unless the state says which", async () => {
  const rows = (await readPhrasings(regionAu)).filter(({ text }) => nearlyOthers.includes(text));
  expect(rows.map(({ text }) => text).toSorted()).toEqual(nearlyOthers.toSorted());
  expect(rows.map(({ text, read }) => [text, read])).toEqual(
    rows.map(({ text, expected }) => [text, expected]),
  );
});
