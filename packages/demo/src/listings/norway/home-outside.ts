import type { Facts } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import { at, capital, grouped, listOf, nounOf, squareMetres, streetName, toStop } from "./nouns.ts";

/** Farms are measured in dekar. */
const SQUARE_METRES_IN_DEKAR = 1_000;
const dekar = (squareMetre: number): string =>
  String(Math.round(squareMetre / (SQUARE_METRES_IN_DEKAR / 10)) / 10).replace(".", ",");

function openAir(facts: Facts): Sentence[] {
  const { building } = facts;
  const random = facts.draw("open-air");
  const has = (key: string): boolean => building.facilities.has(key);
  const flat = isFlat(building.type);
  const area = squareMetres(building.open);
  const sun = has("sunny");
  const the = nounOf(facts).the;
  const outdoors = has("balcony") ? (flat ? "balkongen" : "terrassen") : "uteplassen";
  const storey = building.floor === null || building.floor < 2 ? null : `${building.floor}. etasje`;
  return [
    has("balcony") &&
      (flat
        ? random.pick([
            `Balkongen på ${area} har plass til bord og stoler${sun ? " og gode solforhold" : ""}.`,
            `Fra stuen går du rett ut på en balkong på ${area}${sun ? " med sol store deler av dagen" : ""}.`,
            building.enclosed > 0
              ? `Balkongen på ${area} er delvis innglasset og kan brukes store deler av året.`
              : `Balkongen måler ${area}.`,
          ])
        : random.pick([
            `Terrassen på ${area} ${sun ? "har sol store deler av dagen" : "gir plass til både spisebord og grill"}.`,
            `Utenfor stuen ligger en terrasse på ${area}${sun ? " med gode solforhold" : ""}.`,
          ])),
    has("deck") && !has("balcony") && `Uteplassen på ${area} ligger i forlengelsen av stuen.`,
    has("view") &&
      random.pick([
        storey === null ? `${capital(the)} har fin utsikt.` : `Fra ${storey} er det fin utsikt.`,
        storey === null
          ? `Det er utsikt fra flere av rommene i ${the}.`
          : `Stuen i ${storey} har utsikt.`,
        building.open > 0
          ? random.pick([`Det er utsikt fra ${outdoors}.`, `Fra ${outdoors} er det utsikt.`])
          : `Fra vinduene i ${the} er det utsikt.`,
      ]),
    has("no_facing_neighbours") &&
      random.pick([
        "Det er ingen gjenboere.",
        `${capital(the)} har ingen gjenboere.`,
        `Det er ingen gjenboere til ${the}.`,
      ]),
    building.plot > 0 &&
      !flat &&
      building.type === "farm" &&
      building.plot >= SQUARE_METRES_IN_DEKAR &&
      `Eiendommen er på ${dekar(building.plot)} dekar.`,
    building.plot > 0 &&
      !flat &&
      (building.type !== "farm" || building.plot < SQUARE_METRES_IN_DEKAR) &&
      random.pick([
        `Tomten er på ${grouped(building.plot)} m²${has("garden") ? ", med plen og hage" : ""}.`,
        has("garden")
          ? `Hagen ligger på en tomt på ${grouped(building.plot)} m².`
          : `Tomten måler ${grouped(building.plot)} m².`,
      ]),
    has("courtyard") && "Bakgården er felles og skjermet fra gaten.",
    has("roof_terrace") &&
      random.pick([
        "Beboerne deler en takterrasse.",
        "På taket er det en felles terrasse for beboerne.",
      ]),
    has("shed") && building.type === "farm" && "Låve og uthus gir rikelig plass til utstyr og dyr.",
    has("shoreline") && "Eiendommen har egen strandlinje.",
  ];
}

/** Features of the home, as items of a list. */
function featuresOf({ building, listingType, draw }: Facts): string[] {
  const random = draw("practical");
  const has = (key: string): boolean => building.facilities.has(key);
  const found: (string | false)[] = [
    has("elevator") && "heis",
    has("secure_parking")
      ? random.pick(["plass i garasjeanlegget", "garasjeplass"])
      : has("carport")
        ? "carport"
        : has("parking") && random.pick(["egen parkeringsplass", "parkering"]),
    has("ev_charging") && "elbillader",
    has("heat_pump") && "varmepumpe",
    has("district_heating") && "fjernvarme",
    has("balanced_ventilation") && "balansert ventilasjon",
    has("solar") && "solceller på taket",
    has("broadband") && random.pick(["fiber", "bredbånd"]),
    has("bicycle_storage") && "felles sykkelbod",
    building.external > 0 &&
      !isRent(listingType) &&
      `ekstern bod på ${squareMetres(building.external)}`,
    has("secondary_unit") && "egen utleiedel",
    has("janitor") && "vaktmester",
    has("step_free") && "trinnfri adkomst",
    has("shed") && building.type !== "farm" && "uthus",
    has("barbecue") && "grillplass",
    has("hot_tub") && "badestamp",
    has("boat_place") && "båtplass",
    has("water_tank") && "vann fra egen brønn",
    has("road_all_year") && "helårsvei",
  ];
  return found.filter((part) => part !== false);
}

