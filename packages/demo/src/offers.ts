import type { OfferKind } from "@hjem/domain/offers/offer";
import type { DemoOffer, DemoOfferText } from "./ports.ts";

/** Texts of an example by language; a region takes those of its languages. */
interface Example {
  kind: OfferKind;
  name: string;
  provider: { en: string; no: string };
  /** Per cent added to the region's assumed loan rate; null for other offers. */
  margin: number | null;
  en: DemoOfferText;
  no: DemoOfferText;
}

const examples: readonly Example[] = [
  {
    kind: "mortgage",
    name: "steady",
    provider: { en: "Example Bank One", no: "Eksempelbank 1" },
    margin: -0.15,
    en: {
      title: "Home loan with a variable rate",
      text: "For loans up to 75% of the property value. This is an example.",
    },
    no: {
      title: "Boliglån med flytende rente",
      text: "For lån inntil 75 % av boligens verdi. Dette er et eksempel.",
    },
  },
  {
    kind: "mortgage",
    name: "fixed",
    provider: { en: "Example Bank Two", no: "Eksempelbank 2" },
    margin: 0.2,
    en: {
      title: "Home loan fixed for five years",
      text: "The same rate for five years. This is an example.",
    },
    no: {
      title: "Boliglån med fast rente i fem år",
      text: "Samme rente i fem år. Dette er et eksempel.",
    },
  },
  {
    kind: "insurance",
    name: "home",
    provider: { en: "Example Insurance One", no: "Eksempelforsikring 1" },
    margin: null,
    en: {
      title: "Home and contents together",
      text: "Building and contents in one policy. This is an example.",
    },
    no: {
      title: "Hus og innbo samlet",
      text: "Bygning og innbo i én avtale. Dette er et eksempel.",
    },
  },
  {
    kind: "insurance",
    name: "contents",
    provider: { en: "Example Insurance Two", no: "Eksempelforsikring 2" },
    margin: null,
    en: {
      title: "Contents only",
      text: "For apartments and renters. This is an example.",
    },
    no: {
      title: "Innboforsikring",
      text: "For leiligheter og leietakere. Dette er et eksempel.",
    },
  },
];

/** The examples of a region: no real company, URLs of a host reserved for examples (RFC 2606). */
export const demoOffers = (region: {
  id: string;
  defaultLanguage: "en" | "no";
  assumedLoan: { yearlyRate: number };
}): DemoOffer[] =>
  examples.map(({ kind, name, provider, margin, en, no }) => ({
    id: `example-${region.id}-${kind}-${name}`,
    kind,
    provider: provider[region.defaultLanguage],
    words: { en, no },
    yearlyRate:
      margin === null ? null : Math.round((region.assumedLoan.yearlyRate + margin) * 100) / 100,
    url: `https://example.com/${kind}/${name}`,
    isExample: true,
  }));
