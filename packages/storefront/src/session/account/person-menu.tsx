import { NEW_LISTING_HREF, paths } from "@hjem/domain/paths";
import { Avatar } from "@hjem/ui/avatar";
import { Button } from "@hjem/ui/button";
import { Dropdown } from "@hjem/ui/dropdown";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState } from "react";
import type { AlertsBellProps } from "../../page/page-context.ts";
import { usePage } from "../../page/use-page.ts";
import type { PersonMenuProps } from "./lazy-person-menu.ts";
import styles from "./person-menu.module.css";
import { useSignOut } from "./use-sign-out.ts";

/** The bell, once its code is there. */
function Bell({ label }: AlertsBellProps) {
  const { saved } = usePage();
  const [AlertsBell, setBell] = useState<ComponentType<AlertsBellProps>>();
  useEffect(() => {
    const load = async () => {
      const bell = await (await saved?.())?.loadAlertsBell();
      setBell(() => bell?.default);
    };
    // Caught: its code could not be fetched; the next page tries again.
    load().catch(console.error);
  }, [saved]);
  return <div className={styles.bell}>{AlertsBell && <AlertsBell label={label} />}</div>;
}

/** The bell, then the signed-in user's name, links to their account, and sign-out. */
export default function PersonMenu({ name, email }: PersonMenuProps) {
  const { t } = useLingui();
  const { isLeaving, signOut } = useSignOut();
  const shown = name || email;
  return (
    <div className={styles.tools}>
      <Bell label={t`Alerts`} />
      <Dropdown
        look="plain"
        align="end"
        className={styles.menu}
        label={
          <>
            <Avatar name={shown} />
            <span className={text.visuallyHidden}>{t`Account of ${shown}`}</span>
          </>
        }
      >
        {(close) => (
          <div className={styles.panel}>
            <div>
              <p className={text.strong}>{name}</p>
              <p className={`${text.small} ${text.secondary} ${styles.email}`}>{email}</p>
            </div>
            <div className={styles.links}>
              <Link href={NEW_LISTING_HREF} className={styles.link} onClick={close}>
                <Trans>New listing</Trans>
              </Link>
              <Link href={paths.myListing.to()} className={styles.link} onClick={close}>
                <Trans>My listings</Trans>
              </Link>
              <Link href={paths.userSavedSearches.to()} className={styles.link} onClick={close}>
                <Trans>Saved searches</Trans>
              </Link>
              <Link href={paths.user.to()} className={styles.link} onClick={close}>
                <Trans>Your account</Trans>
              </Link>
            </div>
            <Button isBlock isBusy={isLeaving} onClick={() => void signOut()}>
              <Trans>Sign out</Trans>
            </Button>
          </div>
        )}
      </Dropdown>
    </div>
  );
}
