import { LEAD_RETENTION_MONTHS } from "@hjem/domain/lead/lead-kinds";
import { paths } from "@hjem/domain/paths";
import type { Head } from "@hjem/storefront/head";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";

/** View of the about page, formatted. */
export interface AboutModel {
  head: Head;
  title: string;
  lead: string;
  parts: { title: string; words: string }[];
  links: { label: string; href: string }[];
}

/** Builds a description of what visitors can do here today. */
export function loadAbout({ page }: Pick<PageLoaderArgs, "page">): AboutModel {
  const { i18n, region } = page;
  const { siteName } = region;
  const title = t(i18n)`About ${siteName}`;
  const lead = t(i18n)`${siteName} lists homes for sale and for rent, with clear prices and costs.`;
  return {
    head: { title, description: lead, canonical: paths.aboutUs.to() },
    title,
    lead,
    parts: [
      {
        title: t(i18n)`Full costs`,
        words: t(
          i18n,
        )`Duty, fees and ongoing costs are shown beside the price, with the monthly total. When we estimate a figure, we say so and state which rates we use.`,
      },
      {
        title: t(i18n)`Full change history`,
        words: t(
          i18n,
        )`Every change to a listing can be seen by everyone. The page stays when the home is sold or withdrawn.`,
      },
      {
        title: t(i18n)`No paid ranking`,
        words: t(
          i18n,
        )`Results are sorted as you choose. Partner offers are labelled and kept separate from the results.`,
      },
      {
        title: t(i18n)`Contact the advertiser directly`,
        words: t(
          i18n,
        )`Your message goes directly to the advertiser. You don't need an account, and we keep it for up to ${LEAD_RETENTION_MONTHS} months.`,
      },
      {
        title: t(i18n)`Your finances stay private`,
        words: t(
          i18n,
        )`The finances you enter to see your monthly cost are stored only on your device.`,
      },
    ],
    links: [
      { label: t(i18n)`See homes for sale`, href: paths.list.to() },
      { label: t(i18n)`Find an agent`, href: paths.agentSearch.to() },
    ],
  };
}
