import type { FooterContent } from "@hjem/api-client/footer-content";
import { NEW_LISTING_HREF, paths } from "@hjem/domain/paths";
import { ChevronDownIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { Trans, useLingui } from "@lingui/react/macro";
import { type CSSProperties, useId, useState } from "react";
import { usePage } from "../page/use-page.ts";
import { useSiteData } from "../page/use-site-data.ts";
import { Brand } from "./brand.tsx";
import { FooterChoices } from "./footer-choices.tsx";
import styles from "./footer.module.css";
import { useListingLinks } from "./listing-links.ts";

type FooterGroup = FooterContent["groups"][number];

/** A group of links; below 768 px it is collapsible, and without JavaScript it is open. */
function Group({ title, links }: FooterGroup) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={styles.group} aria-labelledby={`${listId}-title`}>
      <h2 id={`${listId}-title`} className={styles.title}>
        <span className={styles.name}>{title}</span>
        <button
          type="button"
          className={styles.turn}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronDownIcon size="s" className={styles.arrow} />
        </button>
      </h2>
      <ul id={listId} className={styles.links} data-open={isOpen || undefined}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is shown without the content service: every list of the market, about, terms. */
function useOwnGroups(): FooterGroup[] {
  const { t } = useLingui();
  const { siteName } = usePage().region;
  return [
    {
      title: t`Search`,
      links: [...useListingLinks(), { href: paths.agentSearch.to(), label: t`Find an agent` }],
    },
    {
      title: siteName,
      links: [
        { href: paths.firstOnMarket.to(), label: t`First on ${siteName}` },
        { href: NEW_LISTING_HREF, label: t`New listing` },
        { href: paths.userSavedSearches.to(), label: t`Saved searches` },
        { href: paths.aboutUs.to(), label: t`About ${siteName}` },
      ],
    },
    {
      title: t`Legal`,
      links: [
        { href: paths.privacyPolicy.to(), label: t`Privacy` },
        { href: paths.cookiePolicy.to(), label: t`Cookies` },
        { href: `${paths.cookiePolicy.to()}#consent`, label: t`Change consent` },
        { href: paths.termsAndConditions.to(), label: t`Terms of use` },
      ],
    },
  ];
}

/** The footer (visual §25): brand and a sentence, groups of links as editors write them; languages, markets and theme. */
export default function Footer() {
  const content = useSiteData()?.footer;
  const own = useOwnGroups();
  const groups = content?.groups ?? own;
  const columns: CSSProperties & Record<"--groups", number> = { "--groups": groups.length };
  return (
    <footer className={styles.footer} style={columns}>
      <div className={styles.brand}>
        <Brand />
        <p className={styles.motto}>{content?.motto ?? <Trans>Homes for sale and rent</Trans>}</p>
      </div>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <FooterChoices />
    </footer>
  );
}
