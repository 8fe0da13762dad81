import type { CountryPart } from "@hjem/domain/search-vocabulary";
import { wideParts } from "./country-parts-wide.ts";
import { list } from "./everyday-words.ts";

/** Parts of the country and of Oslo that are not official places (S6). */
export const countryParts: readonly CountryPart[] = [
  // Oslo kommune, Statistikkbanken: bydeler in "indre og ytre vest", "indre og ytre øst".
  {
    words: list("oslo vest, vestkanten, vestkanten i oslo"),
    places: list("Frogner, Majorstuen, St. Hanshaugen, Ullern, Vestre Aker, Nordre Aker"),
  },
  {
    words: list("oslo øst, østkanten, østkanten i oslo"),
    places: list(
      "Gamle Oslo, Grünerløkka, Sagene, Bjerke, Grorud, Stovner, Alna, Østensjø, Søndre Nordstrand",
    ),
  },
  { words: ["groruddalen"], places: list("Bjerke, Grorud, Stovner, Alna") },
  // Counties of 2020 to 2023 (SSB, standard for fylkesinndeling).
  { words: list("viken, viken fylke"), places: list("Østfold, Akershus, Buskerud") },
  {
    words: list("vestfold og telemark, vestfold & telemark"),
    places: list("Vestfold, Telemark"),
  },
  { words: list("troms og finnmark, troms & finnmark"), places: list("Troms, Finnmark") },
  {
    words: list("nord-norge, nord norge, nordnorge, nordpå"),
    places: list("Nordland, Troms, Finnmark"),
  },
  { words: list("sørlandet, sorlandet"), places: ["Agder"] },
  { words: ["vestlandet"], places: list("Vestland, Rogaland, Møre og Romsdal") },
  {
    words: ["østlandet"],
    places: list("Oslo, Akershus, Østfold, Buskerud, Innlandet, Vestfold, Telemark"),
  },
  { words: list("midt-norge, midt norge"), places: ["Trøndelag"] },
  {
    words: list("lofoten, i lofoten, lofoten islands, the lofoten islands, the lofotens"),
    places: list("Vågan, Vestvågøy, Flakstad, Moskenes, Værøy, Røst"),
  },
  {
    words: ["romerike"],
    places: list(
      "Lillestrøm, Ullensaker, Lørenskog, Rælingen, Nittedal, Nes, Eidsvoll, Nannestad, Gjerdrum, Aurskog-Høland, Hurdal",
    ),
  },
  {
    words: ["follo"],
    places: list("Nordre Follo, Ås, Nesodden, Frogn, Vestby, Enebakk"),
    state: "Akershus",
  },
  {
    words: list("jæren, på jæren"),
    places: list("Klepp, Time, Hå, Gjesdal, Sola, Sandnes, Randaberg"),
    state: "Rogaland",
  },
  {
    words: list("hardanger, i hardanger"),
    places: list("Ullensvang, Eidfjord, Ulvik, Kvam"),
    state: "Vestland",
  },
  {
    words: ["hallingdal"],
    places: list("Flå, Nesbyen, Gol, Hemsedal, Ål, Hol"),
    state: "Buskerud",
  },
  {
    words: ["valdres"],
    places: list("Nord-Aurdal, Sør-Aurdal, Øystre Slidre, Vestre Slidre, Vang, Etnedal"),
    state: "Innlandet",
  },
  // Districts of the country and their municipalities (Store norske leksikon).
  {
    words: list("sunnmøre"),
    places: list(
      "Ålesund, Haram, Giske, Sula, Sykkylven, Stranda, Ørsta, Volda, Ulstein, Hareid, Herøy, Sande, Vanylven, Fjord",
    ),
    state: "Møre og Romsdal",
  },
  {
    words: list("nordmøre"),
    places: list("Kristiansund, Averøy, Gjemnes, Tingvoll, Sunndal, Surnadal, Smøla, Aure"),
    state: "Møre og Romsdal",
  },
  {
    words: list("nordfjord"),
    places: list("Stad, Gloppen, Stryn, Bremanger, Kinn"),
    state: "Vestland",
  },
  {
    words: list("sogn"),
    places: list("Sogndal, Luster, Aurland, Lærdal, Årdal, Vik, Høyanger"),
    state: "Vestland",
  },
  {
    words: list("sunnhordland"),
    places: list("Stord, Bømlo, Fitjar, Tysnes, Kvinnherad, Etne, Sveio"),
    state: "Vestland",
  },
  {
    words: list("nordhordland"),
    places: list("Alver, Austrheim, Fedje, Masfjorden, Gulen, Modalen, Osterøy, Vaksdal"),
    state: "Vestland",
  },
  {
    words: list("haugalandet, haugaland"),
    places: list("Haugesund, Karmøy, Tysvær, Bokn, Utsira, Vindafjord, Sveio"),
  },
  {
    words: list("ryfylke"),
    places: list("Strand, Hjelmeland, Suldal, Sauda, Kvitsøy"),
    state: "Rogaland",
  },
  { words: list("dalane"), places: list("Eigersund, Sokndal, Lund, Bjerkreim"), state: "Rogaland" },
  {
    words: list("setesdal"),
    places: list("Evje og Hornnes, Bygland, Valle, Bykle"),
    state: "Agder",
  },
  {
    words: list("lister"),
    places: list("Farsund, Flekkefjord, Kvinesdal, Lyngdal, Hægebostad, Sirdal"),
    state: "Agder",
  },
  {
    words: list("grenland"),
    places: list("Skien, Porsgrunn, Bamble, Siljan, Drangedal"),
    state: "Telemark",
  },
  { words: list("numedal"), places: list("Flesberg, Rollag, Nore og Uvdal"), state: "Buskerud" },
  { words: list("hadeland, på hadeland"), places: list("Gran, Lunner, Jevnaker") },
  { words: list("toten"), places: list("Østre Toten, Vestre Toten"), state: "Innlandet" },
  {
    words: list("hedmarken, hedemarken"),
    places: list("Hamar, Ringsaker, Stange, Løten"),
    state: "Innlandet",
  },
  { words: list("solør"), places: list("Grue, Åsnes, Våler"), state: "Innlandet" },
  {
    words: list("gudbrandsdalen, i gudbrandsdalen"),
    places: list(
      "Lillehammer, Øyer, Gausdal, Ringebu, Sør-Fron, Nord-Fron, Sel, Vågå, Lom, Skjåk, Dovre, Lesja",
    ),
    state: "Innlandet",
  },
  {
    words: list("østerdalen, i østerdalen"),
    places: list(
      "Elverum, Åmot, Trysil, Stor-Elvdal, Engerdal, Rendalen, Alvdal, Tynset, Tolga, Os, Folldal",
    ),
    state: "Innlandet",
  },
  {
    words: list("fosen, på fosen"),
    places: list("Ørland, Indre Fosen, Åfjord, Osen"),
    state: "Trøndelag",
  },
  {
    words: list("innherred"),
    places: list("Steinkjer, Verdal, Levanger, Inderøy"),
    state: "Trøndelag",
  },
  {
    words: list("namdalen"),
    places: list("Namsos, Overhalla, Grong, Høylandet, Lierne, Røyrvik, Namsskogan"),
    state: "Trøndelag",
  },
  {
    words: list("helgeland, på helgeland"),
    places: list(
      "Alstahaug, Brønnøy, Rana, Vefsn, Hemnes, Nesna, Dønna, Herøy, Leirfjord, Sømna, Vega, Vevelstad, Bindal, Grane, Hattfjelldal, Lurøy, Træna, Rødøy",
    ),
    state: "Nordland",
  },
  {
    words: list("salten"),
    places: list("Bodø, Fauske, Saltdal, Gildeskål, Beiarn, Meløy, Sørfold, Steigen"),
    state: "Nordland",
  },
  {
    words: list("vesterålen, i vesterålen"),
    places: list("Sortland, Hadsel, Bø, Øksnes, Andøy"),
    state: "Nordland",
  },
  { words: list("ofoten"), places: list("Narvik, Evenes, Lødingen"), state: "Nordland" },
  { words: list("ringerikeregionen"), places: list("Ringerike, Hole, Jevnaker") },
  {
    words: list("indre vest, indre oslo vest, oslo indre vest"),
    places: list("Frogner, Majorstuen, St. Hanshaugen"),
    state: "Oslo",
  },
  {
    words: list("indre øst, indre oslo øst, oslo indre øst"),
    places: list("Gamle Oslo, Grünerløkka, Sagene"),
    state: "Oslo",
  },
  ...wideParts,
];
