import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { ArrowLeftIcon } from "@hjem/ui/tool-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import styles from "./account-frame.module.css";
import { useAccountLinks } from "./use-account-links.ts";

/** Props of `AccountFrame`. */
export interface AccountFrameProps {
  children: ReactNode;
}

/**
 * The navigation of the account pages. In a wide window a menu at the side; on a phone the overview is the list of
 * them, and each links back to it.
 */
export function AccountFrame({ children }: AccountFrameProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const links = useAccountLinks();
  const isOverview = pathname === paths.user.path;
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={t`Account`}>
        <Link
          href={paths.user.to()}
          aria-current={isOverview ? "page" : undefined}
          className={styles.overview}
        >
          <Trans>Your account</Trans>
        </Link>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={pathname === href ? "page" : undefined}
                className={styles.link}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>
        {!isOverview && (
          <Link href={paths.user.to()} className={`${text.linkAlone} ${styles.back}`}>
            <ArrowLeftIcon size="s" />
            <Trans>Your account</Trans>
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
