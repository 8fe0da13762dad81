import type { Grammar } from "./grammar.ts";

const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** How people search for a home in English. */
export const englishGrammar: Grammar = {
  limits: {
    max: list(
      "under, below, less than, up to, max, maximum, no more than, at most, upto, cheaper than, not over, <",
    ),
    min: list("over, above, more than, from, min, minimum, at least, greater than, >"),
    about: list("around, about, approx, roughly, circa, ca, ~"),
    between: list("between"),
  },
  to: ["to"],
  and: list("and, or, &"),
  orMore: list("+, or more, and up, plus, or bigger, or larger, and above"),
  numbers: {
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    single: 1,
    double: 2,
    dble: 2,
    dbl: 2,
    triple: 3,
    "half a": 0.5,
  },
  periods: list(
    "pw, p / w, per week, a week, / week, weekly, / wk, per wk, wk, week, per month, a month, / month, pcm, per annum, per year, a year, / year",
  ),
  travel: {
    units: list("minutes, minute, mins, min, hour, hours, hrs, hr"),
    to: list("to, from, of, away from"),
  },
  otherSums: list(
    "strata, strata fees, strata levies, levies, body corporate, body corp, council rates, rates, bond, shared costs, joint debt",
  ),
  hints: [
    {
      hint: { kind: "listing", listing: "rent" },
      words: list(
        "for rent, to rent, rent, rental, rentals, renting, rentals only, for lease, to let, lease, leasing, for hire",
      ),
    },
    {
      hint: { kind: "listing", listing: "buy" },
      words: list("for sale, buy, buying, to buy, sale, purchase"),
    },
    {
      hint: { kind: "listing", listing: "new_homes" },
      words: list(
        "new homes, new home, new build, new builds, newly built, brand new, off the plan, off plan, new development, new developments",
      ),
    },
    {
      hint: { kind: "listing", listing: "commercial" },
      words: list("commercial, commercial property, commercial properties, business premises"),
    },
    { hint: { kind: "furnished", value: "fully" }, words: list("furnished, fully furnished") },
    {
      hint: { kind: "furnished", value: "partly" },
      words: list("partly furnished, part furnished, semi furnished"),
    },
    { hint: { kind: "furnished", value: "none" }, words: list("unfurnished, not furnished") },
    {
      hint: { kind: "pets" },
      words: list(
        "pet friendly, pets allowed, pets ok, pets okay, pets considered, pets welcome, pet ok, dog friendly, dogs allowed, cat friendly, petfriendly, allows pets, with pets",
      ),
    },
    { hint: { kind: "sold" }, words: list("sold, recently sold, just sold") },
    {
      hint: { kind: "viewing" },
      words: list(
        "open today, open homes today, open home today, open house today, inspection today, inspections today, viewing today, viewings today, inspect today",
      ),
    },
    {
      hint: { kind: "cheapest" },
      words: list("cheap, cheapest, affordable, low cost, inexpensive"),
    },
  ],
  without: list("without, no"),
  having: list("with, w"),
  lying: list("in, at, near, around"),
  within: list("cbd, city centre, city center, inner, centre"),
  fillers: list(
    `a, an, the, in, on, at, of, with, and, or, to, for, by, near, nearby, near to, close, close to, next to, around, surrounds, and surrounds, surrounding, area, suburb,
     suburbs, i want, i want a, want, wanted, i need, need, looking for, i am looking for, looking, search, find, find me, show, show me, me, i, my, we, please, pls, plz,
     home, homes, property, properties, real estate, realestate, listing, listings, house hunting, this week, this weekend, this saturday, this sunday, next weekend, first home buyer, first home buyers, australia, some, any, all, under, over, max, min, from, between, price, priced,
     bed, beds, bedroom, bedrooms, br, is, has, that, hi, hello, thanks, only, city of, i'm, is there, is there anything, there, anything, anywhere, can i, can we, i would like, would like, a place, first home`,
  ),
  features: list(
    `pool, swimming pool, garage, carport, garden, yard, backyard, back yard, courtyard, balcony, patio, deck, verandah, terrace, alfresco, view, views, ocean view, ocean views,
     sea view, sea views, water view, water views, city view, city views, river view, river views, bay views, mountain views, lake views, waterfront, beachfront, riverfront, lakefront,
     canal, beach, ocean, sea, river, lake, bay, station, train, train station, tram, bus, school, schools, shops, walk, park, air con, aircon, air conditioning, ducted, solar, solar panels,
     fireplace, study, study nook, ensuite, walk in robe, open plan, open plan kitchen, kitchen, dishwasher, granny flat, dual living, dual occupancy, shed, side access, renovator,
     renovated, renovators delight, fixer upper, fixer, modern, new, old, character, heritage, queenslander, luxury, caravan, knockdown, rebuild, houseboat, site, dam, strata, uni, university, nbn, inner, cbd, family, quiet, large, big, small, spacious, sunny, north facing,
     corner, quiet street, block, level, flood, gym, lift, elevator, parking, car park, storage, furnished, investment, investor, tenanted, auction, open home, inspection, student, students, pets, pet, dog,
     cat, bills included, wheelchair, accessible, boat, tiny, studio, loft, penthouse, basement, room, rooms, bath, bathtub, spa, sauna, tennis, golf, hinterland, plan, stage`,
  ),
};
