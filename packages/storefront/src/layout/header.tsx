import { paths } from "@hjem/domain/paths";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { Brand } from "./brand.tsx";
import styles from "./header.module.css";
import { useListingLinks } from "./listing-links.ts";

const HeaderAccount = lazyComponent(() => import("./header-account.tsx"));

/** Brand, listing types and agents, language, theme and account; in wide windows it is sticky. */
export function Header() {
  const { t } = useLingui();
  const links = useListingLinks();
  const isAmongAgents = useLocation().pathname.startsWith(paths.agentSearch.path);
  return (
    <header className={`${layout.edgeRow} ${styles.header}`}>
      <Brand />
      <nav className={styles.nav} aria-label={t`Main menu`}>
        {links.map(({ kind, href, label, isCurrent }) => (
          <Link
            key={kind}
            href={href}
            aria-current={isCurrent ? "page" : undefined}
            className={styles.tab}
          >
            {label}
          </Link>
        ))}
        <Link
          href={paths.agentSearch.to()}
          aria-current={isAmongAgents ? "page" : undefined}
          className={styles.tab}
        >
          <Trans>Find an agent</Trans>
        </Link>
      </nav>
      <div className={`${layout.edge} ${styles.tools}`}>
        <LanguageSwitch />
        <ThemeSwitch />
        <HeaderAccount />
      </div>
    </header>
  );
}
