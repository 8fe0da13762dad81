import { homeWords, premisesWords, streetTypes } from "@hjem/domain/listing/street-types";
import type { SearchVocabulary } from "@hjem/domain/search-vocabulary";
import { countryParts } from "./country-parts.ts";
import { facilityWords, respelled } from "./everyday-words.ts";
import { longRoads } from "./long-roads.ts";
import { commonWords, nameWords, nicknames, travelPoints } from "./place-words.ts";
import { plainWords } from "./plain-words.ts";

const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** Square metres of an acre. */
const ACRE_M2 = 4_046.86;

/** How people in Australia search (S6). */
export const vocabulary: SearchVocabulary = {
  types: [
    {
      types: ["single_dwelling"],
      words: list(
        "house, houses, hse, single family, single family home, single family house, mcmansion, bungalow, bungalows, cottage, detached house",
      ),
    },
    { types: ["single_dwelling"], words: ["queenslander"], keep: "queenslander" },
    {
      types: ["apartment"],
      words: list(
        "apartment, apartments, unit, units, flat, flats, apt, apts, apartment unit, home unit, condo, condos",
      ),
    },
    { types: ["apartment"], words: ["penthouse"], keep: "penthouse" },
    {
      types: ["single_dwelling"],
      words: list("weatherboard house, weatherboard home, weatherboard cottage"),
      keep: "weatherboard",
    },
    {
      types: ["single_dwelling"],
      words: list(
        "house & land, house & land package, house & land packages, h & l package, house and land package, house and land packages, house and land, home and land package, new house, new houses",
      ),
      listing: "new_homes",
    },
    { types: ["apartment"], words: list("new apartment, new apartments"), listing: "new_homes" },
    { types: ["townhouse"], words: list("new townhouse, new townhouses"), listing: "new_homes" },
    {
      types: ["townhouse"],
      words: list(
        "townhouse, townhouses, town house, town houses, terrace house, terrace houses, villa, villas, townhome, townhomes, row house, row houses",
      ),
    },
    {
      types: ["twin_dwelling"],
      words: list(
        "duplex, duplexes, half duplex, duplex pair, semi-detached, semidetached, semi, semi-detached house",
      ),
    },
    {
      types: ["land"],
      words: list(
        "land, vacant land, block of land, blocks of land, land for sale, block, blocks, flat block, flat land, level block, level land, vacant block, vacant lot, vacant lots, lot, lots, land lot",
      ),
    },
    {
      types: ["farm"],
      words: list(
        "acreage, acreages, rural, rural property, farm, farms, hobby farm, hobby farms, farmland, lifestyle property, acreage property",
      ),
    },
    {
      types: ["retirement"],
      words: list(
        "retirement, retirement village, retirement living, retirement home, over 55s, over 55, over 50s, over 50, over 60s, over 60, over 65s, 55 +, 50 +, 60 +, 55 plus, 55s plus, 50 plus, 55 and over, over fifty fives, over fifty five, seniors living, seniors, seniors village, lifestyle village, lifestyle resort, land lease, land lease community",
      ),
    },
    {
      types: ["cabin"],
      words: list(
        "cabin, cabins, holiday home, holiday homes, holiday house, shack, beach shack, weekender",
      ),
    },
    {
      types: ["cabin"],
      words: list(
        "holiday rental, holiday rentals, holiday let, holiday lets, holiday accommodation, holiday stay, holiday unit, holiday units, holiday apartment, holiday apartments",
      ),
      listing: "rent",
    },
    {
      types: ["office"],
      words: list(
        "medical suite, medical suites, medical rooms, medical room, medical centre, medical consulting rooms",
      ),
      listing: "commercial",
      keep: "medical",
    },
    {
      types: ["office"],
      words: list("consulting room, consulting rooms, consulting suite, consulting suites"),
      listing: "commercial",
      keep: "consulting",
    },
    {
      types: ["farm"],
      words: list(
        "horse property, horse properties, equestrian property, equestrian properties, horse farm",
      ),
      keep: "horse",
    },
    {
      types: ["room_in_shared_apartment"],
      words: list(
        "room for rent, rooms for rent, room to rent, share house, sharehouse, share home, flatshare, room in share house, room in a sharehouse, room in a share home, room in shared house, room in a shared house, share accommodation, shared accommodation, housemate wanted, flatmate wanted, flatmates wanted, housemates wanted, housemate, flatmate, flatmates, spare room, furnished room, private room, own room, room available, room in a share house, share house room, room in sharehouse",
      ),
      listing: "rent",
    },
    {
      types: ["dorm"],
      words: ["bedsit"],
      listing: "rent",
    },
    {
      types: ["garage_parking"],
      words: list("car space, car spaces, parking space, car park, parking spot"),
      listing: "rent",
    },
    {
      types: ["office"],
      words: list("office, offices, office space, office spaces, coworking"),
      listing: "commercial",
    },
    {
      types: ["warehouse"],
      words: list("warehouse, warehouses, storage"),
      listing: "commercial",
    },
    {
      types: ["grocery_shop"],
      words: list(
        "shop, retail, retail space, retail shop, shopfront, showroom, showrooms, bulky goods",
      ),
      listing: "commercial",
    },
    {
      types: ["production_industry"],
      words: list("factory, factories, industrial"),
      listing: "commercial",
    },
    { types: ["workshop"], words: ["workshop"], listing: "commercial" },
    {
      types: ["canteen"],
      words: list("cafe, restaurant, takeaway"),
      listing: "commercial",
    },
    {
      types: ["apartment_building"],
      words: list(
        "block of units, block of flats, unit block, block of 2 units, block of 3 units, block of 4 units, block of 5 units, block of 6 units, block of 8 units, block of 10 units, block of 12 units, apartment building",
      ),
      listing: "commercial",
    },
    { types: ["hotel_accommodation"], words: list("hotel, motel, pub"), listing: "commercial" },
  ],
  hints: [
    {
      hint: { kind: "saleMethod", values: ["auction"] },
      words: list(
        "auction, auctions, at auction, by auction, for auction, to auction, going to auction, up for auction, auction sale",
      ),
    },
    {
      hint: { kind: "saleMethod", values: ["private_treaty"] },
      words: list(
        "private treaty, by private treaty, private treaty sale, private sale, private sales, for private sale",
      ),
    },
    {
      hint: { kind: "saleMethod", values: ["offers"] },
      words: list(
        "expressions of interest, expression of interest, eoi, offers invited, by offers, best offers, tender, by tender, sale by tender, set date sale",
      ),
    },
  ],
  typeEndings: [],
  namedCounts: [
    {
      words: list("studio, studios, studio apartment, studio apartments, studio unit, studio flat"),
      kind: "bedrooms",
      count: 0,
    },
  ],
  facilityWords,
  respelled,
  units: [
    {
      kind: "bedrooms",
      words: list(
        "bedroom, bedrooms, bed, beds, bd, bds, br, brs, brm, brms, bdr, bdrm, bdrms, bedder, bedders, beddie, beddies, beddy, bedroomed, bedrm, bedrms, b r",
      ),
    },
    { kind: "bedrooms", words: ["b"], isGlued: true },
    {
      kind: "bathrooms",
      words: list("bathroom, bathrooms, bath, baths, ba, bth, bthrm"),
    },
    {
      kind: "garages",
      words: list(
        "gar, car gar, car garage, car garages, garage, garages, car, cars, car lock up, lock up garage, lock up garages, lockup garage, lock up, car lug, lug, car carport, car spaces, car space, car parks, carparks, carpark, car park, car accommodation, car bays, car bay, parking spots, parking spot, parking spaces, parking space, parking bays, undercover car spaces, undercover parking spaces",
      ),
    },
    { kind: "area", words: list("sqm living, sqm internal, m2 internal") },
    {
      kind: "area",
      words: list("sq ft, sqft, square feet, square foot, sq feet, sf"),
      factor: 0.0929,
    },
    {
      kind: "land",
      words: list(
        "sqm, m2, square metres, square meters, square metre, sq m, sq metres, sq metre, sq meters, sq mtrs, sqms, metres squared, meters squared, m squared, sqm block, square metre block, sqm land",
      ),
    },
    // A square is a hundred square feet, in which houses are measured.
    { kind: "area", words: ["squares"], factor: 9.29 },
    { kind: "land", words: list("acre, acres, ac"), factor: ACRE_M2 },
    { kind: "land", words: list("ha, hectare, hectares"), factor: 10_000 },
    {
      kind: "money",
      words: list("m, mil, mill, million, millions, mln, million dollars"),
      factor: 1_000_000,
    },
    { kind: "money", words: list("k, grand, thousand, thousand dollars"), factor: 1_000 },
    { kind: "money", words: list("dollars, aud, bucks") },
  ],
  measures: [
    {
      kind: "area",
      words: list(
        "floor area, floor size, floor space, living area, living space, internal area, internal size, internal, house size, building area, building size, under roof, sqm, m2, square metres",
      ),
    },
    {
      kind: "land",
      words: list("land size, block size, lot size, land area, block area, size of land, land of"),
    },
  ],
  landforms: {
    after: list("coast, island, islands, peninsula, bay, valley, ranges"),
    before: list("lake, cape, port, point, mount, mt"),
  },
  countryParts,
  nicknames,
  travelPoints,
  nameWords,
  commonWords,
  plainWords,
  money: {
    currency: list("$, aud, au$, a$"),
    saleFrom: 20_000,
    rentFrom: 100,
    loose: [
      { upTo: 20, factor: 1_000_000 },
      { upTo: 9_999, factor: 1_000 },
    ],
  },
  streets: {
    endings: [],
    longRoads,
    words: {
      ...Object.fromEntries(streetTypes),
      boulevarde: "boulevarde",
      strand: "strand",
      corso: "corso",
    },
    bareWords: list(
      "st, str, street, rd, road, ave, av, avenue, dr, drive, ct, court, cres, crescent, cl, pl, place, pde, parade, hwy, highway, tce, blvd, boulevard, cct, circuit, ln, lane, boulevarde, strand, corso, esp, esplanade, sq, square, gr, gve, grove",
    ),
    firstWords: list("st, saint"),
    isNumberFirst: true,
    unitNames: [...homeWords, ...premisesWords],
  },
  hasRoomsByCross: true,
};
