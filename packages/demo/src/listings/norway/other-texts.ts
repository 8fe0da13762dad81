import type { Facts } from "../facts.ts";
import { isRent } from "../facts.ts";
import { paragraph } from "../prose.ts";
import { at, atLong, capital, grouped, squareMetres, toStop } from "./nouns.ts";

const offerVerb = (facts: Facts): string => (isRent(facts.listingType) ? "leies ut" : "selges");

/** A room in a shared flat. */
export function roomText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement, address } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const area = squareMetres(building.internal);
  return (
    paragraph(
      random.pick([
        `Det er ledig et rom på ${area} i en delt leilighet i ${address.street} ${at(settlement)}.`,
        `${capital(at(settlement))} blir det ledig et rom på ${area} i et hyggelig bofellesskap.`,
        `Det er et rom på ${area} til leie i en delt leilighet i ${address.street}.`,
      ]),
      random.pick([
        "Rommet har plass til seng, skrivebord og klesskap, og vinduet kan åpnes.",
        building.internal >= 11
          ? "Her er det plass til dobbeltseng, kommode og et lite skrivebord."
          : "Her er det plass til seng, kommode og et lite skrivebord.",
        "Rommet er lyst og kan møbleres slik du selv ønsker.",
        "Du får nøkkel til rommet og egen hylle i kjøleskapet.",
      ]),
    ) +
    paragraph(
      random.pick([
        "Kjøkken, bad og stue deles med de andre som bor her.",
        "Du deler kjøkken, stue og bad med de andre beboerne, og det er god stemning i fellesrommene.",
        "Stue, bad og kjøkken er felles, og vi fordeler vasken mellom oss.",
      ]),
      has("white_goods") &&
        random.pick([
          "Vaskemaskin, kjøleskap og komfyr er på plass.",
          "Alle hvitevarer er på plass, så du trenger bare egne møbler.",
        ]),
      has("broadband") &&
        random.pick(["Raskt bredbånd er inkludert.", "Bredbånd deles mellom beboerne."]),
      has("bicycle_storage") && "Sykkelen kan stå i felles sykkelbod.",
      random.pick([
        "Vi spiser gjerne middag sammen en gang i uken, men alle lever sine egne liv.",
        "Stemningen er rolig på hverdager og sosial i helgene.",
        "Vi har faste rutiner for vask og rydding, og det fungerer godt.",
        "Vi ser etter en ryddig person som trives med å bo sammen med andre.",
      ]),
    ) +
    paragraph(
      has("central") && `Beliggenheten er sentral, med butikker og kafeer i nærheten.`,
      toStop(facts),
      `Det er enkelt å komme seg rundt ${at(settlement)}, enten du studerer eller jobber.`,
      random.pick([
        "Oppsigelsestiden er én måned, og innflytting kan avtales.",
        "Vi ønsker helst noen som blir i minst et halvt år.",
        "Depositum settes på egen konto, og kontrakten er tidsubestemt.",
      ]),
      facts.course.status === "available" &&
        random.pick([
          "Skriv litt om deg selv når du tar kontakt, så finner vi en tid for å møtes.",
          "Send en melding, så viser vi deg rommet.",
        ]),
    )
  );
}

/** A piece of land. */
export function landText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement, address } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const size = `${grouped(building.plot)} m²`;
  return (
    paragraph(
      random.pick([
        `Tomt på ${size} ${atLong(settlement)} for deg som vil bygge selv.`,
        `I ${address.street} ${at(settlement)} ligger denne tomten på ${size}.`,
        `${capital(at(settlement))} selges en tomt på ${size}.`,
      ]),
      random.pick([
        "Den ligger fint i terrenget og er enkel å planlegge en bolig på.",
        "Formen er regelmessig, og adkomsten er grei både til fots og med bil.",
        "Tomten skråner svakt og gir flere muligheter for plassering av bygget.",
      ]),
    ) +
    paragraph(
      "Det er ikke bygget på tomten, og den overtas slik den ligger i dag.",
      random.pick([
        "Vann, avløp og strøm finnes i nærheten, og kjøper bekoster tilkoblingen.",
        "Tilkobling til vann, avløp og strøm gjøres av kjøper i samråd med kommunen.",
      ]),
      "Kjøper er selv ansvarlig for å avklare hva som kan bygges, og kommunens planer for området bør leses før budgivning.",
      has("sunny") && "Solforholdene er gode store deler av dagen.",
      has("view") && "Fra tomten er det utsikt.",
      has("road_all_year") && "Veien frem er åpen hele året.",
      has("no_facing_neighbours") && "Du får ingen gjenboere rett imot.",
    ) +
    paragraph(
      has("child_friendly") && "Området er barnevennlig, med skole og lek i nærheten.",
      has("hiking") && "Turstier finnes rett i nærheten.",
      has("quiet") && "Her er det rolig, med lite trafikk.",
      toStop(facts),
      random.pick([
        "Tomten kan besiktiges på egen hånd når som helst.",
        "Tomten bør besiktiges i dagslys før budgivning.",
        "Kart med tomtegrenser fås på forespørsel.",
      ]),
      facts.course.status === "available" && "Ta kontakt for kart og opplysninger om tomten.",
    )
  );
}

/** A place for a car. */
export function parkingText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement, address } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const isInside = has("secure_parking");
  return (
    paragraph(
      `${isInside ? "Plass i garasjeanlegg" : "Parkeringsplass"} ${offerVerb(facts)} i ${address.street} ${at(settlement)}.`,
      `Plassen er på om lag ${squareMetres(building.internal)} og ${random.pick(["er lett å komme til", "passer for vanlige personbiler", "har grei inn- og utkjøring"])}.`,
    ) +
    paragraph(
      has("ev_charging") &&
        random.pick(["Det er mulig å lade elbil på plassen.", "Lader for elbil er montert."]),
      has("gated") && "Porten åpnes med brikke eller mobil.",
      has("elevator") && "Det er heis opp til gateplan.",
      has("step_free") && "Adkomsten er trinnfri.",
      isInside && random.pick(["Anlegget er tørt og godt opplyst.", "Plassen er innendørs."]),
      "Plassen kan benyttes hele døgnet, og adkomsten er den samme sommer som vinter.",
    ) +
    paragraph(
      `${settlement.name} har begrenset med gateparkering, så en fast plass er nyttig.`,
      random.pick([
        "Den kan være aktuell for deg som bor i nærheten, for besøkende eller for en firmabil.",
        "Passer for deg som bor eller jobber i nabolaget.",
      ]),
      isRent(facts.listingType)
        ? "Leieavtalen løper til den sies opp, med én måneds varsel fra begge parter."
        : "Overtakelse skjer etter avtale, og plassen kan leies ut videre.",
      "Mål gjerne opp plassen på forhånd dersom bilen er lang eller høy.",
      facts.course.status === "available" &&
        random.pick(["Ta kontakt for å se plassen.", "Send en melding hvis du vil vite mer."]),
    )
  );
}
