import { LEAD_KEPT_MONTHS } from "@hjem/domain/lead/lead-kinds";
import { paths } from "@hjem/domain/paths";
import type { Head } from "@hjem/storefront/head";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";

/** The page on the product itself, told in full. */
export interface AboutModel {
  head: Head;
  title: string;
  lead: string;
  parts: { title: string; words: string }[];
  ways: { label: string; href: string }[];
}

/** Tells what visitors can expect here: only what the site holds today. */
export function loadAbout({ page }: Pick<PageLoaderArgs, "page">): AboutModel {
  const { i18n, region } = page;
  const { siteName } = region;
  const title = t(i18n)`About ${siteName}`;
  const lead = t(
    i18n,
  )`${siteName} shows homes for sale and for rent, and says what they cost before you ask.`;
  return {
    head: { title, description: lead, canonical: paths.aboutUs.to() },
    title,
    lead,
    parts: [
      {
        title: t(i18n)`The whole price`,
        words: t(
          i18n,
        )`Duty, fees and running costs stand beside the price, and what they come to a month. Where we work out a figure ourselves, we say so and name the rates behind it.`,
      },
      {
        title: t(i18n)`Nothing is hidden afterwards`,
        words: t(
          i18n,
        )`Every change of price, text, pictures and viewings is kept for all to read. A home that is sold or withdrawn keeps its page.`,
      },
      {
        title: t(i18n)`No place in the results is for sale`,
        words: t(
          i18n,
        )`Homes stand in the order that you choose. Offers from others are marked as such and stand apart from them.`,
      },
      {
        title: t(i18n)`Your question goes to the right person`,
        words: t(
          i18n,
        )`What you write goes straight to the one who advertises the home. You need no account for it, and we keep it for ${LEAD_KEPT_MONTHS} months at most.`,
      },
      {
        title: t(i18n)`Your figures stay with you`,
        words: t(
          i18n,
        )`What you state of your own money, to see what a month would cost, is kept on your own device alone.`,
      },
    ],
    ways: [
      { label: t(i18n)`See homes for sale`, href: paths.list.to() },
      { label: t(i18n)`Find an agent`, href: paths.agentSearch.to() },
    ],
  };
}
