import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { AgencyLogoPlaceholder } from "./agency-logo-placeholder.tsx";
import styles from "./office-band.module.css";

/** An office, with its page and a link beside the name. */
export interface OfficeBandModel {
  name: string;
  logoUrl: string | null;
  /** Its page; null on that page, where its name is the title. */
  href: string | null;
  all: { label: string; href: string } | null;
}

/** The agency's band: logo and name on its accent colour, with enough contrast (visual §16). */
export function OfficeBand({ name, logoUrl, href, all }: OfficeBandModel) {
  const sign = logoUrl ? (
    <img src={logoUrl} alt="" className={styles.logo} />
  ) : (
    <AgencyLogoPlaceholder className={styles.sign} />
  );
  return (
    <div className={styles.office}>
      <div className={`${layout.page} ${styles.band}`}>
        {href ? (
          <p>
            <Link href={href} className={styles.brand}>
              {sign}
              {name}
            </Link>
          </p>
        ) : (
          <h1 className={styles.brand}>
            {sign}
            {name}
          </h1>
        )}
        {all && (
          <Link href={all.href} className={styles.all}>
            {all.label}
          </Link>
        )}
      </div>
    </div>
  );
}
