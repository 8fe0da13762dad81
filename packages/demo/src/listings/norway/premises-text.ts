import type { Facts, Room } from "../facts.ts";
import { isRent } from "../facts.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import {
  at,
  atLong,
  capital,
  grouped,
  listOf,
  nounOf,
  numberWord,
  squareMetres,
  streetName,
  toStop,
} from "./nouns.ts";

/** What a part of premises is used for, after an area. */
const roomNames: Readonly<Partial<Record<Room["kind"], string>>> = {
  office: "kontor",
  sales: "publikumsareal",
  storage: "lager",
  hall: "fellesareal",
  kitchen: "kjøkken",
};

const uses: Readonly<Record<string, readonly string[]>> = {
  office: [
    "Lokalet har en blanding av åpne soner og cellekontorer.",
    "Planløsningen kan tilpasses behovet for kontorer og møterom.",
    "Arbeidsplassene ligger langs fasaden, der dagslyset er best.",
  ],
  grocery_shop: [
    "Fasaden mot gaten gir god synlighet, og varemottaket ligger på baksiden.",
    "Salgsflaten er åpen og enkel å innrede, med vinduer mot gaten.",
    "Lokalet egner seg for handel, verksted med utsalg eller showroom.",
  ],
  mall: [
    "Bygget har flere leietakere og felles varemottak.",
    "Salgsarealene er fordelt på flere enheter som kan slås sammen.",
  ],
  storage_logistic: [
    "Lagerhallen er søylefri i store deler og har betonggulv.",
    "Arealene er lagt til rette for reoler og truck.",
  ],
  production_industry: [
    "Produksjonsarealene har betonggulv og romslige porter.",
    "Hallen kan deles i flere soner for produksjon og lager.",
  ],
  workshop: [
    "Verkstedet har betonggulv, sluk og bred port.",
    "Lokalet passer for håndverkere, bilpleie eller lett produksjon.",
  ],
  canteen: [
    "Serveringsdelen har plass til bord i ulike størrelser, og kjøkkenet ligger i direkte forlengelse.",
    "Lokalet er innredet for servering og kan overtas med inventar etter avtale.",
  ],
  hotel_accommodation: [
    "Bygget har gjesterom, resepsjon og oppholdsrom.",
    "Driften kan videreføres, eller bygget kan gis ny bruk etter søknad.",
  ],
  education_events: [
    "Lokalet har undervisningsrom i flere størrelser.",
    "Rommene kan brukes til kurs, øvelser og mindre arrangementer.",
  ],
  apartment_building: [
    "Gården består av flere boenheter.",
    "Leilighetene leies ut på løpende kontrakter.",
  ],
  combination: [
    "Bygget kombinerer kontor, lager og verksted.",
    "Arealene kan deles mellom flere brukere, med egne innganger.",
  ],
};

/** Premises of a business. */
export function premisesText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement, address } = facts;
  const noun = nounOf(facts);
  const has = (key: string): boolean => building.facilities.has(key);
  const area = `${grouped(building.internal)} m²`;
  const named: string[] = [
    has("meeting_rooms") ? "møterom" : "",
    has("kitchenette") ? "tekjøkken" : "",
    has("commercial_kitchen") ? "storkjøkken" : "",
    has("canteen") ? "felles kantine" : "",
    has("loading_bay") ? "lasterampe" : "",
    has("elevator") ? "heis" : "",
    has("alarm") ? "alarm" : "",
    has("broadband") ? "fiber" : "",
    has("bicycle_storage") ? "sykkelbod" : "",
  ].filter((name) => name !== "");
  const climate: Sentence[] = [
    has("balanced_ventilation") && "Ventilasjonsanlegget er balansert.",
    has("air_conditioning") && "Lokalene har kjøling.",
    has("high_ceiling") && "Takhøyden er god.",
    has("step_free") && "Inngangspartiet er trinnfritt.",
    has("ev_charging") && "Elbiler kan lades på stedet.",
    has("gated") && "Området er avlukket med port.",
    has("janitor") && "Vaktmester følger opp bygget.",
  ];
  const [largest, second] = building.rooms
    .filter(({ kind }) => roomNames[kind] !== undefined)
    .toSorted((a, b) => b.area - a.area);
  const offered = isRent(facts.listingType) ? "leies det ut" : "selges";
  return (
    paragraph(
      random.pick([
        `I ${address.street} ${at(settlement)} ${offered} ${noun.isNeuter ? "et" : "en"} ${noun.one} på ${area}.`,
        `${capital(noun.the)} på ${area} ligger i ${address.street}, ${atLong(settlement)}.`,
        `${capital(at(settlement))} ${offered} ${area} i ${address.street}.`,
      ]),
      building.floor !== null && `Lokalet ligger i ${building.floor}. etasje.`,
      building.year !== null &&
        (building.renovated === null
          ? `Bygget er fra ${building.year}.`
          : `Bygget er fra ${building.year} og ble oppgradert i ${building.renovated}.`),
    ) +
    paragraph(
      random.pick(uses[building.type] ?? ["Arealene er fleksible."]),
      largest !== undefined &&
        second !== undefined &&
        `Av arealet er om lag ${squareMetres(largest.area)} ${roomNames[largest.kind] ?? ""} og ${squareMetres(second.area)} ${roomNames[second.kind] ?? ""}.`,
      named.length > 0 && `Her er det ${listOf(some(random, named, 4))}.`,
      ...some(random, climate, 3),
      building.parking > 1 &&
        `${building.parking < 13 ? capital(numberWord(building.parking, false)) : building.parking} parkeringsplasser hører med.`,
      building.plot > 0 && `Tomten er på ${grouped(building.plot)} m².`,
    ) +
    paragraph(
      has("central") && `Beliggenheten ${at(settlement)} er sentral, med servicetilbud i nærheten.`,
      toStop(facts),
      has("view") && "Fra lokalet er det utsikt.",
      random.pick([
        "Overtakelse skjer etter nærmere avtale mellom partene.",
        "Felles inngang, skilting og adgangskontroll avklares ved kontrakt.",
        `Skilting mot ${streetName(facts)} kan avtales med eieren av bygget.`,
        "Inngang og skilting er felles for brukerne av bygget.",
      ]),
      building.label !== null && `Energimerket er ${building.label.toUpperCase()}.`,
      random.pick([
        `Adkomsten fra ${streetName(facts)} passer for både varelevering og besøkende.`,
        `${capital(at(settlement))} er det både næring og boliger.`,
        `Det er lett for kunder og ansatte å komme til ${streetName(facts)}.`,
      ]),
      isRent(facts.listingType)
        ? random.pick([
            "Leien oppgis per måned og er uten merverdiavgift og felleskostnader.",
            "Leie og felleskostnader faktureres månedlig, og leietiden avtales nærmere.",
          ])
        : random.pick([
            "Salget kan gjennomføres som ordinær overdragelse eller gjennom selskap.",
            "Leiekontrakter, tegninger og øvrig dokumentasjon legges frem for interessenter.",
          ]),
      random.pick([
        "Plantegning, arealoversikt og øvrig dokumentasjon om bygget sendes på forespørsel.",
        "Plantegning og arealoversikt fås ved henvendelse til megleren.",
        "Arealene er omtrentlige og bør kontrolleres mot plantegningen før kontrakt.",
        `Plantegning av ${noun.the} kan sendes på e-post.`,
      ]),
      facts.course.status === "available" &&
        random.pick([
          `Ta kontakt for befaring av ${nounOf(facts).the}.`,
          `Befaring i ${streetName(facts)} skjer etter avtale med megler.`,
        ]),
    )
  );
}
