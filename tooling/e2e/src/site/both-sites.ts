/** What a journey on both sites is about; each of these has at least one. */
export const kinds = [
  "prices",
  "sign-in",
  "wizard",
  "map",
  "language",
  "structured data",
  "addresses",
  "texts",
  "first load",
  "accessibility",
] as const;

/** A journey on both sites. */
interface OnBothSites {
  kind: (typeof kinds)[number];
  title: string;
  /** What differs between the sites, so that neither of them speaks for the other. */
  reason: string;
}

/** Maximum number of journeys on both sites. */
export const MOST_ON_BOTH = 30;

const BASICS =
  "nothing scrolls sideways (UI-025) or stands out of its button, no accessibility violation (axe), nobody is asked for their location (FND-051)";
const LOOKS = "no accessibility violation in any pair of page, language, theme and width";
const LOOKS_REASON =
  "Nothing runs twice: the pairs of page, language, theme and width are divided between the sites.";

/** The journeys that run on both sites; every other one runs on the site that its file names. */
export const onBothSites: readonly OnBothSites[] = [
  {
    kind: "prices",
    title: "SRCH-100, SRCH-101: sorted by price, the prices on the page ascend or descend",
    reason: "Prices are written as in the market: currency, groups of digits, ranges.",
  },
  {
    kind: "prices",
    title: `property: ${BASICS}`,
    reason: "The costs, facts and contacts of a home are those of its market.",
  },
  {
    kind: "sign-in",
    title:
      "ACC-002..005, ACC-055, ACC-056, D41: each provider's stand-in signs in, and redirects to the page that the visitor wanted",
    reason: "Each site has its own providers.",
  },
  {
    kind: "sign-in",
    title:
      "FAV-034, D62, D63, market 8: two people decide together: invitation, verdicts, notes, viewing day",
    reason:
      "The second person has a phone on one site; on the other a desktop with slow scripts, who presses before the page is hydrated.",
  },
  {
    kind: "wizard",
    title:
      "FND-076, LIST-001..003, LIST-013, LIST-015, LIST-074..085: a private person fills in a listing, pays, publishes, changes and ends it",
    reason: "The fields, the address, the price and the payment are those of the market.",
  },
  {
    kind: "map",
    title: "SRCH-013, SRCH-207: the map shows pins and clusters that add up to the stated number",
    reason: "Each market has its own first frame and its own spread of homes.",
  },
  {
    kind: "language",
    title: "a language that the site does not have falls back to its own",
    reason: "Each site has its own default language.",
  },
  {
    kind: "language",
    title: "a site with one language offers no other",
    reason: "Australia has one language, Norway two.",
  },
  {
    kind: "language",
    title: "the page states its language and its site",
    reason: "Each site states its own.",
  },
  {
    kind: "structured data",
    title:
      "structured data of home, list and property is valid, and states what kind of page it is",
    reason: "It is made of the market's prices, addresses and words.",
  },
  {
    kind: "structured data",
    title:
      "robots.txt leads through the sitemaps to a home, whose canonical address is the one listed",
    reason: "Every address in them names the site's own host.",
  },
  {
    kind: "structured data",
    title:
      "every page in the sitemap exists, can be indexed, and is listed by its canonical address",
    reason: "Each site has its own pages and languages.",
  },
  {
    kind: "addresses",
    title: "RTE-014, RTE-015: an address in words redirects to the one page of the place",
    reason: "Each market has its own levels of places and letters in their names.",
  },
  {
    kind: "addresses",
    title:
      "PROP-003..007: every tab is complete without JavaScript; of the tabs search engines index the history alone",
    reason: "Tabs beside the history are offered where the market has them.",
  },
  {
    kind: "addresses",
    title: "the headers of every page fit into a proxy's default buffer",
    reason: "Headers name the scripts and services of the site, which is a build of its own.",
  },
  {
    kind: "texts",
    title: "CMS-003..014, CMS-017, CMS-018: every policy is there, with its text",
    reason: "Each site has its own texts.",
  },
  {
    kind: "texts",
    title:
      "CMS-015, CMS-016: the guides lead to pages that are there; an unknown page is the 404 page",
    reason: "Each site has its own guides.",
  },
  {
    kind: "texts",
    title: "CMS-002: every link of the footer leads to a page that is there",
    reason: "Each site has its own footer.",
  },
  {
    kind: "first load",
    title:
      "D42: a page requests fonts and pictures first, then its own scripts, and nothing else until it is hydrated",
    reason: "Each site is a build of its own.",
  },
  {
    kind: "first load",
    title:
      "D42: a results page and its map request few scripts until they are idle, and the HTML is small",
    reason: "Each site is a build of its own, with its own words and results in the HTML.",
  },
  { kind: "accessibility", title: `the sign-in: ${LOOKS}`, reason: LOOKS_REASON },
  { kind: "accessibility", title: `what mails and gates lead to: ${LOOKS}`, reason: LOOKS_REASON },
  { kind: "accessibility", title: `a person's own: ${LOOKS}`, reason: LOOKS_REASON },
];
