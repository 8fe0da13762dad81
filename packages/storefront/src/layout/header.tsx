import { Link } from "@hjem/ui/link";
import { useLingui } from "@lingui/react/macro";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { Brand } from "./brand.tsx";
import styles from "./header.module.css";
import { useListingLinks } from "./listing-links.ts";

/** Brand, ways into the search, language and theme; stays at the top. */
export function Header() {
  const { t } = useLingui();
  const links = useListingLinks();
  return (
    <header className={styles.header}>
      <Brand />
      <nav className={styles.nav} aria-label={t`Main`}>
        {links.map(({ type, href, label, isCurrent }) => (
          <Link
            key={type}
            href={href}
            aria-current={isCurrent ? "page" : undefined}
            className={styles.tab}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
