import type { PublishingRules, RuleSource } from "@hjem/domain/publishing/publishing-rules";

const underquoting: RuleSource = {
  name: "Consumer Affairs Victoria: underquoting",
  url: "https://www.consumer.vic.gov.au/underquoting",
};
const victoriasRents: RuleSource = {
  name: "Consumer Affairs Victoria: rent rules",
  url: "https://www.consumer.vic.gov.au/newrentrules",
};
const otherStates: RuleSource = {
  name: "Australian 5: states with fixed-price rules",
  url: "https://australian5.com/?p=42767",
};

/**
 * The statement of section 10 of the Property Occupations Regulation 2014 (Qld), in force since 1 December 2014, which
 * sections 214 and 216 of the Property Occupations Act 2014 (Qld) ask of a listing without a price. Its words are those of
 * Queensland's advertisements, read on 29 November 2026; the regulation's own text could not be read then.
 */
const queenslandsStatement =
  "This property is being sold by auction or without a price and therefore a price guide cannot be provided. The website may have filtered the property into a price bracket for website functionality purposes.";

/** Weeks in a month of rent. */
const MONTH_IN_WEEKS = 52 / 12;

/** What an advertisement of a home in Australia may state, by state (market A2, A3, A4). */
export const rules: PublishingRules = {
  priceRange: [{ states: ["VIC"], maxPercent: 10, source: underquoting }],
  openPrice: [{ states: ["VIC"], source: underquoting }],
  fixedRent: [
    {
      states: ["NSW"],
      source: {
        name: "NSW Fair Trading: rent bidding",
        url: "https://www.fairtrading.nsw.gov.au/resource-library/housing-and-property/rent-bidding-general-fact-sheet",
      },
    },
    { states: ["VIC"], source: victoriasRents },
    {
      states: ["QLD"],
      source: {
        name: "Tenant Help: the advertised rental price",
        url: "https://tenanthelp.com.au/qld-the-advertised-rental-price/",
      },
    },
    {
      states: ["SA"],
      source: {
        name: "SE Voice: rent bidding is illegal in South Australia",
        url: "https://sevoice.com.au/?p=36922",
      },
    },
    { states: ["TAS", "NT", "WA"], source: otherStates },
  ],
  priceStatement: [
    {
      states: ["QLD"],
      statement: queenslandsStatement,
      source: {
        name: "Queensland Parliamentary Counsel: Property Occupations Regulation 2014, s 10",
        url: "https://www.legislation.qld.gov.au/view/html/inforce/current/sl-2014-0251",
      },
    },
  ],
  bond: [
    {
      states: ["NSW"],
      maxPeriods: 4,
      source: {
        name: "Service NSW: rental bonds",
        url: "https://www.service.nsw.gov.au/nswgovdirectory/rental-bonds",
      },
    },
    {
      states: ["VIC"],
      maxPeriods: MONTH_IN_WEEKS,
      rentUpTo: 900,
      maxPeriodsAbove: null,
      source: victoriasRents,
    },
    {
      states: ["QLD"],
      maxPeriods: 4,
      source: {
        name: "Residential Tenancies Authority: rental bond",
        url: "https://www.rta.qld.gov.au/starting-a-tenancy/rental-bond",
      },
    },
    {
      states: ["SA"],
      maxPeriods: 4,
      rentUpTo: 800,
      maxPeriodsAbove: 6,
      source: {
        name: "Law Handbook South Australia: bonds",
        url: "https://lawhandbook.sa.gov.au/ch23s01s05s01.php",
      },
    },
    {
      states: ["WA"],
      maxPeriods: 4,
      rentUpTo: 1_200,
      maxPeriodsAbove: null,
      source: {
        name: "Consumer Protection WA: tenants' guide",
        url: "https://www.commerce.wa.gov.au/sites/default/files/atoms/files/tenantsguide.pdf",
      },
    },
    {
      states: ["TAS"],
      maxPeriods: 4,
      source: {
        name: "CBOS Tasmania: Rental Deposit Authority",
        url: "https://www.cbos.tas.gov.au/__data/assets/pdf_file/0016/411505/Guide-to-Rental-Deposit-Authority.pdf",
      },
    },
    {
      states: ["ACT"],
      maxPeriods: 4,
      source: {
        name: "ACT Revenue Office: rental bonds",
        url: "https://www.revenue.act.gov.au/rental-bonds",
      },
    },
    {
      states: ["NT"],
      maxPeriods: 4,
      source: {
        name: "NT Consumer Affairs: residential tenancies",
        url: "http://www.consumeraffairs.nt.gov.au/ForConsumers/ResidentialTenancies/Pages/default.aspx",
      },
    },
  ],
};
