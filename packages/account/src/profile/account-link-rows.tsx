import { type AccountGroup, accountGroups, useAccountLinks } from "@hjem/storefront/account-links";
import { ChevronRightIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { useLingui } from "@lingui/react/macro";
import styles from "./form.module.css";

/** Props of `AccountLinkRows`. */
export interface AccountLinkRowsProps {
  /** Current values of a page, by its address. */
  known?: Readonly<Record<string, string | undefined>>;
}

/** The pages of the account as rows, in groups. */
export function AccountLinkRows({ known = {} }: AccountLinkRowsProps) {
  const { t } = useLingui();
  const links = useAccountLinks();
  const titles: Record<AccountGroup, string> = {
    homes: t`Homes and listings`,
    person: t`About you`,
    access: t`Sign-in and security`,
  };
  return (
    <>
      {accountGroups.map((group) => (
        <section key={group} className={layout.stackSmall}>
          <h2 className={text.h3}>{titles[group]}</h2>
          <ul className={styles.rows}>
            {links
              .filter((link) => link.group === group)
              .map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={styles.row}>
                    <span className={styles.rowWords}>
                      <span className={text.medium}>{label}</span>
                      {/* Its line is kept free until the value is there, so that no row moves. */}
                      <span className={`${text.small} ${text.secondary}`}>
                        {known[href] || "\u00a0"}
                      </span>
                    </span>
                    <ChevronRightIcon size="s" />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
