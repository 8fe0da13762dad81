import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { Settlement } from "../../places/settlement.ts";
import type { Facts } from "../facts.ts";
import { isLeisure, roundTo } from "../facts.ts";

/** A Norwegian noun: `en leilighet`, `leiligheten`; neuter nouns take `et` and adjectives in -t. */
interface Noun {
  one: string;
  the: string;
  isNeuter: boolean;
}

const noun = (one: string, the: string, isNeuter = false): Noun => ({ one, the, isNeuter });

const nouns: Readonly<Partial<Record<PropertyType, Noun>>> = {
  apartment: noun("leilighet", "leiligheten"),
  townhouse: noun("rekkehus", "rekkehuset", true),
  twin_dwelling: noun("tomannsbolig", "tomannsboligen"),
  single_dwelling: noun("enebolig", "eneboligen"),
  cabin: noun("hytte", "hytta"),
  farm: noun("småbruk", "småbruket", true),
  dorm: noun("hybel", "hybelen"),
  room_in_shared_apartment: noun("rom", "rommet", true),
  plot: noun("tomt", "tomten"),
  garage_parking: noun("parkeringsplass", "parkeringsplassen"),
  office: noun("kontorlokale", "kontorlokalet", true),
  grocery_shop: noun("butikklokale", "butikklokalet", true),
  mall: noun("handelsbygg", "handelsbygget", true),
  storage_logistic: noun("lagerbygg", "lagerbygget", true),
  production_industry: noun("industribygg", "industribygget", true),
  workshop: noun("verkstedlokale", "verkstedlokalet", true),
  canteen: noun("serveringslokale", "serveringslokalet", true),
  hotel_accommodation: noun("overnattingssted", "overnattingsstedet", true),
  education_events: noun("kurslokale", "kurslokalet", true),
  apartment_building: noun("bygård", "bygården"),
  combination: noun("kombinasjonsbygg", "kombinasjonsbygget", true),
};

const leisureNouns: typeof nouns = {
  apartment: noun("fritidsleilighet", "fritidsleiligheten"),
  single_dwelling: noun("fritidsbolig", "fritidsboligen"),
};

/** The noun for the listing in running text. */
export function nounOf({ building, listingType }: Pick<Facts, "building" | "listingType">): Noun {
  const found =
    (isLeisure(listingType) ? leisureNouns[building.type] : undefined) ?? nouns[building.type];
  if (found === undefined) throw new Error(`No Norwegian noun for ${building.type}`);
  return found;
}

/** `en` or `et`. */
export const articleOf = ({ isNeuter }: Noun): string => (isNeuter ? "et" : "en");

const numbers = [
  "null",
  "én",
  "to",
  "tre",
  "fire",
  "fem",
  "seks",
  "sju",
  "åtte",
  "ni",
  "ti",
  "elleve",
  "tolv",
];

/** A small number as a word; one is `ett` before a neuter noun such as `soverom` or `bad`. */
export const numberWord = (count: number, isNeuter = true): string =>
  count === 1 && isNeuter ? "ett" : (numbers[count] ?? String(count));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a`, `a og b`, `a, b og c`. */
export function listOf(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} og ${parts.at(-1) ?? ""}`;
}

/** Square metres in running text: `34 m²`, without decimals. */
export const squareMetres = (area: number): string => `${Math.round(area)} m²`;

/** A number with a space between thousands, as in `12 400`. */
export const grouped = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

/** Districts that lie in something; others lie on it: `på Frogner`, but `i Bjørvika`. */
const districtsWithI = new Set(
  (
    "Oslo sentrum,Bjørvika,Vika,Nydalen,Bergenhus,Sandviken,Laksevåg,Fyllingsdalen,Loddefjord,Fana,Åsane,Indre Arna," +
    "Midtbyen,Ila,Stavanger sentrum,Hillevåg,Kvadraturen,Vågsbygd,Randesund,Tromsø sentrum,Hamna,Tromsdalen,Kroken," +
    "Sandvika,Gamlebyen,Bodø sentrum,Rønvik,Ålesund sentrum"
  ).split(","),
);

