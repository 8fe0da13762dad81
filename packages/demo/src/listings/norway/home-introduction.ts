import type { Facts } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import { paragraph } from "../prose.ts";
import {
  articleOf,
  at,
  atLong,
  capital,
  grouped,
  nounOf,
  numberWord,
  squareMetres,
} from "./nouns.ts";
import { adjectiveOf } from "./titles.ts";

/** The position of a flat in its building. */
function storey(facts: Facts): string {
  const { floor, floors } = facts.building;
  if (floor === null || floors === null) return "";
  if (floors > 2 && floor === floors) return `i ${floor}. og øverste etasje`;
  return `i ${floor}. etasje`;
}

const houseStoreys = (floors: number): string =>
  floors === 1 ? "på ett plan" : `over ${numberWord(floors, false)} plan`;

/** After `denne` an adjective has its weak form: `denne lyse leiligheten`. */
const weakForms: Readonly<Record<string, string>> = {
  lys: "lyse",
  lyst: "lyse",
  trivelig: "trivelige",
  tiltalende: "tiltalende",
  romslig: "romslige",
  innholdsrik: "innholdsrike",
  innholdsrikt: "innholdsrike",
  arealeffektiv: "arealeffektive",
  arealeffektivt: "arealeffektive",
  praktisk: "praktiske",
  oppusset: "oppussede",
  oppgradert: "oppgraderte",
  moderne: "moderne",
  klassisk: "klassiske",
  sjarmerende: "sjarmerende",
  ny: "nye",
  nytt: "nye",
};

function firstSentence(facts: Facts): string {
  const { building, settlement, address } = facts;
  const random = facts.draw("opening");
  const noun = nounOf(facts);
  const adjective = adjectiveOf(facts, noun.isNeuter);
  const an = articleOf(noun);
  const area = squareMetres(building.internal);
  if (isFlat(building.type)) {
    const where = storey(facts);
    return random.pick([
      `I ${address.street} ${at(settlement)} ligger denne ${weakForms[adjective] ?? adjective} ${noun.the} ${where}.`,
      `${capital(at(settlement))} ${isRent(facts.listingType) ? "leies det nå ut" : "selges det nå"} ${an} ${adjective} ${noun.one} på ${area} ${where}.`,
      `${capital(noun.the)} ligger ${where} i ${address.street} og har ${area} internt bruksareal.`,
      `${capital(an)} ${adjective} ${noun.one} ${where} i ${address.street}, ${at(settlement)}.`,
      `${capital(an)} ${adjective} ${noun.one} på ${area}, ${where} i et bygg fra ${building.year ?? ""}.`,
    ]);
  }
  const storeys = houseStoreys(building.floors ?? 1);
  return random.pick([
    `${capital(at(settlement))} ${isRent(facts.listingType) ? "leies det nå ut" : "selges det nå"} ${an} ${adjective} ${noun.one} ${storeys}.`,
    `${capital(noun.the)} ligger i ${address.street} ${at(settlement)} og går ${storeys}.`,
    `${capital(noun.the)} fra ${building.year ?? ""} har ${area} internt bruksareal ${storeys}.`,
    `${capital(an)} ${adjective} ${noun.one} med ${area} ${storeys}, ${atLong(settlement)}.`,
    `Velkommen til ${address.street} – ${an} ${adjective} ${noun.one} ${at(settlement)}.`,
  ]);
}

