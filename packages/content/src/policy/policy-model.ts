import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { paths } from "@hjem/domain/paths";
import type { Head } from "@hjem/storefront/head";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { cookieSections } from "./cookie-sections.ts";
import { privacySections } from "./privacy-sections.ts";
import { salesSections, termsSections } from "./terms-sections.ts";

/** A section of a policy. */
export interface PolicySection {
  title: string;
  paragraphs: string[];
  /** Stored items by name. */
  entries: { name: string; purpose: string }[];
}

/** View of a policy page. */
export interface PolicyModel {
  head: Head;
  title: string;
  lead: string;
  sections: PolicySection[];
  links: { label: string; href: string }[];
}

type PolicyKind = "terms" | "sales" | "privacy" | "cookies" | "all";

const kinds: Readonly<Record<string, PolicyKind>> = {
  [paths.termsAndConditions.path]: "terms",
  [paths.salesConditions.path]: "sales",
  [paths.privacyPolicy.path]: "privacy",
  [paths.gdpr.path]: "privacy",
  [paths.cookiePolicy.path]: "cookies",
  [paths.policyCookie.path]: "cookies",
};

type Page = Pick<PageContext, "region" | "language" | "i18n" | "term" | "isDemo">;

/** Builds the policy of a path: short, and accurate about what is stored and done (A10 of the first audit). */
export function buildPolicy(page: Page, pathname: string): PolicyModel {
  const { i18n } = page;
  const { siteName } = page.region;
  const isAlone = pathname.startsWith(paths.blankPolicy.to(""));
  const kind = isAlone ? "privacy" : (kinds[pathname.replace(/\/$/, "")] ?? "all");
  const day = formatLongDay(page, TERMS_VERSION);
  const versionLead = page.isDemo
    ? t(i18n)`This site is a demo. The text is an example and does not apply to a real service.`
    : t(i18n)`Version of ${day}. The operator of this site is responsible for it.`;
  const pages = {
    terms: { label: t(i18n)`Terms of use`, href: paths.termsAndConditions.to() },
    sales: { label: t(i18n)`Terms of sale`, href: paths.salesConditions.to() },
    privacy: { label: t(i18n)`Privacy`, href: paths.privacyPolicy.to() },
    cookies: { label: t(i18n)`Cookies and storage`, href: paths.cookiePolicy.to() },
  };
  const links = Object.values(pages).filter((link) => kind === "all" || link !== pages[kind]);
  const sections = {
    terms: termsSections,
    sales: salesSections,
    privacy: privacySections,
    cookies: cookieSections,
    all: () => [],
  }[kind](page);
  const title = kind === "all" ? t(i18n)`Terms and privacy` : pages[kind].label;
  const href = kind === "all" ? paths.policy.to() : pages[kind].href;
  return {
    // The title of the standalone page is the specification's, verbatim (CMS-006).
    head: {
      title: isAlone ? "Policy" : title,
      description: t(i18n)`${title} for ${siteName}.`,
      canonical: href,
    },
    title,
    lead: kind === "all" ? "" : versionLead,
    sections,
    links,
  };
}

/** Builds the policy of a page. */
export const loadPolicy = ({ page, url }: Pick<PageLoaderArgs, "page" | "url">): PolicyModel =>
  buildPolicy(page, url.pathname);
