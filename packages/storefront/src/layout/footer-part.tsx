import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import { Trans } from "@lingui/react/macro";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { usePage } from "../page/page-provider.tsx";
import { Brand } from "./brand.tsx";
import styles from "./footer.module.css";
import { useListingLinks } from "./listing-links.ts";

/** The end of a page: brand, what can be searched, languages. */
export default function Footer() {
  const links = useListingLinks();
  const { siteName } = usePage().region;
  return (
    <footer className={styles.footer}>
      <div className={styles.brand}>
        <Brand />
        <p className={styles.motto}>
          <Trans>Homes for sale and rent</Trans>
        </p>
      </div>
      <nav className={styles.column} aria-labelledby="footer-search">
        <h2 id="footer-search" className={styles.title}>
          <Trans>Search</Trans>
        </h2>
        <ul>
          <li>
            <Link href={paths.home.to()} className={styles.link}>
              <Trans>Home page</Trans>
            </Link>
          </li>
          {links.map(({ type, href, label }) => (
            <li key={type}>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link href={paths.agentSearch.to()} className={styles.link}>
              <Trans>Find an agent</Trans>
            </Link>
          </li>
          <li>
            <Link href={paths.aboutUs.to()} className={styles.link}>
              <Trans>About {siteName}</Trans>
            </Link>
          </li>
        </ul>
      </nav>
      <div className={styles.languages}>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
