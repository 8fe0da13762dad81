import type { Language } from "@hjem/domain/language";

const english = {
  stand_in_title: "Demo sign-in in place of {provider}",
  stand_in_lead:
    "This page is part of the demo. It has no connection with {provider}, asks for no password and sends nothing. Sign in as anyone you like.",
  stand_in_name: "Name",
  stand_in_email: "Email address (leave empty to share none)",
  stand_in_verified: "The service has verified the address",
  stand_in_continue: "Continue",
  stand_in_cancel: "Cancel",
  stand_in_gone: "This sign-in has expired. Go back to the site and start again.",
  payment_title: "Demo: mobile payment",
  payment_lead:
    "This page is part of the demo and stands in for the app on your phone. Pay {amount} to {site}? No money moves.",
  payment_approve: "Approve",
  payment_decline: "Decline",
  payment_gone: "This payment is no longer waiting for an answer. Go back to the site.",
  advertiser_bid: "Demo: make an offer for {address}",
  advertiser_viewing: "Demo: register to inspect {address}",
  advertiser_text:
    "This is where the page of {advertiser} would be. The property and the advertiser are fictitious, so there is nothing to fill in and nothing is sent.",
  advertiser_back: "Back to the listing",
  advertiser_unnamed: "the advertiser",
};

/** A sentence of the demo's own pages (D27). */
export type DemoSentence = keyof typeof english;

const sentences: Readonly<Record<Language, Readonly<Record<DemoSentence, string>>>> = {
  en: english,
  no: {
    stand_in_title: "Demoinnlogging i stedet for {provider}",
    stand_in_lead:
      "Denne siden er en del av demoen. Den har ingen forbindelse med {provider}, ber ikke om passord og sender ingenting. Logg inn som hvem du vil.",
    stand_in_name: "Navn",
    stand_in_email: "E-postadresse (la stå tom for ikke å dele noen)",
    stand_in_verified: "Tjenesten har bekreftet adressen",
    stand_in_continue: "Fortsett",
    stand_in_cancel: "Avbryt",
    stand_in_gone: "Denne innloggingen er utløpt. Gå tilbake til nettstedet, og start på nytt.",
    payment_title: "Demo: mobilbetaling",
    payment_lead:
      "Denne siden er en del av demoen og står i stedet for appen på telefonen din. Vil du betale {amount} til {site}? Det blir ikke trukket penger.",
    payment_approve: "Godkjenn",
    payment_decline: "Avvis",
    payment_gone: "Denne betalingen venter ikke lenger på svar. Gå tilbake til nettstedet.",
    advertiser_bid: "Demo: bud på {address}",
    advertiser_viewing: "Demo: påmelding til visning av {address}",
    advertiser_text:
      "Her ville siden til {advertiser} vært. Boligen og annonsøren er oppdiktet, så det er ingenting å fylle ut, og ingenting blir sendt.",
    advertiser_back: "Tilbake til annonsen",
    advertiser_unnamed: "annonsøren",
  },
};

/** A sentence in a language, with `{name}` filled in from `values`. */
export function formatSentence(
  language: Language,
  sentence: DemoSentence,
  values: Readonly<Record<string, string>> = {},
): string {
  return sentences[language][sentence].replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? "",
  );
}
