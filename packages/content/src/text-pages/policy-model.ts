import { contentApi } from "@hjem/api-client/endpoints/content";
import type { ContentPolicy } from "@hjem/domain/content/content-entry";
import type { PolicyKind } from "@hjem/domain/content/content-rules";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { paths } from "@hjem/domain/paths";
import { decodeEntities } from "@hjem/domain/text/markup";
import { dayIn } from "@hjem/domain/time/zone";
import type { Head } from "@hjem/storefront/head";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { contentScope } from "../blocks/content-scope.ts";
import { GUIDES_URL } from "../blocks/guides-url.ts";

/** View of a policy, formatted. */
export interface PolicyModel {
  title: string;
  /** Note about a demo; empty elsewhere, and about the site itself, whose text says what it is. */
  lead: string;
  /** The same below the text about the site. */
  note: string;
  /** The day of the last change; empty on the page that lists all. */
  updated: string;
  /** The text; empty on the page that lists all. */
  html: string;
  /** Its parts, for the list of contents; empty in a short text. */
  parts: { id: string; title: string }[];
  /** Whether a narrow window has the contents too, folded; where the parts are short they would only be in the way. */
  isFolded: boolean;
  /** What the reader of the text about the site does next, the first of them most often. */
  acts: { label: string; href: string }[];
  /** True if the text cannot be shown now. */
  isMissing: boolean;
  /** Whether the reader can change their consent here. */
  hasConsent: boolean;
  /** `about` says what is there, on the page that lists all; else empty. */
  links: { label: string; href: string; about: string }[];
}

type Subject = PolicyKind | "cookies";

/** The policy of each path; `/policy` lists them. */
const subjects: Readonly<Record<string, Subject>> = {
  [paths.termsAndConditions.path]: "terms_and_conditions",
  [paths.salesConditions.path]: "sale_condition",
  [paths.privacyPolicy.path]: "privacy_policy",
  [paths.gdpr.path]: "gdpr",
  [paths.aboutUs.path]: "about_us",
  [paths.cookiePolicy.path]: "cookies",
  [paths.policyCookie.path]: "cookies",
};

/** What a text is called where the content service does not say, and where it stands. */
const policyPages = ({ i18n, region: { siteName } }: Pick<PageContext, "i18n" | "region">) =>
  ({
    terms_and_conditions: {
      label: t(i18n)`Terms of use`,
      href: paths.termsAndConditions.to(),
      about: t(i18n)`What applies when you use the site.`,
    },
    sale_condition: {
      label: t(i18n)`Terms of sale`,
      href: paths.salesConditions.to(),
      about: t(i18n)`What a listing costs, and what you buy.`,
    },
    privacy_policy: {
      label: t(i18n)`Privacy`,
      href: paths.privacyPolicy.to(),
      about: t(i18n)`What we store about you, why and for how long.`,
    },
    gdpr: {
      label: t(i18n)`Your rights`,
      href: paths.gdpr.to(),
      about: t(i18n)`How to get a copy, correct or delete what we store about you.`,
    },
    cookies: {
      label: t(i18n)`Cookies and storage`,
      href: paths.cookiePolicy.to(),
      about: t(i18n)`What is stored in your browser, and how to change your choice.`,
    },
    about_us: {
      label: t(i18n)`About ${siteName}`,
      href: paths.aboutUs.to(),
      about: t(i18n)`What the site is, and who runs it.`,
    },
  }) satisfies Record<Subject, PolicyModel["links"][number]>;

/** What the footer names beside the policies, for the page that lists all. */
const otherPages = ({
  i18n,
  region,
}: Pick<PageContext, "i18n" | "region">): PolicyModel["links"] => [
  {
    label: t(i18n)`Accessibility`,
    href: paths.page.to(region.accessibilityPage),
    about: t(i18n)`How well the site works with a keyboard, a screen reader or large text.`,
  },
  {
    label: t(i18n)`Change consent`,
    href: `${paths.cookiePolicy.to()}#consent`,
    about: t(i18n)`What may be stored in this browser.`,
  },
];

const nextActs = ({ i18n }: Pick<PageContext, "i18n">): PolicyModel["acts"] => [
  { label: t(i18n)`See homes for sale`, href: paths.list.to() },
  { label: t(i18n)`Add a listing`, href: `${paths.myListing.to()}?mode=add` },
  { label: t(i18n)`Read our guides`, href: paths.page.to(GUIDES_URL) },
];

