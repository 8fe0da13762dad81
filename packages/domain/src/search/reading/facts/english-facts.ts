import { type FactWords, list, numbered, recentDays } from "./fact-words.ts";

/** How people state facts in English. */
export const englishFacts: FactWords = {
  built: {
    words: list(
      "build, yr built, build yr, year of build, built yr, built, blt, constructed, year built, build year, construction year",
    ),
    links: list("in, the, year, from, around, circa, ca, late, early, mid"),
    newer: list(
      "newer than, younger than, after, since, post, no older than, not older than, built from, not before, built in the last, built in last, built within the last, built in the past",
    ),
    older: list("older than, before, pre, prior to, not newer than, not after"),
    orNewer: list(
      "or newer, or later, and newer, or after, and later, onwards, or younger, +, and up, plus",
    ),
    orOlder: list("or older, or earlier, and older, or before"),
    decades: list("s, ' s, ’ s"),
    old: list("years old, year old, yrs old, yr old, years of age"),
    years: list("years, yrs, years old, year old, yrs old"),
  },
  floors: {
    words: list("floor, level"),
    bare: [],
    ground: list("ground floor, ground level, street level"),
    // Whether the first floor is that of the street is not the same in both markets.
    ordinals: numbered("second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth", 2),
    suffixes: list("nd, rd, th"),
    orHigher: list("or higher, or above, and above, and up, or up, and higher, +, upwards"),
    orLower: list("or lower, or below, and below"),
    links: list("on, the, in, at"),
  },
  energy: {
    words: list("energy label, energy rating, energy class, energy grade, energy performance, epc"),
    links: list("rating, label, class, grade, of, a minimum of, :"),
    orBetter: list("or better, or higher, or above, and above, and better, +"),
  },
  days: {
    viewing: list(
      "open home, open homes, open house, open houses, open for inspection, open for inspections, inspection, inspections, inspect, viewing, viewings, open, opens, home open, home opens, ofi, house viewing, to inspect, can inspect, can view",
    ),
    links: list("on, this, the, for, in, coming, time, times, next, are, is"),
    named: {
      today: "today",
      tonight: "today",
      tomorrow: "tomorrow",
      "this week": "week",
      "next week": "nextWeek",
      weekend: "weekend",
      "the weekend": "weekend",
      "this weekend": "weekend",
      "next weekend": "nextWeekend",
    },
    weekdays: numbered("sunday, monday, tuesday, wednesday, thursday, friday, saturday", 0),
    shortWeekdays: numbered("sun, mon, tue tues, wed, thu thur thurs, fri, sat", 0),
    coming: list("this, this coming, coming, next"),
    months: numbered(
      "january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sep sept, october oct, november nov, december dec",
      1,
    ),
    suffixes: list("st, nd, rd, th, st of, nd of, rd of, th of"),
    partsOfMonths: list("early, mid, late"),
  },
  published: {
    words: list(
      "new, newly listed, recently listed, new listing, new listings, new homes, new houses, new properties, new rentals, listed, just listed, added, advertised, published, posted, uploaded",
    ),
    recent: {
      "just listed": 7,
      "newly listed": 7,
      "recently listed": 7,
      ...recentDays("last, past, in the last, in the past, within the last", {
        "24 hours": 1,
        "24 hrs": 1,
        "24h": 1,
        "2 days": 2,
        "3 days": 3,
        "three days": 3,
        "7 days": 7,
        week: 7,
        "two weeks": 14,
        "2 weeks": 14,
        "14 days": 14,
        fortnight: 14,
        month: 30,
        "30 days": 30,
      }),
    },
    since: { today: 0, yesterday: 1, "since yesterday": 1, "this week": 6, "this month": 30 },
    sinceWords: list("since, since last"),
  },
  available: {
    words: list(
      "available, available from, avail, avail from, availability, move in, moving in, move in from, move in date, from, starting, start date, lease start, occupancy, ready to move in",
    ),
    links: list("from, in, on, the, by, for, early, mid, late, date, start of, beginning of"),
    rented: list("available, available from, avail, avail from"),
    soon: list("asap, as soon as possible, immediately, straight away"),
    moves: list("moving, relocating, we move, i move"),
    after: ["after"],
    now: list("now, immediately, today, asap, right away, straight away"),
  },
  sharedCosts: list(
    "strata, strata fees, strata fee, strata levy, strata levies, strata costs, levies, body corporate, body corporate fees, body corp, body corp fees, bc fees, owners corporation, owners corporation fees, oc fees, shared costs, common costs",
  ),
  sumLinks: list("in, of, for, on"),
};
