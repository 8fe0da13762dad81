import { paths } from "@hjem/domain/paths";
import { MenuIcon } from "@hjem/ui/icons";
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

/** Connects the button with the menu that it opens. */
const MENU_ID = "menu";

const close = () => document.getElementById(MENU_ID)?.hidePopover();

/**
 * Brand, menu of listing types and agents, language, theme and account, in one row; in wide windows it is sticky. Below 1024 px
 * a button opens the menu, by the browser's own means: also before hydration and without JavaScript.
 */
export function Header() {
  const { t } = useLingui();
  const links = useListingLinks();
  const isAmongAgents = useLocation().pathname.startsWith(paths.agentSearch.path);
  return (
    <header className={`${layout.edgeRow} ${styles.header}`}>
      <Brand />
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <nav aria-label={t`Main menu`}>
          {links.map(({ kind, href, label, isCurrent }) => (
            <Link
              key={kind}
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className={styles.tab}
              onClick={close}
            >
              {label}
            </Link>
          ))}
          <Link
            href={paths.agentSearch.to()}
            aria-current={isAmongAgents ? "page" : undefined}
            className={styles.tab}
            onClick={close}
          >
            <Trans>Find an agent</Trans>
          </Link>
        </nav>
        <div className={`${layout.edge} ${styles.tools}`}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <div className={`${layout.edge} ${styles.tools}`}>
        <HeaderAccount />
        <button type="button" popoverTarget={MENU_ID} className={styles.opener}>
          <MenuIcon />
          <Trans>Menu</Trans>
        </button>
      </div>
    </header>
  );
}