/** Some of the features, in one or two sentences. */
function practical(facts: Facts): Sentence[] {
  const random = facts.draw("practical-choice");
  const features = some(random, featuresOf(facts), 6);
  const the = capital(nounOf(facts).the);
  const parts =
    features.length > 3
      ? [
          features.slice(0, Math.ceil(features.length / 2)),
          features.slice(Math.ceil(features.length / 2)),
        ]
      : [features];
  const [first = [], second = []] = parts;
  return [
    first.length > 0 &&
      random.pick([
        `${the} har ${listOf(first)}.`,
        `Her er det ${listOf(first)}.`,
        first.length > 1
          ? `Av fasiliteter nevnes ${listOf(first)}.`
          : `${the} har ${listOf(first)}.`,
      ]),
    second.length > 0 &&
      random.pick([
        `Det er også ${listOf(second)}.`,
        `I tillegg er det ${listOf(second)}.`,
        `Det finnes også ${listOf(second)}.`,
      ]),
  ];
}

function surroundings(facts: Facts): Sentence[] {
  const { building, settlement, listingType } = facts;
  const random = facts.draw("surroundings");
  const has = (key: string): boolean => building.facilities.has(key);
  const here = at(settlement);
  const place = capital(here);
  const the = nounOf(facts).the;
  const street = streetName(facts);
  return [
    has("central") &&
      random.pick([
        `${place} har du butikker, kafeer og servicetilbud i nærheten.`,
        `${street} ligger sentralt, og det meste kan nås til fots.`,
        `${capital(the)} ligger sentralt ${here}, med det daglige innen gangavstand.`,
      ]),
    has("quiet") &&
      random.pick([
        `${street} har lite gjennomgangstrafikk.`,
        `Det er rolig i ${street}.`,
        `${capital(the)} ligger rolig til ${here}.`,
      ]),
    has("child_friendly") &&
      random.pick([
        `${street} er barnevennlig, med lekeplasser og skole i området.`,
        `Mange barnefamilier bor i området rundt ${street}.`,
        `Nabolaget rundt ${street} er barnevennlig.`,
      ]),
    toStop(facts),
    has("hiking") &&
      random.pick([
        `Turterrenget begynner like ved ${street}.`,
        `Det går merkede turstier i nærheten av ${street}.`,
        `${place} er det fine turmuligheter til fots og på sykkel.`,
      ]),
    has("skiing") &&
      random.pick([
        `Om vinteren er det skiløyper ${here}.`,
        `Skiløypene ligger i nærheten av ${street} når snøen kommer.`,
      ]),
    isLeisure(listingType) &&
      settlement.nature === "coast" &&
      random.pick([
        `Fra ${street} er det kort vei til sjøen.`,
        `${place} er det fint for bading og båtliv.`,
        null,
      ]),
    isLeisure(listingType) &&
      settlement.nature === "mountain" &&
      random.pick([
        `Fjellet ved ${settlement.name} byr på turer hele året.`,
        `Fjellområdene rundt ${settlement.name} er fine i alle årstider.`,
      ]),
    !has("central") &&
      !has("quiet") &&
      random.pick([
        `Butikk, skole og andre tilbud finnes ${here}.`,
        `${capital(settlement.name)} har dagligvarebutikk og de vanligste servicetilbudene.`,
        `Det du trenger til daglig, finner du ${here}.`,
      ]),
  ];
}

/** Out of doors, practical matters, surroundings. */
export function outsideOf(facts: Facts): string {
  const random = facts.draw("outside");
  const air = some(random, openAir(facts), 4);
  const useful = practical(facts).filter((sentence) => typeof sentence === "string");
  const around = some(random, surroundings(facts), 3);
  const own = [...air, ...useful];
  // One sentence alone makes no paragraph.
  return own.length < 2 ? paragraph(...own, ...around) : paragraph(...own) + paragraph(...around);
}
