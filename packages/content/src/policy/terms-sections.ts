import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { PolicySection } from "./policy-model.ts";

/** The terms of use: what visitors and account holders can expect, and what is expected of them. */
export function termsSections({
  i18n,
  region,
  term,
}: Pick<PageContext, "i18n" | "region" | "term">): PolicySection[] {
  const { siteName } = region;
  const law = term("law.governing");
  const section = (title: string, ...paragraphs: string[]) => ({ title, paragraphs, entries: [] });
  return [
    section(
      t(i18n)`About the service`,
      t(
        i18n,
      )`${siteName} shows property listings and passes your messages on to the advertisers. The service is free for people looking for a home.`,
      t(
        i18n,
      )`${siteName} is not an agent and is not a party to agreements between you and an advertiser.`,
    ),
    section(
      t(i18n)`Listings`,
      t(
        i18n,
      )`Advertisers are responsible for the content of their listings. Check the information before you decide, and use "Report this listing" if something is wrong.`,
      t(
        i18n,
      )`Figures marked as estimates are calculated from the stated rates and assumptions. They are not an offer or financial advice.`,
      t(i18n)`Listings labelled as demo are examples. The properties and advertisers are not real.`,
    ),
    section(
      t(i18n)`Your account`,
      t(i18n)`You must give a correct email address and keep your password to yourself.`,
      t(
        i18n,
      )`You can close your account at any time under "Your data". We may close an account that is misused.`,
    ),
    section(
      t(i18n)`What is not allowed`,
      t(
        i18n,
      )`Do not send misleading messages or advertising through the forms, collect the listings or other people's contact details automatically, or try to get around the security of the site.`,
    ),
    section(
      t(i18n)`Liability`,
      t(
        i18n,
      )`The service may be unavailable at times, and listings may contain errors. Nothing in these terms limits rights you have by law as a consumer.`,
      t(i18n)`These terms are governed by ${law}.`,
    ),
    section(
      t(i18n)`Changes`,
      t(
        i18n,
      )`When the terms change, the date above changes. The version you accepted is stored with your account.`,
    ),
  ];
}

/** The terms of sale (CMS-014): what is free, and that nothing is sold here yet. */
export function salesSections({
  i18n,
  region,
}: Pick<PageContext, "i18n" | "region">): PolicySection[] {
  const { siteName } = region;
  return [
    {
      title: t(i18n)`Prices`,
      paragraphs: [
        t(i18n)`Searching for homes and contacting advertisers on ${siteName} is free.`,
        t(
          i18n,
        )`It is not possible to buy a listing on ${siteName} yet. Prices and terms for advertisers will be published here first.`,
      ],
      entries: [],
    },
    {
      title: t(i18n)`Buying or renting a home`,
      paragraphs: [
        t(
          i18n,
        )`You buy or rent from the owner, not from ${siteName}. The terms are in your contract with the owner and in the documents of the listing.`,
      ],
      entries: [],
    },
  ];
}
