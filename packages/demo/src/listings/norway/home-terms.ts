import type { Facts } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Sentence } from "../prose.ts";
import { paragraph } from "../prose.ts";
import { capital, nounOf, streetName } from "./nouns.ts";

/** How the home is owned, after its name. */
function ownership(facts: Facts): string | null {
  const random = facts.draw("terms");
  const { ownership: kind, type } = facts.building;
  switch (kind) {
    case "cooperative":
    case "share":
      return random.pick([
        "er en andel i borettslag uten dokumentavgift",
        "er en borettslagsandel uten dokumentavgift",
      ]);
    case "stock":
      return "eies gjennom aksjer i et boligaksjeselskap";
    default:
      return isFlat(type) ? random.pick(["er selveid", "har selveier som eierform", null]) : null;
  }
}

/** Form of ownership and energy label in one sentence. */
function formalities(facts: Facts): Sentence {
  const { building, draw } = facts;
  const the = capital(nounOf(facts).the);
  const owned = ownership(facts);
  const label =
    building.label !== null && draw("energy").chance(0.5) ? building.label.toUpperCase() : null;
  const parts = [owned, label !== null && `har energimerke ${label}`].filter(
    (part) => typeof part === "string",
  );
  return parts.length === 0 ? null : `${the} ${parts.join(" og ")}.`;
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
    `Salgsoppgaven for ${noun.the} fås hos megler.`,
    `Megler svarer på spørsmål om ${noun.the}.`,
    isLeisure(facts.listingType) ? "Ta kontakt for privat visning." : "Privatvisning kan avtales.",
    `Ta kontakt med megler for spørsmål om visning i ${streetName(facts)}.`,
    null,
    null,
  ]);
}

/** Ownership or lease, energy label, and the buyer's rights. */
export const termsOf = (facts: Facts): string =>
  isRent(facts.listingType)
    ? paragraph(...rental(facts), closing(facts))
    : paragraph(formalities(facts), closing(facts));
