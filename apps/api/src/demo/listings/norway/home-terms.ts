import type { Facts } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Sentence } from "../prose.ts";
import { paragraph } from "../prose.ts";
import { nounOf } from "./words.ts";

function ownership(facts: Facts): Sentence {
  const random = facts.draw("terms");
  const { ownership: kind, type } = facts.building;
  switch (kind) {
    case "cooperative":
    case "share":
      return random.pick([
        "Andelsbolig uten dokumentavgift.",
        "Boligen er en andel i borettslag, uten dokumentavgift.",
      ]);
    case "stock":
      return "Boligen eies gjennom aksjer i et boligaksjeselskap.";
    default:
      return isFlat(type)
        ? random.pick(["Leiligheten er selveid.", "Eierformen er selveier.", null])
        : null;
  }
}

function energy({ building, draw }: Facts): Sentence {
  if (building.label === null) return null;
  const label = building.label.toUpperCase();
  return draw("energy").pick([
    `Energimerket er ${label}.`,
    `Boligen har energimerke ${label}.`,
    null,
    null,
  ]);
}

function rental(facts: Facts): Sentence[] {
  const random = facts.draw("rental");
  return [
    facts.ownerType === "user"
      ? random.pick([
          "Jeg leier ut privat og ønsker en ryddig leietaker.",
          "Dette er en privat utleie, og vi svarer gjerne på spørsmål.",
          "Vi leier ut boligen selv og setter pris på at du forteller litt om deg.",
        ])
      : random.pick([
          "Leieforholdet følger standard husleiekontrakt.",
          "Kontrakten skrives digitalt, og depositumet settes på egen konto.",
          null,
        ]),
  ];
}

function closing(facts: Facts): Sentence {
  const random = facts.draw("closing");
  const { status } = facts.course;
  const noun = nounOf(facts);
  if (status === "sold")
    return random.pick([
      `${facts.building.type === "cabin" ? "Hytta" : "Boligen"} er solgt.`,
      "Salget er gjennomført.",
      null,
    ]);
  if (status === "rented")
    return random.pick(["Utleien er avsluttet.", "Kontrakten er signert.", null]);
  if (status === "unavailable") return null;
  if (status === "future") {
    return random.pick([
      `Vil du vite når ${noun.the} legges ut, kan du ta kontakt allerede nå.`,
      "Annonsen utvides med flere opplysninger før visning.",
    ]);
  }
  if (isRent(facts.listingType)) {
    return random.pick([
      "Ta kontakt for å avtale visning.",
      "Send en melding med litt om deg selv, så avtaler vi visning.",
      "Meld deg på visning, så får du svar fortløpende.",
      null,
    ]);
  }
  if (facts.ownerType === "user") {
    return random.pick([
      "Vi selger selv og viser gjerne frem boligen etter avtale.",
      "Ta gjerne kontakt med oss som eier for en prat.",
    ]);
  }
  return random.pick([
    "Meld deg på visning, så får du salgsoppgaven tilsendt.",
    facts.building.isNew ? null : "Les tilstandsrapporten før visning.",
    "Salgsoppgaven fås hos megler.",
    "Megler svarer på spørsmål om boligen.",
    isLeisure(facts.listingType) ? "Ta kontakt for privat visning." : "Privatvisning kan avtales.",
    "Ta kontakt med megler for spørsmål om visning og budgivning.",
    null,
    null,
  ]);
}

/** How it is owned or let, its energy label, and what the reader may do. */
export const termsOf = (facts: Facts): string =>
  isRent(facts.listingType)
    ? paragraph(...rental(facts), closing(facts))
    : paragraph(ownership(facts), energy(facts), closing(facts));
