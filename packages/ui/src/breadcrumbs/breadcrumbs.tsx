import { useLingui } from "@lingui/react/macro";
import { ChevronLeftIcon } from "../icon/icons.ts";
import { Link } from "../link/link.tsx";
import styles from "./breadcrumbs.module.css";

/** One step of the path; the last one, this page, has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** The way back to the search one came from ("128 homes"); on phones it is all that shows. */
  back?: { label: string; href: string };
}

/** Where this page lies, from wide to narrow. */
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
