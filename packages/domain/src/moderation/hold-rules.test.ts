import { expect, test } from "vitest";
import { DAY_MS } from "../durations.ts";
import { paymentWordsIn } from "../text/payment-words.ts";
import { findHoldReasons, type HoldFacts, unreleasedReasons } from "./hold-rules.ts";

const DRAFT = "01900000-0000-7000-8000-000000000001";
const price = { value: 30_952, median: 60_000, area: "Ranheim", unit: "square_metre" } as const;
const samePhotos = { count: 6, of: 11, draftId: DRAFT, propertyId: "3f7q9z2k1m" };
const facts = (change: Partial<HoldFacts> = {}): HoldFacts => ({
  accountAge: 400 * DAY_MS,
  hasPhone: true,
  price: null,
  samePhotos: null,
  texts: ["Lys leilighet med balkong mot sør."],
  rejectedFor: null,
  ...change,
});
const kindsOf = (change: Partial<HoldFacts>) =>
  findHoldReasons(facts(change)).map(({ kind }) => kind);

test.each([
  ["an ordinary listing", {}, []],
  ["a new account alone", { accountAge: DAY_MS }, []],
  ["a low price of a known account", { price }, []],
  [
    "a low price of a new account",
    { price, accountAge: 2 * DAY_MS },
    ["price_below_median", "new_account"],
  ],
  ["a price of 60 % of the median", { price: { ...price, value: 36_000 }, accountAge: DAY_MS }, []],
  ["a week-old account", { price, accountAge: 7 * DAY_MS }, []],
  ["photos of somebody else", { samePhotos }, ["same_photos"]],
  [
    "payment outside the usual ways",
    { texts: ["Lys", "<p>Betal depositumet før visning</p>"] },
    ["payment_words"],
  ],
  ["a listing that was rejected", { rejectedFor: "Not your home." }, ["rejected_before"]],
] as const)("D99: %s is held for what speaks against it, or not at all", (_, change, kinds) => {
  expect(kindsOf(change)).toEqual(kinds);
});

test("D99: a reason carries what was measured", () => {
  expect(
    findHoldReasons(facts({ accountAge: 2.9 * DAY_MS, hasPhone: false, price, samePhotos })),
  ).toEqual([
    { kind: "price_below_median", ...price },
    { kind: "same_photos", ...samePhotos },
    { kind: "new_account", days: 2, hasPhone: false },
  ]);
});

test.each([
  ["Payment by Western Union only", ["western union"]],
  ["Betal depositumet på forhånd", ["betal depositumet på forhånd"]],
  ["Pay the money before you come, keys by mail", ["pay the money before", "keys by mail"]],
  ["Send <b>penger</b> før du ser boligen", ["send penger før"]],
  ["Depositum tre måneder, bankgaranti kan avtales", []],
  ["Deposit of four weeks' rent, lodged with the authority", []],
  ["Kort vei til post i butikk, nøkler utleveres ved overtakelse", []],
])("D99: what a text says of payment: %s", (text, words) => {
  expect(paymentWordsIn(text)).toEqual(words);
});

test("D99: a listing that a moderator has released is not held again for the same, but for worse", () => {
  const released = findHoldReasons(facts({ accountAge: DAY_MS, price, samePhotos }));
  expect(unreleasedReasons(released, released)).toEqual([]);
  const raised = findHoldReasons(
    facts({ accountAge: DAY_MS, price: { ...price, value: 32_000 }, samePhotos }),
  );
  expect(unreleasedReasons(raised, released)).toEqual([]);
  const worse = findHoldReasons(
    facts({ accountAge: DAY_MS, price, samePhotos: { ...samePhotos, count: 7 } }),
  );
  expect(unreleasedReasons(worse, released)).toEqual(worse);
});