/** The text of a policy in the reader's language; null where the content service has none, or does not respond. */
async function loadText(page: PageContext, subject: Subject) {
  const { dispatch } = page.store;
  const { getContentPolicy, getCookiePolicy } = contentApi.endpoints;
  const scope = contentScope(page);
  const { data } =
    subject === "cookies"
      ? await dispatch(getCookiePolicy.initiate(scope, { subscribe: false }))
      : await dispatch(
          getContentPolicy.initiate({ ...scope, kind: subject }, { subscribe: false }),
        );
  return data ?? null;
}

/** The words of cleaned HTML. */
const wordsOf = (html: string): string => decodeEntities(html.replaceAll(/<[^>]*>/g, ""));

/** From so many headings on a text has a list of contents. */
const PARTS_MIN = 3;
const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs;

/** The main headings of a text; none of a short one. */
function partsOf(html: string): PolicyModel["parts"] {
  const parts = [...html.matchAll(HEADING)].map(([, id = "", inner = ""]) => ({
    id,
    title: wordsOf(inner),
  }));
  return parts.length < PARTS_MIN ? [] : parts;
}

/** The name of its column in each cell: on a phone a table is read row by row, without its head. */
const withColumnNames = (html: string): string =>
  html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const names = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, inner = ""]) =>
      inner.replaceAll(/<[^>]*>/g, "").replaceAll('"', "&quot;"),
    );
    return table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
      let at = 0;
      return row.replaceAll("<td", () => `<td data-column="${names[at++] ?? ""}"`);
    });
  });

/** An entry of either kind of policy. */
type PolicyEntry = Pick<ContentPolicy, "title" | "html" | "updatedAt">;

/** Builds the view of a policy from its entry; null for one that is missing now. */
export function buildPolicy(
  page: PageContext,
  subject: Subject,
  entry: PolicyEntry | null,
): PolicyModel {
  const { i18n, region } = page;
  const pages = policyPages(page);
  const { about_us: _about, ...policies } = pages;
  const { label, href } = pages[subject];
  const day = entry && dayIn(Date.parse(entry.updatedAt), region.timeZones.default);
  const updated = day ? formatLongDay(page, day) : "";
  const html = withColumnNames(entry?.html ?? "");
  const isAbout = subject === "about_us";
  const demo = page.isDemo
    ? t(i18n)`This site is a demo. The text is an example and does not apply to a real service.`
    : "";
  return {
    title: entry?.title ?? label,
    lead: isAbout ? "" : demo,
    note: isAbout ? demo : "",
    updated: updated && t(i18n)`Updated ${updated}`,
    html,
    parts: partsOf(html),
    isFolded: !isAbout,
    acts: isAbout ? nextActs(page) : [],
    isMissing: entry === null,
    hasConsent: subject === "cookies",
    links: Object.values(policies)
      .filter((link) => link.href !== href)
      .map((link) => ({ ...link, about: "" })),
  };
}

/** The page that leads to every policy (CMS-008). */
const allPolicies = (page: PageContext): PolicyModel => ({
  title: t(page.i18n)`Terms and privacy`,
  lead: "",
  note: "",
  updated: "",
  html: "",
  parts: [],
  isFolded: false,
  acts: [],
  isMissing: false,
  hasConsent: false,
  links: [...Object.values(policyPages(page)), ...otherPages(page)],
});

/** Loads the policy of a path from the content service (CMS-003, CMS-004..014, CMS-017, CMS-018). */
export async function loadPolicy({
  page,
  url,
}: Pick<PageLoaderArgs, "page" | "url">): Promise<{ head: Head; policy: PolicyModel }> {
  const { siteName } = page.region;
  const isAlone = url.pathname.startsWith(paths.blankPolicy.to(""));
  const subject = isAlone ? "privacy_policy" : subjects[url.pathname.replace(/\/$/, "")];
  const policy = subject
    ? buildPolicy(page, subject, await loadText(page, subject))
    : allPolicies(page);
  const { title } = policy;
  return {
    head: {
      // The title of the standalone page is the specification's, verbatim (CMS-006).
      title: isAlone ? "Policy" : title,
      description: t(page.i18n)`${title} for ${siteName}.`,
      canonical: subject ? policyPages(page)[subject].href : paths.policy.to(),
    },
    policy,
  };
}