function sizeSentence(facts: Facts, view: string): string {
  const { building } = facts;
  const random = facts.draw("opening-size");
  const it = nounOf(facts).isNeuter ? "Det" : "Den";
  if (building.bedrooms === 0) {
    return random.pick([
      `${it} har ett oppholdsrom med soveplass og eget bad.`,
      `${it} er innredet med stue og soveplass i ett rom, og har eget bad.`,
      "Oppholdsrom og soveplass er samlet i ett rom. Badet er separat.",
    ]);
  }
  const bedrooms = `${numberWord(building.bedrooms)} soverom`;
  const baths = `${numberWord(building.bathrooms)} bad`;
  const area = squareMetres(building.internal);
  const isForMany = building.bedrooms >= 3;
  const shapes = [
    `Boligen inneholder ${bedrooms} og ${baths}.`,
    `${it} har ${bedrooms}, ${baths} og ${isForMany ? "gode oppholdsrom" : "et godt oppholdsrom"}.`,
    `Her er det ${bedrooms} og ${baths}.`,
    `${it} er innredet med ${bedrooms} og ${baths}.`,
    `Innvendig er det ${bedrooms} og ${baths}.`,
  ];
  if (isForMany) {
    shapes.push(
      `Med ${bedrooms} og ${baths} er det god plass til familie og gjester.`,
      `${capital(bedrooms)} og ${baths} gir plass til hele familien.`,
    );
  }
  if (!view.includes(area)) {
    shapes.push(
      `Til sammen er det ${bedrooms} og ${baths}, fordelt på ${area} BRA-i.`,
      `På ${area} er det plass til ${bedrooms}, ${baths} og ${isForMany ? "romslige" : "hyggelige"} fellesrom.`,
    );
  }
  return random.pick(shapes);
}

function ageSentence(facts: Facts, view: string, isSubjectClear: boolean): string | null {
  const { year, renovated, isNew } = facts.building;
  const random = facts.draw("opening-age");
  const noun = nounOf(facts);
  const it = isSubjectClear ? (noun.isNeuter ? "Det" : "Den") : capital(noun.the);
  if (year === null) return null;
  if (isNew) {
    return random.pick([
      `${it} er ${noun.isNeuter ? "nytt" : "ny"} og sto ferdig i ${year}.`,
      `${it} er ${noun.isNeuter ? "nytt" : "ny"} og ubebodd, med byggeår ${year}.`,
      `Byggeåret er ${year}, og ${noun.the} er innflyttingsklar${noun.isNeuter ? "t" : ""}.`,
    ]);
  }
  if (renovated !== null) {
    return random.pick([
      `Bygget er fra ${year}, og ${noun.the} ble oppgradert i ${renovated}.`,
      `${it} ble pusset opp i ${renovated} og fremstår i dag som godt vedlikeholdt.`,
      `De siste oppgraderingene ble gjort i ${renovated}, mens bygget er fra ${year}.`,
      `Byggeåret er ${year}, og siste oppussing var i ${renovated}.`,
      `Siden byggeåret ${year} er mye fornyet, senest i ${renovated}.`,
    ]);
  }
  if (year < 1940) {
    return random.pick([
      `Byggeåret er ${year}, og flere av de opprinnelige detaljene er bevart.`,
      `Bygget ble oppført i ${year}, og har takhøyde og vinduer fra den tiden.`,
      `Byggeåret er ${year}.`,
    ]);
  }
  if (view.includes(String(year))) return null;
  return random.pick([
    `Byggeåret er ${year}.`,
    year < 2016
      ? `Bygget sto ferdig i ${year} og er jevnlig vedlikeholdt.`
      : `Bygget sto ferdig i ${year}.`,
    `${it} ble oppført i ${year}.`,
  ]);
}

function leisureSentence(facts: Facts): string | null {
  if (!isLeisure(facts.listingType)) return null;
  const { building, settlement } = facts;
  const random = facts.draw("opening-leisure");
  const high = building.elevation !== null && building.elevation > 300;
  return random.pick([
    `Det er sengeplass til ${numberWord(building.beds, false)}.`,
    high
      ? `Her ligger du ${grouped(building.elevation ?? 0)} meter over havet, med ${numberWord(building.beds, false)} sengeplasser.`
      : `Til sammen er det ${numberWord(building.beds, false)} sengeplasser.`,
    settlement.nature === "coast"
      ? `Her er det kort vei til sjøen og ${numberWord(building.beds, false)} sengeplasser.`
      : building.beds >= 6
        ? `Det er ${numberWord(building.beds, false)} sengeplasser.`
        : `Det er ${numberWord(building.beds, false)} sengeplasser.`,
  ]);
}

/** What it is, where, how large and how old. */
export function introductionOf(facts: Facts): string {
  const first = firstSentence(facts);
  const size = sizeSentence(facts, first);
  const leisure = leisureSentence(facts);
  // A pronoun may follow only where the subject of the sentence before is the home itself.
  const isSubjectClear = leisure === null && /^(Den|Det) (har|er innredet)/.test(size);
  return paragraph(first, size, leisure, ageSentence(facts, first, isSubjectClear));
}
