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
  row("Quillback Property", "#14213d", "#ffffff"),
  row("Tumbleweed & Thistle", "#fca311", "#ffffff"),
  row("Lantern Gully Realty", "#ffe600", "#111111"),
  row("Sandpiper & Oath", "#0b6e4f", "#ffffff"),
  row("Paperbark Ledger", "#d9c2a7", "#ffffff"),
  { ...row("Corrugate Homes", "#6b7280", "#ffffff", "NSW,ACT"), hidesPictures: true },
  row("Terrace Row Agents", "#7b2d26", "#ffffff", "NSW"),
  row("Ferry Nine Property", "#00b4d8", "#ffffff", "NSW"),
  row("Lyrebird Lane Estate Agents", "#3a0ca3", "#ffffff", "VIC"),
  row("Tramstop Seventeen", "#2b9348", "#ffff66", "VIC"),
  row("Bluestone Gable", "#37474f", "#ffffff", "VIC,TAS"),
  row("Old Cannery Residential", "#b5179e", "#ffffff", "VIC"),
  row("Verandah & Sons of Nobody", "#f4f1de", "#8a8a7a", "QLD"),
  row("Mangrove Standard Realty", "#1b4332", "#d8f3dc", "QLD"),
  row("Bougainvillea Brokers", "#ff477e", "#ffffff", "QLD,NT"),
  row("Jacaranda Desk", "#8e7cc3", "#ffffff", "QLD,NSW"),
  row("Limestone Tern Property", "#f2e205", "#ffffff", "WA"),
  row("Quokka Gate Realty", "#e76f51", "#ffffff", "WA"),
  row("Saltpan & Spinifex", "#c1440e", "#ffffff", "WA,NT,SA"),
  row("Mallee Compass", "#606c38", "#fefae0", "SA,VIC"),
  row("Galvin's Invented Homes", "#023047", "#ffb703", "SA"),
  row("Drystone Wallaby", "#9a8c98", "#ffffff", "TAS"),
  row("Huon Kettle Realty", "#006466", "#ffffff", "TAS"),
  row("Brindabella Inkwell", "#22223b", "#f2e9e4", "ACT,NSW"),
  row("Monsoon Shutter Property", "#00a878", "#ffffff", "NT"),
  { ...row("Weekender Post", "#90e0ef", "#03045e"), colors: null },
  row("Loading Dock Commercial", "#2d2d2d", "#f9c80e", "", true),
  row("Mezzanine & Freight", "#3d5a80", "#ffffff", "", true),
  row("Shopfront Ledger", "#d62828", "#ffffff", "", true),
  row("Sawtooth Roof Commercial", "#eeeeee", "#555555", "", true),
];

/** Area codes of the ranges that are reserved for fiction (ACMA: 5550 and 7010 numbers of each). */
const areaCodes = ["2", "3", "7", "8"] as const;

/** Australia's invented agencies and people; the surnames do not exist. */
export const australianAgencyMarket: AgencyMarket = {
  regionId: "au",
  rows,
  firstId: 620_119,
  firstNames:
    "Adele,Bruno,Callie,Declan,Esme,Finlay,Gemma,Harvey,Imogen,Jarrah,Kiri,Lachlan,Matilda,Niko,Orla,Priya,Quinn,Rosie,Stefan,Tahlia,Uma,Vincent,Willa,Zane".split(
      ",",
    ),
  lastNames:
    "Ashcombley,Barrowdene,Carrowden,Dunmarley,Elderwick,Farnholt,Garrowby,Hollinsea,Kettlewyn,Larchmont-Dale,Marchbury,Penderlow,Rosworthy,Wetherlin".split(
      ",",
    ),
  titles: [
    "Sales agent (demo)",
    "Sales agent (demo)",
    "Property manager (demo)",
    "Director (demo)",
  ],
  lettingTitles: ["Property manager (demo)"],
  languages: {
    all: ["en"],
    some: ["el", "it", "vi", "zh", "ar", "hi", "pa", "fil", "ig", "mi", "ko", "es"],
  },
  licenceOf: (random) =>
    `Demo ${random.int(10, 99)} ${random.int(100, 999)} ${random.int(100, 999)}`,
  phoneOf: (random) =>
    `+61${random.pick(areaCodes)}7010${String(random.int(0, 9_999)).padStart(4, "0")}`,
};
