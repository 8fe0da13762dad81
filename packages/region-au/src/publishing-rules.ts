import type { PublishingRules, RuleSource } from "@hjem/domain/publishing/publishing-rules";
import { rentRules } from "./rent-rules.ts";

/** Day on which the sources were last read. */
const date = "2026-11-29";

const underquoting: RuleSource = {
  name: "Estate Agents Act 1980 (Vic)",
  section: "Pt 4, Div 2A; Consumer Affairs Victoria: understanding underquoting",
  url: "https://www.consumer.vic.gov.au/businesses/licensed-businesses/estate-agents/running-your-business/advertising-and-representations/understanding-underquoting",
  date,
};

/**
 * The statement of section 10 of the Property Occupations Regulation 2014 (Qld), in force since 1 December 2014, which
 * sections 214 and 216 of the Property Occupations Act 2014 (Qld) ask of a listing without a price. Its words are those of
 * Queensland's advertisements, read on 30 November 2026; the regulation's own text could not be read: decision 089.
 */
const queenslandsStatement =
  "This property is being sold by auction or without a price and therefore a price guide cannot be provided. The website may have filtered the property into a price bracket for website functionality purposes.";

/**
 * What an advertisement of a home in Australia may state, by state (market A2, A3, A4; D125). Victoria's words bind
 * everybody here: a buyer cannot tell whose words they are. Those of New South Wales bind its agents, as the act does.
 */
export const rules: PublishingRules = [
  {
    rule: "price_range",
    states: ["VIC"],
    maxPercent: 10,
    validFrom: "2017-05-01",
    source: underquoting,
  },
  {
    rule: "open_price",
    states: ["VIC"],
    binds: "everybody",
    validFrom: "2017-05-01",
    source: underquoting,
  },
  {
    rule: "open_price",
    states: ["NSW"],
    binds: "agents",
    validFrom: "2016-01-01",
    source: {
      name: "Property and Stock Agents Act 2002 (NSW)",
      section: "s 73(2)",
      url: "https://legislation.nsw.gov.au/view/html/inforce/current/act-2002-066",
      date,
    },
  },
  {
    // An agent states no price guide for an auction there; the section was read as it is quoted at this address.
    rule: "open_price",
    states: ["QLD"],
    method: "auction",
    binds: "agents",
    validFrom: "2014-12-01",
    source: {
      name: "Property Occupations Act 2014 (Qld)",
      section: "s 214",
      url: "https://www.timebase.com.au/news/2014/AT242-article.html",
      date,
    },
  },
  {
    rule: "statement_of_information",
    states: ["VIC"],
    tenure: "sale",
    documentWords: ["statement of information", "soi"],
    validFrom: "2017-05-01",
    source: underquoting,
  },
  {
    // Announced; no day on which it is in force was found: off until there is one.
    rule: "reserve_price",
    states: ["VIC"],
    tenure: "sale",
    days: 7,
    validFrom: null,
    source: {
      name: "Victorian Government: publish vendors' reserve prices",
      section: null,
      url: "https://lilydambrosio.com.au/?p=8137",
      date,
      isSecondary: true,
    },
  },
  {
    rule: "price_statement",
    states: ["QLD"],
    statement: queenslandsStatement,
    validFrom: "2014-12-01",
    source: {
      name: "Queensland Parliamentary Counsel: Property Occupations Regulation 2014",
      section: "s 10",
      url: "https://www.legislation.qld.gov.au/view/html/inforce/current/sl-2014-0251",
      date,
    },
  },
  {
    rule: "exclusion",
    grounds: ["ethnicity"],
    validFrom: "1975-10-31",
    source: {
      name: "Racial Discrimination Act 1975 (Cth)",
      section: "ss 12, 16",
      url: "https://www.legislation.gov.au/C2004A00274/latest/text",
      date,
    },
  },
  {
    rule: "exclusion",
    grounds: ["disability"],
    validFrom: "1993-03-01",
    source: {
      name: "Disability Discrimination Act 1992 (Cth)",
      section: "ss 25, 44",
      url: "http://www.austlii.edu.au/au/legis/cth/consol_act/dda1992264/s25.html",
      date,
    },
  },
  {
    rule: "exclusion",
    grounds: ["orientation", "pregnancy"],
    validFrom: "2013-08-01",
    source: {
      name: "Sex Discrimination Act 1984 (Cth)",
      section: "ss 23, 86",
      url: "https://www.legislation.gov.au/C2004A02868/latest/text",
      date,
    },
  },
  {
    rule: "exclusion",
    states: ["VIC"],
    grounds: ["religion", "family"],
    validFrom: "2011-08-01",
    source: {
      name: "Equal Opportunity Act 2010 (Vic)",
      section: "ss 52, 182; Residential Tenancies Act 1997 (Vic), s 30A",
      url: "http://www5.austlii.edu.au/au/legis/vic/consol_act/rta1997207/s30a.html",
      date,
    },
  },
  {
    // Race includes ethno-religious origin there: Jews, Muslims and Sikhs, as the minister said of it. Known from this day.
    rule: "exclusion",
    states: ["NSW"],
    grounds: ["religion"],
    validFrom: "2016-12-08",
    source: {
      name: "Anti-Discrimination Act 1977 (NSW)",
      section: "s 4, Pt 2; second reading of the Anti-Discrimination (Amendment) Bill 1994",
      url: "http://www.parliament.nsw.gov.au/prod/PARLMENT/hansArt.nsf/V3Key/LA19940512044",
      date,
    },
  },
  {
    // Its section 22 was read as it is at this address; that its section 16 names religious belief, by its commissioner's words of 2008.
    rule: "exclusion",
    states: ["TAS"],
    grounds: ["religion"],
    validFrom: "2008-12-12",
    source: {
      name: "Anti-Discrimination Act 1998 (Tas)",
      section: "ss 16, 22",
      url: "http://www.austlii.edu.au/au/legis/tas/consol_act/aa1998204/s22.html",
      date: "2026-11-30",
    },
  },
  {
    // The brochure of its Equal Opportunity Commission and department; the act's section was not read.
    rule: "exclusion",
    states: ["WA"],
    tenure: "rent",
    grounds: ["family"],
    validFrom: "2013-07-01",
    source: {
      name: "Know your rights as an applicant and tenant (WA)",
      section: null,
      url: "https://docest.com/doc/521809/know-your-rights-as-an-applicant-and-tenant",
      date: "2026-11-30",
      isSecondary: true,
    },
  },
  {
    // By the laws of the other states, which were not read one by one.
    rule: "exclusion",
    states: ["QLD", "SA", "WA", "ACT", "NT"],
    grounds: ["religion"],
    validFrom: "2011-08-01",
    source: {
      name: "Tenant Help: discrimination",
      section: null,
      url: "https://tenanthelp.com.au/nsw-discrimination/",
      date,
      isSecondary: true,
    },
  },
  ...rentRules,
];
