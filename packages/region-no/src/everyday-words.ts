import type { FacilityWords, Respelled, WordSource } from "@hjem/domain/search-vocabulary";

/** The words of a line, between commas. */
export const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

const row = (facility: string, source: WordSource, words: string): FacilityWords => ({
  facility,
  source,
  words: list(words),
});

/**
 * What people in Norway call facilities, besides the labels of the filter: homes that state the facility are found by each of
 * these words. `dictionary`: Bokmålsordboka or Det Norske Akademis ordbok has it in this sense; `portal`: the filters and
 * advertisements of FINN and Hybel.no; `usage`: what people say and type.
 */
export const facilityWords: readonly FacilityWords[] = [
  row(
    "balcony",
    "dictionary",
    "altan, altaner, veranda, verandaer, terrasse, terrasser, balkonger",
  ),
  row("balcony", "usage", "balkon"),
  row("deck", "dictionary", "uteplass, platting, uteplasser"),
  row("deck", "usage", "uteareal, markterrasse, treplatting"),
  row("garden", "dictionary", "plen, hageflekk, hager"),
  row("courtyard", "usage", "bakgård, bakgard, gårdsrom, gårdsplass"),
  row("public_transport", "dictionary", "buss, trikk, t-bane, tbane, tog, bybane, bybanen"),
  row(
    "public_transport",
    "usage",
    "kollektivt, kollektivtransport, bussholdeplass, busstopp, togstasjon, jernbanestasjon, holdeplass, bussen, trikken, t-banen, toget, metro",
  ),
  row("broadband", "dictionary", "internett, bredbånd"),
  row("broadband", "usage", "internet, wifi, wi-fi, trådløst nett, fiberoptikk"),
  row(
    "parking",
    "dictionary",
    "parkering, parkeringsplass, p-plass, biloppstillingsplass, garasje",
  ),
  row("parking", "portal", "garasjeplass"),
  row(
    "parking",
    "usage",
    "bilplass, bilplasser, parkeringsplasser, garasjer, garasjeplasser, p-plasser, biloppstillingsplasser",
  ),
  row("secure_parking", "portal", "parkeringskjeller, garasjekjeller, p-kjeller, parkeringsanlegg"),
  row("secure_parking", "dictionary", "parkeringshus"),
  row("carport", "usage", "carporter, bilport"),
  row("elevator", "usage", "heiser, elevator"),
  row("fireplace", "dictionary", "vedovn, kamin, ildsted, peisovn"),
  row("fireplace", "usage", "vedfyring"),
  row("heat_pump", "usage", "luft til luft, luft-til-luft, varmepumper"),
  row("air_conditioning", "usage", "aircon, air condition, klimaanlegg"),
  row(
    "underfloor_heating",
    "usage",
    "varmekabler, varme i gulv, varme i gulvet, vannbåren varme, vannbåren gulvvarme",
  ),
  row("ensuite", "usage", "eget bad, bad på soverom, en suite"),
  row("bathtub", "dictionary", "badekar"),
  row("guest_toilet", "portal", "gjeste-wc, ekstra toalett, separat toalett"),
  row("guest_toilet", "usage", "gjestedo, to toaletter, ekstra wc"),
  row("sauna", "dictionary", "sauna, badstu, badstove"),
  row("laundry", "dictionary", "vaskekjeller, vaskerom"),
  row("laundry", "usage", "eget vaskerom, bryggerhus"),
  row("white_goods", "usage", "kvitevarer"),
  row("built_in_robes", "dictionary", "garderobeskap, garderobe, klesskap"),
  row("walk_in_robe", "portal", "walk in closet, walk-in closet, omkledningsrom"),
  row("study", "dictionary", "hjemmekontor, kontorplass, arbeidsrom"),
  row("rumpus", "dictionary", "kjellerstue, loftstue, tv-stue"),
  row("wine_cellar", "usage", "matkjeller, vinrom, matboder"),
  row("storage_room", "dictionary", "boder, kjellerbod, loftsbod, sportsbod"),
  row(
    "secondary_unit",
    "portal",
    "utleiedel, utleieenhet, hybel, sokkelleilighet, utleiemulighet, utleieleilighet",
  ),
  row("secondary_unit", "usage", "leieinntekt, leieinntekter, utleiehybel, hybelleilighet"),
  row("pool", "dictionary", "basseng, svømmebasseng, badebasseng"),
  row("pool", "usage", "pool"),
  row("hot_tub", "dictionary", "jacuzzi, massasjebad, badestamp, stamp"),
  row("hot_tub", "usage", "utestamp, villastamp"),
  row("barbecue", "usage", "grillhytte, bålplass, utekjøkken"),
  row("shed", "dictionary", "uthus, anneks, redskapsbod"),
  row("water_tank", "dictionary", "brønn, borevann, borehull"),
  row("view", "dictionary", "utsyn, panorama, panoramautsikt"),
  row("shoreline", "dictionary", "strandlinje, sjøutsikt, strandtomt"),
  row("shoreline", "usage", "sjøtomt"),
  row("boat_place", "dictionary", "brygge, båtbrygge, kai, båthavn"),
  row("boat_place", "usage", "båtfeste, bryggeplass, båtplasser"),
  row("sunny", "usage", "sol, gode solforhold, solforhold"),
  row("no_facing_neighbours", "portal", "usjenert"),
  row("hiking", "dictionary", "turområde, marka, friluftsliv"),
  row("hiking", "usage", "turstier, turvei, turmuligheter"),
  row("skiing", "dictionary", "langrenn"),
  row("skiing", "usage", "skispor, skiløype"),
  row("child_friendly", "usage", "barnevenlig, familievennlig, småbarnsvennlig"),
  row("quiet", "usage", "fredelig, rolig strøk"),
  row("central", "usage", "sentrum, sentrumsnær, sentrumsnært, bynært, midt i byen"),
  row("bicycle_storage", "dictionary", "sykkelparkering, sykkelstativ, sykkelrom"),
  row("janitor", "dictionary", "vaktmester, vaktmestertjenester"),
  row("shared_laundry", "usage", "vaskekjeller, fellesvask, felles vaskeri, vaskeri"),
  row("roof_terrace", "dictionary", "takterrasse, takhage"),
  row("roof_terrace", "usage", "takterrasser"),
  row(
    "step_free",
    "portal",
    "rullestol, rullestolvennlig, trinnfri, trinnfritt, alt på ett plan, universell utforming",
  ),
  row("step_free", "usage", "handikapvennlig, seniorvennlig"),
  row("alarm", "usage", "boligalarm, innbruddsalarm"),
  row("intercom", "dictionary", "calling, dørtelefon, callinganlegg"),
  row(
    "road_all_year",
    "usage",
    "bilvei helt frem, vinterbrøytet, bilvei, vei helt fram, brøytet vei",
  ),
  row("solar", "usage", "solceller, solenergi, solpanel"),
  row("ev_charging", "portal", "elbillading, lademulighet, ladeboks"),
  row("ev_charging", "usage", "lader, billader, elbil, lading, hjemmelader"),
];

