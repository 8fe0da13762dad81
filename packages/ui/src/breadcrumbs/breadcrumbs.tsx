import { useLingui } from "@lingui/react/macro";
import { ChevronLeftIcon } from "../icon/icons.ts";
import { Link } from "../link/link.tsx";
import styles from "./breadcrumbs.module.css";

/** One item of the path; the last one, this page, has no link. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** Link back to the search results ("128 homes"); on phones only this is shown. */
  back?: { label: string; href: string };
}

/** The position of this page, from wide to narrow. */
export function Breadcrumbs({ crumbs, back }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav
      className={styles.path}
      aria-label={t`You are here`}
      data-back={back !== undefined || undefined}
    >
      {back && (
        <Link className={styles.back} href={back.href}>
          <ChevronLeftIcon size="s" />
          {back.label}
        </Link>
      )}
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index}-${label}`} className={styles.crumb}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
