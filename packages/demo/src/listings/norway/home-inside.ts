import type { Facts, Room } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import { paragraph, some } from "../prose.ts";
import { capital, listOf, nounOf, numberWord, squareMetres } from "./nouns.ts";

const roomsOf = (facts: Facts, kind: Room["kind"]): readonly Room[] =>
  facts.building.rooms.filter((room) => room.kind === kind);

function livingSentences(facts: Facts): (string | null)[] {
  const { building } = facts;
  const random = facts.draw("living");
  const [living, second] = roomsOf(facts, "living_room");
  const [dining] = roomsOf(facts, "dining_room");
  if (living === undefined) return [];
  const area = squareMetres(living.area);
  const isLarge = living.area >= 30;
  const isSmall = living.area < 18;
  const hasFire = building.facilities.has("fireplace");
  const fire = building.type === "cabin" ? "vedovn" : "peis";
  const first = random.pick(
    hasFire
      ? [
          `Stuen på ${area} har ${fire} og ${isSmall ? "plass til sofa og et lite spisebord" : "god plass til sofagruppe og spisebord"}.`,
          `Stuen er på ${area} og har ${fire}.`,
          `I stuen, som er på ${area}, er det ${fire}.`,
          `Stuen måler ${area} og har ${fire} som gir god varme om vinteren.`,
        ]
      : isSmall
        ? [
            `Stuen på ${area} har plass til sofa og et lite spisebord.`,
            `Stuen er på ${area} og har godt lysinnslipp.`,
            `Oppholdsrommet er på ${area}.`,
            `Stuen måler ${area}, med naturlig plass til sofa og TV.`,
          ]
        : [
            `Stuen på ${area} har god plass til både sofagruppe og spisebord.`,
            `Stuen er på ${area}, med store vindusflater som slipper inn mye dagslys.`,
            isLarge ? `Stuen er romslig, med hele ${area}.` : `Stuen på ${area} er lett å møblere.`,
            `I stuen på ${area} er det plass til en romslig sofa og et spisebord ved vinduet.`,
            `Stuen måler ${area} og har en form som er enkel å innrede.`,
            `Stuen på ${area} har egne soner for sofa og spisebord.`,
            `Dagslyset kommer godt inn i stuen, som er på ${area}.`,
          ],
  );
  const more =
    second === undefined
      ? null
      : random.pick([
          `I tillegg er det en egen TV-stue på ${squareMetres(second.area)}.`,
          `En stue nummer to på ${squareMetres(second.area)} gir ekstra plass til familien.`,
          `Stue nummer to er på ${squareMetres(second.area)} og passer godt til lek, film eller besøk.`,
        ]);
  const table =
    dining === undefined
      ? null
      : random.pick([
          `Spisestuen på ${squareMetres(dining.area)} ligger nær kjøkkenet.`,
          `Ved siden av er det en egen spisestue på ${squareMetres(dining.area)}.`,
        ]);
  return [first, table, more];
}

function kitchenSentences(facts: Facts): (string | null)[] {
  const { building } = facts;
  const random = facts.draw("kitchen");
  const [kitchen] = roomsOf(facts, "kitchen");
  if (kitchen === undefined) {
    return [
      random.pick([
        "Kjøkkenkroken har det du trenger til enkel matlaging.",
        "Et lite kjøkken er bygget inn i oppholdsrommet.",
      ]),
    ];
  }
  const area = squareMetres(kitchen.area);
  const appliances = building.facilities.has("white_goods")
    ? random.pick([
        "hvitevarene følger med",
        "integrerte hvitevarer følger med",
        "kjøleskap, komfyr og øvrige hvitevarer følger med",
      ])
    : building.facilities.has("dishwasher")
      ? random.pick([
          "det er integrert oppvaskmaskin",
          "oppvaskmaskinen er integrert",
          "oppvaskmaskin følger med",
        ])
      : null;
  const style =
    building.renovated !== null && building.renovated >= 2012
      ? random.pick([
          `Kjøkkenet på ${area} har glatte fronter, god benkeplass og rikelig med skap.`,
          `Kjøkkenet er på ${area}, med moderne fronter og god benkeplass.`,
        ])
      : random.pick([
          `Kjøkkenet på ${area} har godt med benkeplass og skap.`,
          `Kjøkkenet måler ${area} og har vindu som slipper inn dagslys.`,
          `På kjøkkenet, som er på ${area}, er det plass til et lite frokostbord.`,
          `Kjøkkenet er på ${area} og har en praktisk innredning.`,
          `Kjøkkenet på ${area} har over- og underskap.`,
          `Kjøkkenet er på ${area} og har god skapplass.`,
        ]);
  return [appliances === null ? style : `${style.slice(0, -1)}, og ${appliances}.`];
}

