import type { Facts } from "../facts.ts";
import { isRent } from "../facts.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import { at, atLong, capital, grouped, listOf, nounOf, numberWord, squareMetres } from "./words.ts";

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
        `Vi har et rom på ${area} til leie i leiligheten vår i ${address.street}.`,
      ]),
      random.pick([
        "Rommet har plass til seng, skrivebord og klesskap, og vinduet kan åpnes.",
        "Her er det plass til dobbeltseng, kommode og et lite skrivebord.",
        "Rommet er lyst og kan møbleres slik du selv ønsker.",
      ]),
    ) +
    paragraph(
      random.pick([
        "Kjøkken, bad og stue deles med de andre som bor her.",
        "Du deler kjøkken, stue og bad med de andre beboerne.",
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
        "Vi ser etter en ryddig person som trives med å bo sammen med andre.",
      ]),
    ) +
    paragraph(
      has("central") && `Beliggenheten er sentral, med butikker og kafeer i nærheten.`,
      has("public_transport") &&
        random.pick(["Holdeplassen er like i nærheten.", "Kollektivtransport finnes like ved."]),
      `Det er enkelt å komme seg rundt ${at(settlement)}, enten du studerer eller jobber.`,
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
      has("public_transport") && "Holdeplassen er ikke langt unna.",
      random.pick([
        "Gå gjerne en tur på tomten på egen hånd før du tar kontakt.",
        "Vi anbefaler å gå over tomten i dagslys for å få et inntrykk av terreng og naboskap.",
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
      isInside &&
        random.pick(["Anlegget er tørt og godt opplyst.", "Bilen står lunt og tørt hele året."]),
      "Plassen kan benyttes hele døgnet, og adkomsten er den samme sommer som vinter.",
    ) +
    paragraph(
      `${settlement.name} har begrenset med gateparkering, så en fast plass gjør hverdagen enklere.`,
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

const uses: Readonly<Record<string, readonly string[]>> = {
  office: [
    "Lokalet har en blanding av åpne soner og cellekontorer.",
    "Planløsningen kan tilpasses leietakers eget behov for kontorer og møteplasser.",
    "Arbeidsplassene ligger langs fasaden, der dagslyset er best.",
  ],
  grocery_shop: [
    "Fasaden mot gaten gir god synlighet, og varemottaket ligger på baksiden.",
    "Salgsflaten er åpen og enkel å innrede.",
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
    "Gården består av flere boenheter med jevn utleie.",
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
    has("bicycle_storage") ? "sykkelbod" : "",
  ].filter((name) => name !== "");
  const climate: Sentence[] = [
    has("balanced_ventilation") && "Ventilasjonsanlegget er balansert.",
    has("air_conditioning") && "Lokalene har kjøling.",
    has("high_ceiling") && "Takhøyden er god.",
    has("step_free") && "Inngangspartiet er trinnfritt.",
    has("ev_charging") && "Elbiler kan lades på stedet.",
    has("gated") && "Området er avlukket med port.",
    has("broadband") && "Fiber er lagt inn.",
    has("janitor") && "Vaktmester følger opp bygget.",
  ];
  return (
    paragraph(
      random.pick([
        `I ${address.street} ${at(settlement)} ${offerVerb(facts)} ${noun.isNeuter ? "et" : "en"} ${noun.one} på ${area}.`,
        `${capital(noun.the)} på ${area} ligger i ${address.street}, ${atLong(settlement)}.`,
        `${capital(at(settlement))} ${offerVerb(facts)} ${area} i ${address.street}.`,
      ]),
      building.floor !== null && `Lokalet ligger i ${building.floor}. etasje.`,
      building.year !== null &&
        (building.renovated === null
          ? `Bygget er fra ${building.year}.`
          : `Bygget er fra ${building.year} og ble oppgradert i ${building.renovated}.`),
    ) +
    paragraph(
      random.pick(uses[building.type] ?? ["Arealene er fleksible."]),
      named.length > 0 && `Her er det ${listOf(named.slice(0, 4))}.`,
      ...some(random, climate, 3),
      building.parking > 1 &&
        `${building.parking < 13 ? capital(numberWord(building.parking, false)) : building.parking} parkeringsplasser hører med.`,
      building.plot > 0 && `Tomten er på ${grouped(building.plot)} m².`,
    ) +
    paragraph(
      has("central") &&
        `Beliggenheten ${at(settlement)} er sentral, med kundestrøm og servicetilbud rundt hjørnet.`,
      has("public_transport") && "Ansatte og besøkende har kort vei til kollektivtransport.",
      has("view") && "Fra lokalet er det utsikt.",
      random.pick([
        "Lokalene er godt egnet for virksomheter som vil ha forutsigbare kostnader og en ryddig utleier eller selger.",
        "Felles inngang, skilting og adgangskontroll avklares ved kontrakt.",
        "Skilting på fasaden kan avtales.",
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
      facts.course.status === "available" &&
        random.pick(["Ta kontakt for befaring.", "Vi setter gjerne av tid til en befaring."]),
    )
  );
}

/** Title of what is no home. */
export function otherTitle(facts: Facts): string {
  const random = facts.draw("title");
  const { building, settlement, address } = facts;
  const noun = nounOf(facts);
  const has = (key: string): boolean => building.facilities.has(key);
  if (building.type === "plot") {
    const extra = has("view") ? " med utsikt" : has("sunny") ? " med gode solforhold" : "";
    return random.pick([
      `Tomt på ${grouped(building.plot)} m²${extra}`,
      `Byggetomt ${at(settlement)}${extra}`,
      `${settlement.name}: tomt på ${grouped(building.plot)} m²`,
    ]);
  }
  if (building.type === "garage_parking") {
    const name = has("secure_parking") ? "Garasjeplass" : "Parkeringsplass";
    const charging = has("ev_charging") ? " med lading" : "";
    return random.pick([
      `${name}${charging} i ${address.street}`,
      `${name} ${at(settlement)}${charging}`,
      `${settlement.name}: ${name.toLowerCase()}${charging}`,
    ]);
  }
  const area = `${grouped(building.internal)} m²`;
  const best = has("loading_bay")
    ? " med lasterampe"
    : has("commercial_kitchen")
      ? " med storkjøkken"
      : has("meeting_rooms")
        ? " med møterom"
        : has("parking")
          ? " med parkering"
          : "";
  return random.pick([
    `${capital(noun.one)} på ${area} ${at(settlement)}`,
    `${capital(noun.one)}${best} – ${area}`,
    `${settlement.name}: ${noun.one} på ${area}${best}`,
    `${has("central") ? "Sentralt " : ""}${has("central") ? noun.one : capital(noun.one)}${best} ${at(settlement)}`,
  ]);
}
