import { list } from "./everyday-words.ts";

/** What people call towns and districts, each with its official name (S6). */
export const nicknames: Readonly<Record<string, string>> = {
  løkka: "Grünerløkka",
  sthaugen: "St. Hanshaugen",
  "st haugen": "St. Hanshaugen",
  sthanshaugen: "St. Hanshaugen",
  hanshaugen: "St. Hanshaugen",
  "north cape": "Nordkapp",
  nordkapp: "Nordkapp",
  sankthanshaugen: "St. Hanshaugen",
  "sankt hanshaugen": "St. Hanshaugen",
  "st hans haugen": "St. Hanshaugen",
  majorstua: "Majorstuen",
  trd: "Trondheim",
  trheim: "Trondheim",
  trdheim: "Trondheim",
  krs: "Kristiansand",
  krsand: "Kristiansand",
  "kristiansand s": "Kristiansand",
  "kristiansand n": "Kristiansund",
  krsund: "Kristiansund",
  stvgr: "Stavanger",
  stvg: "Stavanger",
  svg: "Stavanger",
  brgn: "Bergen",
  bgo: "Bergen",
  drm: "Drammen",
  frstad: "Fredrikstad",
  trh: "Trondheim",
  tnsberg: "Tønsberg",
  sandnessjoen: "Sandnessjøen",
  fredriksta: "Fredrikstad",
  drammern: "Drammen",
  haugesun: "Haugesund",
  siddisbyen: "Stavanger",
  bartebyen: "Trondheim",
};

/** Short forms inside names of places and streets. */
export const nameWords: Readonly<Record<string, readonly string[]>> = {
  gml: ["gamle"],
  gl: ["gamle"],
  nrd: ["nordre"],
  ndr: ["nedre", "nordre"],
  ned: ["nedre"],
  sndr: ["søndre"],
  søn: ["søndre"],
  øv: ["øvre"],
  øvr: ["øvre"],
  vst: ["vestre"],
  øst: ["østre"],
  str: ["store"],
  thv: ["thorvald"],
};

/** Everyday words that are names of places too. */
export const commonWords: readonly string[] = list(
  "ha, bo, nå, time, bud, hennes, fjord, bru, seter, herre, kjenn, støtt, stol, hell, grann, aldra, stranda",
);
