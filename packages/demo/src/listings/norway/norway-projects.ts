import type { Listing } from "@hjem/domain/listing/listing";
import type { Facts, Room } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { ProjectHabits } from "../market.ts";
import { paragraph } from "../prose.ts";
import {
  articleOf,
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

const beginnings =
  "Tegl,Bjørke,Furu,Elve,Mølle,Skipper,Hage,Fjord,Lysning,Torg,Kvern,Seil,Lerke,Bryggeri,Sol,Smie,Eple,Ask".split(
    ",",
  );
const endings = "kvartalet,hagen,tunet,terrassen,gården,parken,kroken,bryggen".split(",");

const plural: Readonly<Record<string, string>> = {
  leilighet: "leiligheter",
  fritidsleilighet: "fritidsleiligheter",
  rekkehus: "rekkehus",
  tomannsbolig: "boliger",
};

/** From lowest to highest, or the one value where they are alike. */
const fromTo = (values: readonly number[], unit: string): string => {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? `${low} ${unit}` : `fra ${low} til ${high} ${unit}`;
};

function textOf(facts: Facts, name: string, units: readonly Listing[]): string {
  const random = facts.draw("project-text");
  const { building, settlement, address } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const homes = plural[nounOf(facts).one] ?? "boliger";
  const offered = units.filter(({ status }) => status === "available");
  const view = offered.length > 0 ? offered : units;
  const areas = view.map(({ details }) => details.internalArea?.min ?? 0);
  const bedrooms = view.map(({ details }) => details.bedrooms?.min ?? 0);
  const least = Math.min(...bedrooms);
  const most = Math.max(...bedrooms);
  const count = numberWord(units.length, false);
  return (
    paragraph(
      random.pick([
        `${name} blir et nytt boligprosjekt i ${address.street.replace(/ \d+\w?$/, "")} ${at(settlement)}, med ${count} ${homes}.`,
        `${capital(at(settlement))} bygges nå ${name}: ${count} nye ${homes} samlet på ett sted.`,
        `${name} er et prosjekt med ${count} ${homes} ${atLong(settlement)}.`,
      ]),
      `Boligene er ${fromTo(areas, "m²")} og har ${least === most ? numberWord(least) : `${numberWord(least)} til ${numberWord(most)}`} soverom.`,
      `Ferdigstillelse er planlagt til ${building.year ?? ""}.`,
    ) +
    paragraph(
      random.pick([
        "Planløsningene blir arealeffektive, med godt dagslys.",
        "Arkitekten har lagt vekt på dagslys, god lagringsplass og korte avstander inne.",
        "Alle boligene får oppholdsrom mot den lyseste siden av bygget.",
      ]),
      has("balanced_ventilation") && "Balansert ventilasjon leveres som standard.",
      has("underfloor_heating") && "Det blir varme i gulvet på badene.",
      has("elevator") && "Bygget får heis.",
      has("balcony") &&
        (isFlat(building.type) ? "Alle leilighetene får balkong." : "Alle boligene får terrasse."),
      random.pick([
        "Kjøper kan velge mellom flere pakker for kjøkken, gulv og fliser frem til en gitt frist.",
        "Du kan påvirke valg av fronter, gulv og fliser hvis du kommer tidlig inn i prosjektet.",
      ]),
    ) +
    paragraph(
      has("central") && "Beliggenheten er sentral, med butikker og kafeer i nærheten.",
      toStop(facts),
      has("hiking") && "Det er kort vei til turterreng.",
      "Kjøp skjer etter bustadoppføringslova, med garanti fra utbygger i byggetiden.",
      random.pick([
        "Areal og pris for hver bolig står i listen over boliger.",
        "Se listen over boliger for areal, planløsning og pris.",
      ]),
      "Bildene er illustrasjoner, og avvik kan forekomme.",
      "Tegninger og leveransebeskrivelse fås hos megler.",
    )
  );
}

/** The planned home, in the future tense: rooms with the areas of the plan, then the building. */
function plannedOf(facts: Facts): string {
  const { building } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const areaOf = (kind: Room["kind"]) => building.rooms.find((room) => room.kind === kind)?.area;
  const living = areaOf("living_room");
  const kitchen = areaOf("kitchen");
  const bedroom = areaOf("bedroom");
  const bathroom = areaOf("bathroom");
  const rooms = [
    living !== undefined && `stue på ${squareMetres(living)}`,
    kitchen !== undefined && `kjøkken på ${squareMetres(kitchen)}`,
    bedroom !== undefined && `hovedsoverom på ${squareMetres(bedroom)}`,
    bathroom !== undefined && `bad på ${squareMetres(bathroom)}`,
  ].filter((room) => room !== false);
  const place = isFlat(building.type) ? "balkong" : "terrasse";
  const extras = [
    has("walk_in_robe") && "omkledningsrom",
    has("ensuite") && "eget bad til hovedsoverommet",
    building.rooms.some(({ kind }) => kind === "laundry") && "vaskerom",
    building.rooms.some(({ kind }) => kind === "storage") && "innvendig bod",
    building.rooms.some(({ kind }) => kind === "office") && "arbeidsrom",
  ].filter((extra) => extra !== false);
  return (
    paragraph(
      `Planløsningen viser ${listOf(rooms)}.`,
      extras.length > 0 && `Boligen får også ${listOf(extras)}.`,
      building.open > 0 && has("balcony") && `Det blir ${place} på ${squareMetres(building.open)}.`,
      building.external > 0 &&
        `Eksternt bruksareal (BRA-e) blir ${squareMetres(building.external)}.`,
      building.plot > 0 && `Tomten blir på ${grouped(building.plot)} m².`,
    ) +
    paragraph(
      has("elevator") && "Bygget får heis.",
      has("secure_parking")
        ? "Det følger med plass i garasjeanlegget."
        : has("parking") && "Det følger med parkeringsplass.",
      has("ev_charging") && "Det legges til rette for lading av elbil.",
      has("balanced_ventilation") && "Boligen får balansert ventilasjon.",
      has("heat_pump") && "Boligen får varmepumpe.",
      has("district_heating") && "Bygget knyttes til fjernvarme.",
      has("solar") && "Bygget får solceller på taket.",
      has("fireplace") && "Boligen får peis.",
      has("underfloor_heating") && "Badet får varme i gulvet.",
      has("broadband") && "Det legges inn fiber.",
      has("bicycle_storage") && "Det blir felles sykkelbod.",
      has("central") && `Beliggenheten ${at(facts.settlement)} er sentral.`,
      toStop(facts),
      has("child_friendly") && `${streetName(facts)} er barnevennlig.`,
      has("quiet") && `${streetName(facts)} har lite gjennomgangstrafikk.`,
      has("hiking") && `Det går turstier i nærheten av ${streetName(facts)}.`,
    )
  );
}

/** Title and description of a home in a project. */
export function unitText(
  facts: Facts,
  unit: { project: string; name: string },
): { title: string; description: string } {
  const random = facts.draw("unit-text");
  const { building, settlement } = facts;
  const noun = nounOf(facts);
  const rooms = `${building.bedrooms + 1}-roms`;
  const area = squareMetres(building.internal);
  const where = building.floor === null ? "" : ` i ${building.floor}. etasje`;
  const title =
    building.floor === null
      ? `${unit.project}: ${noun.one} på ${area} med ${numberWord(building.bedrooms)} soverom`
      : random.pick([
          `${unit.project}: ${rooms}${where}, ${area}`,
          `${rooms} på ${area}${where} i ${unit.project}`,
          `${unit.project} ${unit.name}: ${rooms} på ${area}`,
        ]);
  const sold = facts.course.status === "sold";
  const description =
    paragraph(
      random.pick([
        `${unit.name} i ${unit.project} ${at(settlement)} blir ${articleOf(noun)} ${noun.one} på ${area}${where}.`,
        `I ${unit.project} ${at(settlement)} bygges ${noun.the} ${unit.name}, med ${area} internt bruksareal${where}.`,
      ]),
      `Planen viser ${numberWord(building.bedrooms)} soverom og ${numberWord(building.bathrooms)} bad.`,
      `Innflytting er ventet i ${building.year ?? ""}.`,
    ) +
    plannedOf(facts) +
    paragraph(
      random.pick([
        "Prosjektet selges etter bustadoppføringslova, og forskudd sikres med garanti.",
        "Kjøpet følger bustadoppføringslova, med garanti fra utbygger.",
      ]),
      sold
        ? "Denne boligen er solgt. Andre boliger i prosjektet står i listen over boliger."
        : random.pick([
            "Tegninger, prisliste og leveransebeskrivelse fås hos megler. Kjøper kan velge mellom flere innredninger frem til en gitt frist.",
            "Prisliste og leveransebeskrivelse fås hos megler. Innredning og overflater kan velges frem til en gitt frist.",
          ]),
    );
  return { title, description };
}

/** How Norwegian projects and their units are named and described. */
export const norwegianProjects: ProjectHabits = {
  nameOf: (random) => `${random.pick(beginnings)}${random.pick(endings)}`,
  unitNameOf: (number, { floor }) =>
    floor === null
      ? `Bolig ${number}`
      : `H${String(floor).padStart(2, "0")}${String(Math.min(99, number)).padStart(2, "0")}`,
  textOf,
};