/** Towns that one is on: `på Lillehammer`, but `i Bodø`. */
const townsWithOn = new Set(
  (
    "Lillehammer,Hamar,Gjøvik,Kongsberg,Kongsvinger,Elverum,Geilo,Hønefoss,Jessheim,Ski,Kolbotn,Mysen,Bryne,Kleppe," +
    "Ålgård,Jørpeland,Tau,Nærbø,Varhaug,Vigrestad,Voss,Stord,Rjukan,Notodden,Raufoss,Otta,Dombås,Vinstra,Fagernes,Dokka,Gol," +
    "Nesbyen,Ål,Tynset,Røros,Oppdal,Støren,Orkanger,Stjørdal,Steinkjer,Leknes,Gravdal,Sortland,Stokmarknes,Andenes," +
    "Fauske,Rognan,Finnsnes,Storslett,Ås,Askøy,Hitra,Frøya,Nesoddtangen,Kløfta,Råholt,Eidsvoll,Årnes,Bjørkelangen,Roa," +
    "Grua,Tofte,Revetal,Sem,Tjøme,Gvarv,Evje,Hovden,Fevik,Nordfjordeid,Sandane,Straume,Ågotnes,Kleppestø,Åndalsnes," +
    "Sunndalsøra,Brekstad,Kyrksæterøra,Sistranda,Hell,Skogn,Rena,Flisa,Skarnes,Skotterud,Kirkenær,Ringebu,Tretten,Lena," +
    "Skreia,Reinsvoll,Jaren,Bagn,Slidre,Heggenes,Nesodden,Karmøy,Bømlo,Sula,Frosta,Vega,Smøla,Averøy,Osterøy,Tysnes," +
    "Leka,Træna,Røst,Værøy,Utsira,Kvitsøy,Fedje,Senja,Hvaler,Toten,Maura,Fagerstrand,Flateby,Lyngseidet,Inndyr,Larkollen"
  ).split(","),
);

/** `på Grünerløkka`, `i Bodø`. */
export function at({ name, geoIds, municipality }: Settlement): string {
  const isTown = !geoIds.some((geoId) => geoId.startsWith("district:"));
  const isInBigCity =
    !isTown &&
    /^district:(0301|4601|5001|1103|4204|5501|3301|3201|3107|1804|1508|3205)-/.test(
      geoIds.at(-1) ?? "",
    );
  if (isInBigCity) return `${districtsWithI.has(name) ? "i" : "på"} ${name}`;
  return `${townsWithOn.has(name) || townsWithOn.has(isTown ? (municipality ?? "") : "") ? "på" : "i"} ${name}`;
}

/** `i Oslo`, with the municipality unless the name already contains it: `på Frogner i Oslo`. */
export function atLong(settlement: Settlement): string {
  const { name, municipality } = settlement;
  if (municipality === null || name.includes(municipality)) return at(settlement);
  return `${at(settlement)} i ${municipality}`;
}

/** The street of an address without its number: `Kirkegata`. */
export const streetName = ({ address }: Pick<Facts, "address">): string =>
  address.street.replace(/ \d+[A-Z]?$/, "");

/** Distances are given to the nearest fifty metres. */
const STOP_STEP_M = 50;

/** How far it is to the nearest stop; null where none is near. */
export function toStop(facts: Pick<Facts, "address" | "draw" | "stopDistance">): string | null {
  if (facts.stopDistance === null) return null;
  const metres = `${Math.max(STOP_STEP_M, roundTo(facts.stopDistance, STOP_STEP_M))} meter`;
  return facts
    .draw("stop")
    .pick([
      `Det er cirka ${metres} fra ${streetName(facts)} til nærmeste holdeplass.`,
      `Nærmeste holdeplass ligger cirka ${metres} fra ${streetName(facts)}.`,
      `Fra ${streetName(facts)} er det cirka ${metres} til nærmeste holdeplass.`,
    ]);
}