function sleepingSentences(facts: Facts): (string | null)[] {
  const { building } = facts;
  const random = facts.draw("sleeping");
  const bedrooms = roomsOf(facts, "bedroom");
  const bathrooms = roomsOf(facts, "bathroom");
  const [main] = bedrooms;
  const smallest = bedrooms.at(-1);
  const has = (key: string): boolean => building.facilities.has(key);
  const isOne = bedrooms.length === 1;
  const rooms =
    main === undefined
      ? null
      : isOne
        ? random.pick([
            main.area >= 9
              ? `Soverommet på ${squareMetres(main.area)} har plass til dobbeltseng${has("built_in_robes") || has("walk_in_robe") ? "" : " og garderobe"}.`
              : `Soverommet på ${squareMetres(main.area)} har plass til seng og nattbord.`,
            `Soverommet er på ${squareMetres(main.area)} og ligger skjermet fra oppholdsrommet.`,
          ])
        : random.pick([
            `Hovedsoverommet er på ${squareMetres(main.area)}, og de øvrige soverommene er på ${squareMetres(smallest?.area ?? 0)} og oppover.`,
            `Det største soverommet er på ${squareMetres(main.area)}.`,
            `De ${numberWord(bedrooms.length, false)} soverommene ligger samlet, det største på ${squareMetres(main.area)}.`,
            `Av de ${numberWord(bedrooms.length, false)} soverommene er det største på ${squareMetres(main.area)}.`,
          ]);
  const twoOnly =
    bedrooms.length === 2 && main !== undefined && smallest !== undefined
      ? random.pick([
          `Soverommene er på ${squareMetres(main.area)} og ${squareMetres(smallest.area)}.`,
          `Det er to soverom på henholdsvis ${squareMetres(main.area)} og ${squareMetres(smallest.area)}.`,
        ])
      : null;
  const wardrobe = has("walk_in_robe")
    ? `${isOne ? "soverommet" : "hovedsoverommet"} har eget omkledningsrom`
    : has("built_in_robes")
      ? random.pick(["skyvedørsgarderobe følger med", "det er garderobeskap med skyvedører"])
      : null;
  const [bath] = bathrooms;
  const warm = has("underfloor_heating");
  const bathroom =
    bath === undefined
      ? null
      : bathrooms.length === 1
        ? random.pick([
            `Badet på ${squareMetres(bath.area)} ${warm ? "har varme i gulvet" : "er flislagt"}${has("bathtub") ? " og badekar" : ""}.`,
            `Badet er på ${squareMetres(bath.area)}${has("bathtub") ? ", med badekar" : ", med dusj"}${warm ? " og gulvvarme" : " og servantskap"}.`,
          ])
        : random.pick([
            `De ${numberWord(bathrooms.length, false)} badene ${warm ? "har varme i gulvene" : "er flislagt"}, det største er på ${squareMetres(bath.area)}.`,
            `Det største badet er på ${squareMetres(bath.area)}${warm ? " og har gulvvarme" : ""}.`,
            has("bathtub")
              ? `Det største badet er på ${squareMetres(bath.area)} og har badekar.`
              : `Det største av badene måler ${squareMetres(bath.area)}.`,
          ]);
  const ensuite = has("ensuite")
    ? random.pick([
        "Hovedsoverommet har eget bad.",
        "Ett av badene ligger i tilknytning til hovedsoverommet.",
      ])
    : null;
  const sleeping = twoOnly ?? rooms;
  const withWardrobe =
    wardrobe === null || sleeping === null
      ? (sleeping ?? (wardrobe && `${capital(wardrobe)}.`))
      : sleeping.includes(", og")
        ? `${sleeping} ${capital(wardrobe)}.`
        : `${sleeping.slice(0, -1)}, og ${wardrobe}.`;
  return [withWardrobe, bathroom, ensuite];
}

/** Rooms that a text may mention besides the main ones. */
function restSentence(facts: Facts): string | null {
  const { building } = facts;
  const random = facts.draw("rest");
  const parts: string[] = [];
  const [office] = roomsOf(facts, "office");
  if (office !== undefined) parts.push(`et arbeidsrom på ${squareMetres(office.area)}`);
  if (roomsOf(facts, "laundry").length > 0) parts.push("eget vaskerom");
  if (building.facilities.has("sauna")) parts.push("badstue");
  if (roomsOf(facts, "storage").length > 0)
    parts.push(isFlat(building.type) ? "innvendig bod" : "boder");
  if (building.facilities.has("wine_cellar")) parts.push("vinkjeller");
  if (parts.length === 0) return null;
  return random.pick([
    `Ellers er det ${listOf(parts)}.`,
    `I tillegg kommer ${listOf(parts)}.`,
    `${capital(nounOf(facts).the)} har også ${listOf(parts)}.`,
  ]);
}

/** Living, cooking, sleeping: the rooms with the areas that the plan shows. */
export function insideOf(facts: Facts): string {
  const random = facts.draw("inside");
  return (
    paragraph(...livingSentences(facts), ...some(random, kitchenSentences(facts), 2)) +
    paragraph(...sleepingSentences(facts), restSentence(facts))
  );
}
