import type { Facts } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import { at, capital, grouped, nounOf, squareMetres } from "./words.ts";

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
  const place = flat ? "balkongen" : "terrassen";
  const sun = has("sunny");
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
        building.open > 0
          ? `Fra ${place === "balkongen" && !has("balcony") ? "uteplassen" : has("balcony") ? place : "uteplassen"} er det fin utsikt.`
          : "Fra vinduene er det fin utsikt.",
        "Boligen har fin utsikt.",
        "Det er utsikt fra flere av rommene.",
      ]),
    has("no_facing_neighbours") &&
      random.pick(["Det er ingen gjenboere.", "Boligen har ingen gjenboere."]),
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
    has("barbecue") && "Det er en egen plass for grilling ute.",
    has("hot_tub") && "Badestampen kan brukes året rundt.",
    has("shed") &&
      (building.type === "farm"
        ? "Låve og uthus gir rikelig plass til utstyr og dyr."
        : random.pick(["Et uthus på tomten gir ekstra lagringsplass.", "Eiendommen har uthus."])),
    has("shoreline") && "Eiendommen har egen strandlinje.",
    has("boat_place") && random.pick(["Båtplass følger med.", "Det hører en båtplass til."]),
  ];
}

function practical(facts: Facts): Sentence[] {
  const { building, listingType } = facts;
  const random = facts.draw("practical");
  const has = (key: string): boolean => building.facilities.has(key);
  return [
    has("elevator") &&
      random.pick(["Det er heis i bygget.", "Heisen går til alle etasjer.", "Bygget har heis."]),
    has("secure_parking")
      ? random.pick([
          "Det følger med plass i garasjeanlegget.",
          "Garasjeplass i kjelleren er inkludert.",
        ])
      : has("carport")
        ? "Det er carport."
        : has("parking") &&
          random.pick([
            "Det er egen parkeringsplass.",
            "Parkering følger med.",
            "Du parkerer på egen plass.",
          ]),
    has("ev_charging") && random.pick(["Det er elbillader.", "Det er mulig å lade elbil."]),
    has("heat_pump") &&
      random.pick(["Boligen har varmepumpe.", "Oppvarming blant annet med varmepumpe."]),
    has("district_heating") && "Bygget er knyttet til fjernvarme.",
    has("balanced_ventilation") &&
      random.pick(["Det er balansert ventilasjon.", "Boligen har balansert ventilasjon."]),
    has("solar") && "Solceller på taket dekker en del av strømbruken.",
    has("bicycle_storage") &&
      random.pick(["Sykkelen får plass i en låsbar sykkelbod.", "Det er felles sykkelbod."]),
    building.external > 0 &&
      !isRent(listingType) &&
      random.pick([
        `Det hører med en ekstern bod på ${squareMetres(building.external)}.`,
        `Eksternt bruksareal (BRA-e) er på ${squareMetres(building.external)}.`,
        `Det er en bod på ${squareMetres(building.external)} utenfor boligen.`,
      ]),
    has("secondary_unit") &&
      random.pick([
        "Utleiedelen har egen inngang og kan gi leieinntekter.",
        "Boligen har egen utleiedel.",
      ]),
    has("janitor") &&
      random.pick([
        "En vaktmester tar seg av fellesarealene.",
        "Vaktmester sørger for drift av fellesarealene.",
      ]),
    has("step_free") && "Hovedplanet er trinnfritt fra inngangen.",
    has("broadband") &&
      random.pick([
        "Fiber er lagt inn.",
        "Det er bredbånd via fiber.",
        "Boligen har fiber.",
        "Bredbånd er lagt inn.",
      ]),
    has("water_tank") && "Vann hentes fra egen brønn.",
    has("road_all_year") && "Veien er åpen hele året.",
  ];
}

function surroundings(facts: Facts): Sentence[] {
  const { building, settlement, listingType } = facts;
  const random = facts.draw("surroundings");
  const has = (key: string): boolean => building.facilities.has(key);
  const place = capital(at(settlement));
  const the = nounOf(facts).the;
  return [
    has("central") &&
      random.pick([
        `${place} har du butikker, kafeer og servicetilbud i nærheten.`,
        "Adressen er sentral, og det meste kan nås til fots.",
        `${capital(the)} ligger sentralt, med det daglige innen gangavstand.`,
      ]),
    has("quiet") &&
      random.pick([
        "Området er rolig, med lite gjennomgangstrafikk.",
        "Gaten er stille, og du merker lite til trafikken.",
        "Det er rolig i området.",
      ]),
    has("child_friendly") &&
      random.pick([
        "Nabolaget er barnevennlig, med lekeplasser og skole i området.",
        "Mange barnefamilier bor i området.",
        "Nabolaget er barnevennlig.",
      ]),
    has("public_transport") &&
      random.pick([
        "Kollektivtransport finnes like ved.",
        "Det er kort vei til holdeplassen.",
        "Bussen stopper i nærheten.",
      ]),
    has("hiking") &&
      random.pick([
        "Turterrenget begynner like utenfor.",
        "Merkede turstier ligger i nærområdet.",
        "Her er det fine turmuligheter til fots og på sykkel.",
      ]),
    has("skiing") &&
      random.pick([
        "Om vinteren er det skiløyper i området.",
        "Skiløypene ligger i nærheten når snøen kommer.",
      ]),
    isLeisure(listingType) &&
      settlement.nature === "coast" &&
      random.pick([
        "Her er det kort vei til sjøen.",
        "Området er fint for bading og båtliv.",
        null,
      ]),
    isLeisure(listingType) &&
      settlement.nature === "mountain" &&
      random.pick([
        "Fjellet byr på turer hele året.",
        "Fjellområdene rundt er fine i alle årstider.",
      ]),
    !has("central") &&
      !has("quiet") &&
      random.pick([
        `Butikk, skole og andre tilbud finnes ${at(settlement)}.`,
        `${capital(settlement.name)} har dagligvarebutikk og de vanligste servicetilbudene.`,
        `Det du trenger til daglig, finner du ${at(settlement)}.`,
      ]),
  ];
}

/** Out of doors, practical matters, surroundings. */
export function outsideOf(facts: Facts): string {
  const random = facts.draw("outside");
  const air = some(random, openAir(facts), 4);
  const useful = some(random, practical(facts), 4);
  const around = some(random, surroundings(facts), 3);
  const own = [...air, ...useful.slice(0, air.length < 2 ? 4 : 3)];
  // One sentence alone makes no paragraph.
  return own.length < 2 ? paragraph(...own, ...around) : paragraph(...own) + paragraph(...around);
}
