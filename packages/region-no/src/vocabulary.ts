import type { SearchVocabulary } from "@hjem/domain/search-vocabulary";
import { countryParts } from "./country-parts.ts";
import { facilityWords, list, respelled } from "./everyday-words.ts";
import { commonWords, nameWords, nicknames, travelPoints } from "./place-words.ts";
import { plainWords } from "./plain-words.ts";
import { streets } from "./street-words.ts";

/** How people in Norway search, in Norwegian and in English (S6). */
export const vocabulary: SearchVocabulary = {
  types: [
    {
      types: ["apartment"],
      words: list(
        "leilighet, leiligheter, leiligheten, leilighetene, leil, leiligheit, leiligheiter, lelighet, leilghet, leileghet, leilegheit, leilegheiter, blokkleilighet, apartment, apartments, flat, flats, condo, lägenhet, lägenheter, blokk, i blokk, lavblokk, høyblokk, terrasseblokk",
      ),
    },
    { types: ["apartment"], words: ["penthouse"], keep: "penthouse" },
    // Homes are sold in old blocks, the blocks themselves seldom.
    { types: ["apartment"], words: list("bygård, i bygård, bygården"), keep: "bygård" },
    {
      types: ["apartment"],
      words: list("kjeller leilighet, kjellerleilighet, kjellerleil"),
      keep: "kjellerleilighet",
    },
    // Four homes in one house, of which each is sold by itself.
    { types: ["apartment"], words: ["firemannsbolig"], keep: "firemannsbolig" },
    { types: ["apartment"], words: list("leieleilighet, leieleiligheter"), listing: "rent" },
    { types: ["apartment"], words: list("nye leiligheter, ny leilighet"), listing: "new_homes" },
    {
      types: ["apartment"],
      words: list("selveierleilighet, selveierleiligheter, eierleilighet, eierleiligheter"),
      hint: { kind: "ownership", values: ["freehold"] },
    },
    {
      types: ["apartment"],
      words: list(
        "borettslagsleilighet, borettslagsleiligheter, borettslagleilighet, andelsleilighet, andelsleiligheter",
      ),
      hint: { kind: "ownership", values: ["cooperative"] },
    },
    {
      types: ["apartment"],
      words: list("aksjeleilighet, aksjeleiligheter"),
      hint: { kind: "ownership", values: ["stock"] },
    },
    {
      types: ["single_dwelling"],
      words: list(
        "ene bolig, kåk, kåken, enebolig, eneboliger, eneboligen, eneboligene, enebolig i kjede, kjedet enebolig, hus, huset, villa, villaer, einebustad, einebustader, house, houses, detached house",
      ),
    },
    {
      types: ["townhouse"],
      words: list(
        "rekkehus, rekkehuset, rekkehusene, rekkjehus, enderekkehus, kjedehus, kjedebolig, rekke hus, townhouse, townhouses, terraced house, terraced houses",
      ),
    },
    {
      types: ["twin_dwelling"],
      words: list(
        "tomanns bolig, to manns bolig, tomannsbolig, tomannsboliger, tomannsboligen, 2-mannsbolig, to-mannsbolig, vertikaldelt tomannsbolig, halvpart av tomannsbolig, halvdel av tomannsbolig, del av tomannsbolig, halvpart av vertikaldelt tomannsbolig, horisontaldelt tomannsbolig, semi-detached, semi-detached house, duplex",
      ),
    },
    {
      types: ["cabin"],
      words: list(
        "rorbu, rorbuer, rorbua, rorbuen, sjøbu, fritids bolig, ferie bolig, hytte, hytter, hytta, hytten, hyttene, fritidsbolig, fritidsboliger, feriebolig, fritidseiendom, sommerhus, sommerbolig, sommerboliger, feriested, feriehus, landsted, fjellhytte, fjellhytter, sjøhytte, sjøhytter, cabin, cabins, holiday home, holiday homes",
      ),
    },
    {
      types: ["plot"],
      words: list(
        "tomt, tomter, tomta, tomten, boligtomt, boligtomter, hyttetomt, hyttetomter, tomt for hytte, tomt til hytte, tomt til fritidsbolig, fritidstomt, byggetomt, plot, plots, land",
      ),
      listing: "buy",
    },
    {
      types: ["farm"],
      words: list(
        "småbruk, gård, gården, gårder, gårdsbruk, gard, gardsbruk, landbruk, landbrukseiendom, farm, farms, smallholding",
      ),
    },
    {
      types: ["garage_parking"],
      words: list(
        "garasje, garasjer, garasjeplass, garasjeplasser, parkeringsplass, parkeringsplasser, p-plass, parkering, parking space",
      ),
    },
    {
      types: ["dorm"],
      words: list("hybel, hybler, hybelen, hybelleilighet, bedsit"),
      listing: "rent",
    },
    {
      types: ["room_in_shared_apartment"],
      words: list(
        "rom å leie, leie rom, leie et rom, leie ett rom, leie eit rom, ledig rom, rent a room, room to rent, rooms for rent, rom i bofellesskap, bofellesskap, rom i kollektiv, kollektiv, bokollektiv, rom i leilighet, rom til leie, room for rent, room in shared flat",
      ),
      listing: "rent",
    },
    {
      types: ["office"],
      words: list(
        "kontor, kontorer, kontorlokale, kontorlokaler, kontorplass, kontorplasser, kontorfellesskap, klinikklokale, klinikklokaler, legekontor, tannlegekontor, office, offices, office space, office spaces",
      ),
      listing: "commercial",
    },
    {
      types: ["storage_logistic"],
      words: list("lager, lagerlokale, lagerlokaler, lagerplass, lagerbygg, warehouse"),
      listing: "commercial",
    },
    {
      types: ["grocery_shop"],
      words: list(
        "butikklokale, butikklokaler, butikk, forretningslokale, butikkplass, showroom, utstillingslokale, shop, shop space, retail, retail space",
      ),
      listing: "commercial",
    },
    {
      types: ["workshop"],
      words: list("verksted, verksteder, verkstedlokale, verkstedlokaler, workshop"),
      listing: "commercial",
    },
    {
      types: ["apartment_building"],
      words: list("hel bygård, hele bygården, bygårder, flermannsbolig, utleiegård, leiegård"),
      listing: "commercial",
    },
    {
      types: ["canteen"],
      words: list("serveringslokale, serveringslokaler, restaurantlokale, kafélokale"),
      listing: "commercial",
    },
    {
      types: ["production_industry"],
      words: list("industrilokale, industrilokaler, produksjonslokale, industribygg"),
      listing: "commercial",
    },
  ],
  hints: [
    {
      hint: { kind: "ownership", values: ["freehold"] },
      words: list("selveier, selveid, selveide, selveierbolig, selveierboliger, freehold"),
    },
    {
      hint: { kind: "ownership", values: ["cooperative"] },
      words: list(
        "borettslag, borettslaget, burettslag, borettslagsbolig, andel, andelsbolig, andelsboliger, housing cooperative, housing co-operative, housing co-op",
      ),
    },
    {
      hint: { kind: "ownership", values: ["stock"] },
      words: list("aksje, aksjebolig, boligaksjeselskap, aksjeselskap, housing company"),
    },
  ],
  typeEndings: [
    { ending: "leilighet", types: ["apartment"] },
    { ending: "leiligheter", types: ["apartment"] },
    { ending: "leilegheit", types: ["apartment"] },
    { ending: "villa", types: ["single_dwelling"] },
    { ending: "villaer", types: ["single_dwelling"] },
    { ending: "rekkehus", types: ["townhouse"] },
    { ending: "hytte", types: ["cabin"] },
    { ending: "hytter", types: ["cabin"] },
  ],
  // What elsewhere is a studio is one room beside kitchen and bath.
  namedCounts: [
    {
      words: list("studio, studioleilighet, studioleiligheter, studio apartment, studio flat"),
      kind: "rooms",
      count: 1,
      types: ["apartment"],
    },
  ],
  facilityWords,
  respelled,
  units: [
    {
      kind: "bedrooms",
      words: list(
        "soverom, soveromm, soverum, sov, sove rom, soveroms, soverommer, bedroom, bedrooms, bed, beds",
      ),
    },
    { kind: "rooms", words: list("roms, rom, rums, rms, romms, romm, rommer, romer, rooms, room") },
    { kind: "rooms", words: ["r"] },
    {
      kind: "rooms",
      words: list(
        "romsleilighet, romsleiligheter, roms leilighet, roms leiligheter, romsleil, rom leilighet",
      ),
      types: ["apartment"],
    },
    { kind: "bathrooms", words: list("bad, baderom, bathroom, bathrooms, bath") },
    {
      kind: "area",
      words: list("kvm, m2, kvadratmeter, kvadrat, kvadratmetre, m 2, square metres, sqm"),
    },
    {
      kind: "land",
      words: list("mål, mål tomt, måls tomt, dekar, dekar tomt, da, daa"),
      factor: 1_000,
    },
    { kind: "land", words: list("m2 tomt, kvm tomt, kvadratmeter tomt") },
    {
      kind: "money",
      words: list(
        "mill, million, millioner, millionar, mill kr, mil, mnok, million kroner, millioner kroner, mkr, m",
      ),
      factor: 1_000_000,
    },
    { kind: "money", words: list("k, tusen, tusen kroner, tkr"), factor: 1_000 },
    // `4500'`.
    { kind: "money", words: ["'", "’"], factor: 1_000, isGlued: true },
    { kind: "money", words: list("kr, kroner, kronar, nok") },
  ],
  measures: [
    {
      kind: "area",
      words: list(
        "bra, bra-i, p-rom, prom, primærrom, primærareal, bruksareal, internt bruksareal, boareal, boligareal, innvendig areal, areal, living area, floor area, usable area, kvm, m2, kvadratmeter",
      ),
    },
    {
      kind: "land",
      words: list("tomteareal, tomtestørrelse, tomteareal på, land size, plot size"),
    },
  ],
  countryParts,
  nicknames,
  travelPoints,
  nameWords,
  commonWords,
  plainWords,
  money: {
    currency: list("kr, nok"),
    saleFrom: 100_000,
    rentFrom: 1_500,
    loose: [{ upTo: 100, factor: 1_000_000 }],
  },
  streets,
};
