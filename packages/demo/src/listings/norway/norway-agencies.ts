import type { AgencyMarket, AgencyRow } from "../agencies.ts";

const row = (
  name: string,
  background: string,
  text: string,
  regions = "",
  isCommercial = false,
): AgencyRow => ({
  name,
  colors: { background, text },
  regions: regions === "" ? [] : regions.split(","),
  isCommercial,
});

/** Invented agencies with colours of every kind, some of them hard to read on purpose (visual §16), and one without. */
const rows: readonly AgencyRow[] = [
  row("Tistelvang Eiendomsmegling", "#0b3d2e", "#ffffff"),
  row("Blåklokkebo", "#2f4b8f", "#ffffff"),
  row("Havrebakken Bolig", "#f7d51d", "#1a1a1a"),
  row("Nøstevik Eiendom", "#ffe94d", "#ffffff", "Vestland,Rogaland,Møre og Romsdal"),
  { ...row("Kvistfjell Megling", "#4a3b2a", "#f6efe4"), hidesPictures: true },
  row("Lyngdørstokken", "#7a1f3d", "#ffffff", "Agder,Telemark,Vestfold"),
  row("Rimtun Eiendomsmegling", "#9fd3e6", "#0d2c3a", "Troms,Finnmark,Nordland"),
  { ...row("Sølvbekken Bolig", "#c9ccd1", "#ffffff"), colors: null },
  row("Vindskeia Eiendom", "#12263a", "#f2c14e", "Oslo,Akershus"),
  row("Trappeløkka Bolig", "#e4572e", "#ffffff", "Oslo,Akershus,Buskerud"),
  row("Mosegrodd Eiendom", "#5b7f3a", "#ffffff", "Innlandet,Buskerud,Telemark"),
  row("Fiolgården Megling", "#6d4bb1", "#ffffff", "Oslo,Akershus,Østfold"),
  row("Gråsteinbrygga", "#3c4248", "#ffffff", "Vestland"),
  row("Dørklokka Eiendomsmegling", "#d81e5b", "#ffffff", "Trøndelag"),
  row("Kornmagasinet Bolig", "#b7791f", "#ffffff", "Trøndelag,Innlandet"),
  row("Solrosekvartalet", "#ffb000", "#ffffff", "Østfold,Akershus,Vestfold"),
  row("Tjeldreiret Eiendom", "#111111", "#ff5a36", "Nordland,Troms"),
  row("Skjærgløtt Bolig", "#006d77", "#ffffff", "Agder,Vestfold,Østfold,Telemark"),
  row("Heivegen Megling", "#a3b18a", "#1b2a17", "Rogaland,Agder"),
  row("Nattravnen Eiendom", "#1b1f3b", "#e0e4ff", "Finnmark,Troms"),
  row("Peishylla Bolig", "#8c2f1b", "#fff4ea"),
  row("Bølgeblikk Eiendom", "#00a6a6", "#ffffff", "Rogaland,Vestland"),
  row("Fjellvåken Fritid", "#355e3b", "#ffffff", "Innlandet,Buskerud,Telemark,Vestland"),
  row("Ripsbusken Bolig", "#ff6f91", "#3a0d1a", "Møre og Romsdal,Trøndelag,Vestland"),
  row("Vårfloa Eiendomsmegling", "#bfe3c0", "#ffffff", "Innlandet,Akershus"),
  row("Takryggen Megling", "#ececec", "#777777"),
  row("Kontorfløya Næring", "#0f2a43", "#ffffff", "", true),
  row("Lasterampa Næringsmegling", "#33312e", "#ffd23f", "", true),
  row("Glassgangen Næringseiendom", "#4d7ea8", "#ffffff", "", true),
  row("Sokkeletasjen Næring", "#5e2750", "#ffffff", "", true),
];

const names = (text: string): readonly string[] => text.split(",");

/** Norway's invented agencies and people; the surnames do not exist. */
export const norwegianAgencyMarket: AgencyMarket = {
  regionId: "no",
  rows,
  firstId: 310_417,
  firstNames: names(
    "Alva,Birk,Cecilie,Dagny,Eskil,Frøya,Geir,Hedda,Iver,Jorunn,Kasper,Liv,Mathea,Njål,Oda,Peder,Ronja,Sigve,Tiril,Ulrik,Vilde,Yngve,Åsne",
  ),
  lastNames: names(
    "Almeskog,Bergstulien,Dalkleiv,Ekrestøl,Fossmyren,Granstølen,Heggeplass,Kvernhaugli,Lyngtveit,Nesmoli,Rognstøl,Sandvollen,Tverrbakken,Vikerøy",
  ),
  titles: [
    "Eiendomsmegler (demo)",
    "Eiendomsmegler (demo)",
    "Eiendomsmeglerfullmektig (demo)",
    "Daglig leder (demo)",
  ],
  languages: {
    all: ["no", "en"],
    some: ["sv", "da", "de", "pl", "lt", "es", "fr", "ur", "so", "ar", "se"],
  },
  // Norwegian agents are identified by their protected title.
  licenceOf: () => null,
  // No Norwegian number begins with 0.
  phoneOf: (random) => `+470000${String(random.int(0, 9_999)).padStart(4, "0")}`,
};
