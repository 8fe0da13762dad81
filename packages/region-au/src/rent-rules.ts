import type { PublishingRule, RuleSource } from "@hjem/domain/publishing/publishing-rules";

/** Days on which the sources were last read: those of bonds, and those of rents. */
const bondsRead = "2026-11-23";
const date = "2026-11-29";

const victoriasRents: RuleSource = {
  name: "Residential Tenancies Act 1997 (Vic)",
  section: "s 30F; Consumer Affairs Victoria: rent rules",
  url: "https://www.consumer.vic.gov.au/newrentrules",
  date,
};
const victoriasBonds: RuleSource = {
  ...victoriasRents,
  section: "s 31; Consumer Affairs Victoria: rent rules",
};

const fixedRent = (
  state: string,
  validFrom: string,
  source: Omit<RuleSource, "date">,
): PublishingRule => ({
  rule: "fixed_rent",
  states: [state],
  validFrom,
  source: { ...source, date },
});

/** Homes are let at a fixed amount, and nobody is asked to offer more (market A4). */
const fixedRents: readonly PublishingRule[] = [
  fixedRent("NSW", "2023-08-03", {
    name: "Residential Tenancies Act 2010 (NSW)",
    section: "s 22A; NSW Fair Trading: rent bidding",
    url: "https://www.fairtrading.nsw.gov.au/resource-library/housing-and-property/rent-bidding-general-fact-sheet",
  }),
  fixedRent("VIC", "2021-03-29", victoriasRents),
  fixedRent("QLD", "2009-07-01", {
    name: "Residential Tenancies and Rooming Accommodation Act 2008 (Qld)",
    section: "s 57",
    url: "https://legislation.qld.gov.au/view/whole/html/asmade/act-2024-027",
  }),
  fixedRent("SA", "2023-09-01", {
    name: "Residential Tenancies Act 1995 (SA)",
    section: "s 52A",
    url: "https://lawhandbook.sa.gov.au/ch23s01s04s01.php",
  }),
  fixedRent("WA", "2024-05-15", {
    name: "Consumer Protection WA: rent bidding",
    section: "Advertising the home for rent",
    url: "https://www.consumerprotection.wa.gov.au/rent-bidding-applications-and-option-fees",
  }),
  fixedRent("TAS", "2019-05-01", {
    name: "Consumer, Building and Occupational Services Tasmania: rent",
    section: "Rent bidding",
    url: "http://www.consumer.tas.gov.au/renting/rent",
  }),
  fixedRent("ACT", "2023-04-01", {
    name: "ACT Government: before renting",
    section: "Rental advertisements; rent bidding",
    url: "https://www.act.gov.au/housing-planning-and-property/renting/before-renting",
  }),
  fixedRent("NT", "2024-01-02", {
    name: "Residential Tenancies Act 1999 (NT)",
    section: "s 38A; Department of Justice: a ban on rent bidding",
    url: "https://justice.nt.gov.au/law-reform-reviews/residential-tenancies-reform/continuing-the-reform",
  }),
];

interface Bond {
  state: string;
  validFrom: string;
  maxPeriods?: number;
  rentUpTo?: number;
  maxPeriodsAbove?: number | null;
  source: Omit<RuleSource, "date">;
}
const bond = ({ state, maxPeriods = 4, source, ...row }: Bond): PublishingRule => ({
  rule: "bond",
  states: [state],
  period: "week",
  maxPeriods,
  ...row,
  source: { ...source, date: bondsRead },
});

/** Weeks in a month of rent. */
const MONTH_IN_WEEKS = 52 / 12;

/** The highest bonds, in weeks of rent. */
const bonds: readonly PublishingRule[] = [
  bond({
    state: "NSW",
    validFrom: "2011-01-31",
    source: {
      name: "Service NSW: rental bonds",
      section: null,
      url: "https://www.service.nsw.gov.au/nswgovdirectory/rental-bonds",
    },
  }),
  bond({
    state: "VIC",
    validFrom: "2021-03-29",
    maxPeriods: MONTH_IN_WEEKS,
    rentUpTo: 900,
    maxPeriodsAbove: null,
    source: victoriasBonds,
  }),
  bond({
    state: "QLD",
    validFrom: "2009-07-01",
    source: {
      name: "Residential Tenancies Authority: rental bond",
      section: null,
      url: "https://www.rta.qld.gov.au/starting-a-tenancy/rental-bond",
    },
  }),
  bond({
    state: "SA",
    validFrom: "2023-04-01",
    rentUpTo: 800,
    maxPeriodsAbove: 6,
    source: {
      name: "Law Handbook South Australia: bonds",
      section: "Residential Tenancies Act 1995 (SA), s 61",
      url: "https://lawhandbook.sa.gov.au/ch23s01s05s01.php",
    },
  }),
  bond({
    state: "WA",
    validFrom: "2013-07-01",
    rentUpTo: 1_200,
    maxPeriodsAbove: null,
    source: {
      name: "Consumer Protection WA: tenants' guide",
      section: "Security bond",
      url: "https://www.commerce.wa.gov.au/sites/default/files/atoms/files/tenantsguide.pdf",
    },
  }),
  bond({
    state: "TAS",
    validFrom: "2009-07-01",
    source: {
      name: "CBOS Tasmania: Rental Deposit Authority",
      section: null,
      url: "https://www.cbos.tas.gov.au/__data/assets/pdf_file/0016/411505/Guide-to-Rental-Deposit-Authority.pdf",
    },
  }),
  bond({
    state: "ACT",
    validFrom: "2018-01-01",
    source: {
      name: "ACT Revenue Office: rental bonds",
      section: null,
      url: "https://www.revenue.act.gov.au/rental-bonds",
    },
  }),
  bond({
    state: "NT",
    validFrom: "2000-03-01",
    source: {
      name: "NT Consumer Affairs: residential tenancies",
      section: null,
      url: "https://consumeraffairs.nt.gov.au/for-consumers/residential-tenancies",
    },
  }),
];

/** What advertisements of homes to let may state, by state. */
export const rentRules: readonly PublishingRule[] = [...fixedRents, ...bonds];
