import type { CurrentListing } from "@hjem/domain/listing/listing-type";
import { paths } from "@hjem/domain/paths";
import { kindTerm, listingKinds } from "@hjem/domain/search/listing-kinds";
import type { TermKey } from "@hjem/domain/terms";
import { ChevronDownIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { usePage } from "../page/use-page.ts";
import { Brand } from "./brand.tsx";
import { FooterChoices } from "./footer-choices.tsx";
import styles from "./footer.module.css";

interface FooterLink {
  href: string;
  label: ReactNode;
}

/** In the menu "Buy" and "Rent" mean homes; in a list of links they need a noun. */
const termOf = (kind: CurrentListing): TermKey => {
  if (kind.listingType === "buy") return "listing.residential_sale";
  return kind.listingType === "rent" ? "listing.residential_rent" : kindTerm(kind);
};

const listAddress = (
  { listingType, acquisition }: CurrentListing,
  kinds: readonly CurrentListing[],
): string => {
  if (listingType === "buy") return paths.list.to();
  const isChoice = kinds.filter((kind) => kind.listingType === listingType).length > 1;
  const side = isChoice && acquisition === "rent" ? "&acquisition=rent" : "";
  return `${paths.list.to()}?listingType=${listingType}${side}`;
};

/** A group of links; below 768 px it is collapsible, and without JavaScript it is open. */
function Group({ title, links }: { title: ReactNode; links: readonly FooterLink[] }) {
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

/** The footer (visual §25): brand, every list of the market, about, terms; languages, markets and theme. */
export default function Footer() {
  const { t } = useLingui();
  const { region, term } = usePage();
  const { siteName } = region;
  const kinds = listingKinds(region);
  return (
    <footer className={styles.footer}>
      <div className={styles.brand}>
        <Brand />
        <p className={styles.motto}>
          <Trans>Homes for sale and rent</Trans>
        </p>
      </div>
      <Group
        title={<Trans>Search</Trans>}
        links={[
          ...kinds.map((kind) => ({ href: listAddress(kind, kinds), label: term(termOf(kind)) })),
          { href: paths.agentSearch.to(), label: t`Find an agent` },
        ]}
      />
      <Group
        title={siteName}
        links={[
          { href: paths.firstOnMarket.to(), label: t`First on ${siteName}` },
          { href: `${paths.myListing.to()}?mode=add`, label: t`New listing` },
          { href: paths.aboutUs.to(), label: t`About ${siteName}` },
        ]}
      />
      <Group
        title={<Trans>Legal</Trans>}
        links={[
          { href: paths.privacyPolicy.to(), label: t`Privacy` },
          { href: paths.cookiePolicy.to(), label: t`Cookies` },
          { href: paths.termsAndConditions.to(), label: t`Terms of use` },
        ]}
      />
      <FooterChoices />
    </footer>
  );
}
