import type { PublishingRules, RuleSource } from "@hjem/domain/publishing/publishing-rules";

/** Day on which most of the sources were last read. */
const date = "2026-11-23";

const advertising: RuleSource = {
  name: "Forbrukertilsynet: veiledning om markedsføring av bolig",
  section: "Pris, totalpris og areal",
  url: "https://www.forbrukertilsynet.no/lov-og-rett/veiledninger-og-retningslinjer/forbrukertilsynets-veiledning-om-markedsforing-av-bolig",
  date,
};
const grounds = ["ethnicity", "religion", "disability", "orientation"] as const;

/** What an advertisement of a home in Norway has to state, and may not (market N1, N5, N12, D125). */
export const rules: PublishingRules = [
  {
    rule: "energy_label",
    validFrom: "2010-07-01",
    source: {
      name: "NVE: energimerking av bygninger",
      section: null,
      url: "https://www.nve.no/energi/virkemidler/energimerking-av-bygninger-og-energivurdering-av-varme-og-klimaanlegg/",
      date,
    },
  },
  { rule: "internal_area", validFrom: "2024-01-01", source: advertising },
  { rule: "total_price", validFrom: "2010-01-01", source: advertising },
  {
    rule: "bond",
    period: "month",
    maxPeriods: 6,
    validFrom: "2000-01-01",
    source: {
      name: "Husleieloven",
      section: "§ 3-5",
      url: "https://lovdata.no/lov/1999-03-26-17/§3-5",
      date,
    },
  },
  {
    rule: "exclusion",
    tenure: "rent",
    grounds,
    validFrom: "2000-01-01",
    source: {
      name: "Husleieloven",
      section: "§ 1-8",
      url: "https://lovdata.no/lov/1999-03-26-17/§1-8",
      date: "2026-11-29",
    },
  },
  {
    rule: "exclusion",
    tenure: "sale",
    grounds,
    validFrom: "2018-01-01",
    source: {
      name: "Likestillings- og diskrimineringsloven",
      section: "§ 6",
      url: "https://lovdata.no/lov/2017-06-16-51/§6",
      date: "2026-11-29",
    },
  },
];
