import type { PublishingRules, RuleSource } from "@hjem/domain/publishing/publishing-rules";

const advertising: RuleSource = {
  name: "Forbrukertilsynet: veiledning om markedsføring av bolig",
  url: "https://www.forbrukertilsynet.no/lov-og-rett/veiledninger-og-retningslinjer/forbrukertilsynets-veiledning-om-markedsforing-av-bolig",
};

/** What an advertisement of a home in Norway has to state (market N1, N5, N12). */
export const rules: PublishingRules = {
  energyLabel: {
    source: {
      name: "NVE: energimerking av bygninger",
      url: "https://www.nve.no/energi/virkemidler/energimerking-av-bygninger-og-energivurdering-av-varme-og-klimaanlegg/",
    },
  },
  internalArea: { source: advertising },
  totalPrice: { source: advertising },
  bond: [
    {
      maxPeriods: 6,
      source: {
        name: "Husleieloven § 3-5",
        url: "https://lovdata.no/lov/1999-03-26-17/§3-5",
      },
    },
  ],
};
