import { combined, list } from "./grammar-lists.ts";
import type { Grammar } from "./grammar.ts";

/** What English words set besides property type, size and price. */
export const englishHints: Grammar["hints"] = [
  {
    hint: { kind: "listing", listing: "rent", rest: "words" },
    words: list("short term, short stay"),
  },
  {
    hint: { kind: "listing", listing: "rent", rest: "unused" },
    words: list(
      "long term, longterm, long lease, long term lease, long term rental, long term rentals, long term rent",
    ),
  },
  {
    hint: { kind: "listing", listing: "rent" },
    words: list(
      "for rent, 4 rent, to rent, rent, rental, rentals, renting, rentals only, for lease, to let, lease, leasing, for hire",
    ),
  },
  {
    hint: { kind: "listing", listing: "buy" },
    words: list("for sale, 4 sale, buy, buying, to buy, sale, purchase"),
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
  {
    hint: { kind: "condition", value: "used" },
    words: list(
      "not new, not brand new, established home, established homes, established house, established houses, established property, established properties, existing home, existing homes, existing property, established only, must be established",
    ),
  },
  { hint: { kind: "furnished", value: "fully" }, words: list("furnished, fully furnished") },
  {
    hint: { kind: "furnished", value: "partly" },
    words: list("partly furnished, part furnished, semi furnished"),
  },
  { hint: { kind: "furnished", value: "none" }, words: list("unfurnished, not furnished") },
  {
    hint: { kind: "pets" },
    words: [
      ...combined(
        "pet, pets, dog, dogs, cat, cats, animals",
        "ok, okay, friendly, allowed, welcome, considered, accepted, permitted, negotiable",
      ),
      ...combined(
        "1 cat, 2 cats, two cats, 1 dog, 2 dogs, two dogs, small dog, small dogs, large dog, large dogs, big dog",
        "ok, okay, allowed, welcome, considered, friendly",
      ),
      ...combined(
        "allow, allows, accept, accepts, allowing, accepting",
        "pet, pets, dog, dogs, cat, cats, a dog, a cat",
      ),
    ].concat(
      list(
        "pet friendly, pets allowed, pets ok, pets okay, pets considered, pets welcome, pet ok, dog friendly, dogs allowed, cat friendly, petfriendly, allows pets, with pets, dogs ok, dog ok, dogs okay, dogs welcome, dogs considered, cats ok, cat ok, cats okay, cats allowed, cats welcome, dog allowed, cat allowed, pet considered, pets negotiable",
      ),
    ),
  },
  {
    hint: { kind: "pets", isBare: true },
    words: combined("1, 2, 3, one, two, three", "cat, cats, dog, dogs, pets").concat(
      list(
        "cat, cats, dog, dogs, pet, pets, puppy, kitten, small dog, big dog, large dog, indoor cat",
      ),
    ),
  },
  {
    hint: { kind: "future" },
    words: list("coming soon, coming to market, coming to the market, pre market, premarket"),
  },
  {
    hint: { kind: "private" },
    words: list(
      "by owner, by the owner, private owner, owner direct, direct from owner, no agent, no agents, without agent, without an agent",
    ),
  },
  {
    hint: { kind: "private", listing: "buy" },
    words: list("private seller, private sellers, for sale by owner"),
  },
  {
    hint: { kind: "private", listing: "rent" },
    words: list(
      "private landlord, private landlords, private rental, private rentals, private rent, for rent by owner",
    ),
  },
  {
    hint: { kind: "sold" },
    words: list("sold, recently sold, just sold, recent sales, sold properties, past sales"),
  },
  {
    hint: { kind: "sorted", by: "price", order: "asc" },
    words: list("cheap, cheapest, affordable, low cost, inexpensive"),
  },
  {
    hint: { kind: "sorted", by: "price", order: "desc" },
    words: list("most expensive, dearest, priciest, highest price, highest priced"),
  },
  {
    hint: { kind: "sorted", by: "primary_room", order: "desc" },
    words: list(
      "biggest possible, largest possible, as big as possible, as large as possible, biggest, largest",
    ),
  },
];
