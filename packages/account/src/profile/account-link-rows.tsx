import { useAccountLinks } from "@hjem/storefront/account-links";
import { ChevronRightIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import styles from "./form.module.css";

/** Props of `AccountLinkRows`. */
export interface AccountLinkRowsProps {
  /** Current values of a page, by its address. */
  known?: Readonly<Record<string, string | undefined>>;
}

/** The pages of the account as rows. */
export const AccountLinkRows = ({ known = {} }: AccountLinkRowsProps) => (
  <ul className={styles.rows}>
    {useAccountLinks().map(({ href, label }) => (
      <li key={href}>
        <Link href={href} className={styles.row}>
          <span className={styles.rowWords}>
            <span className={text.medium}>{label}</span>
            {/* Its line is kept free until the value is there, so that no row moves. */}
            <span className={`${text.small} ${text.secondary}`}>{known[href] || "\u00a0"}</span>
          </span>
          <ChevronRightIcon size="s" />
        </Link>
      </li>
    ))}
  </ul>
);
