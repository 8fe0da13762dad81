import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { readDemoAddresses } from "./address-spellings.ts";
import { readPhrasings } from "./read-phrasings.ts";

const PHRASINGS_MIN = 400;

/** Homes of the demo whose addresses are read in ten spellings each. */
const HOMES = 40;

/** Thousands of texts are read, each among all places of a market: some 10 s, and three times as long on a busy machine. */
const TABLE_MS = 90_000;

test.each([regionNo, regionAu])(
  "S6: a home of the demo in $id is found by its own address in ten spellings",
  { timeout: TABLE_MS },
  async (region) => {
    const { tried, lost } = await readDemoAddresses(region, HOMES);
    expect(tried).toBeGreaterThan(HOMES * 8);
    expect(lost).toEqual([]);
  },
);

test.each([regionNo, regionAu])(
  "S6: common phrasings of the search box of $id are understood",
  { timeout: TABLE_MS },
  async (region) => {
    const rows = await readPhrasings(region);
    const others = rows.filter(({ expected, read }) => expected !== read);
    expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThanOrEqual(PHRASINGS_MIN);
    expect(others.map(({ text, expected, read }) => `${text} → ${read}, not ${expected}`)).toEqual(
      [],
    );
  },
);