/** What listings spell otherwise. */
export const respelled: readonly Respelled[] = [
  {
    words: list(
      "ferdig pusset opp, ferdig oppusset, pusset opp, oppussa, totaloppusset, ferdig oppussa, helt oppusset",
    ),
    as: "oppusset",
    source: "usage",
  },
  {
    words: list(
      "ikke ved hovedvei, ikke ved hovedveien, ikke langs hovedvei, ikke ved trafikkert vei, ikke trafikkert vei, ikke nær hovedvei, ikke nær vei, ikke ved vei, ikke ved veien, langt fra vei, uten trafikkstøy",
    ),
    as: "rolig",
    source: "usage",
  },
  {
    words: list("med utleie, m utleie, m / utleie, m . utleie, mulighet for utleie, med utleiedel"),
    as: "utleiedel",
    source: "usage",
  },
  {
    words: list("dobbel garasje, dobbelt garasje, dobel garasje, dobbeltgarage, dobelgarasje"),
    as: "dobbeltgarasje",
    source: "usage",
  },
  {
    words: list("inkl strøm, inkl . strøm, inklusive strøm, strøm inkl, inkludert strøm"),
    as: "strøm inkludert",
    source: "usage",
  },
  { words: list("balk, balkng, balkg"), as: "balkong", source: "usage" },
  { words: list("terr, terasse"), as: "terrasse", source: "usage" },
  { words: list("p-pl, pplass, p plass"), as: "p-plass", source: "usage" },
  { words: list("gar, garasjepl"), as: "garasje", source: "usage" },
  { words: ["a / c"], as: "aircondition", source: "usage" },
];
