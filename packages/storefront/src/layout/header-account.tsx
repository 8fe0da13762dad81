import { NEW_LISTING_HREF, paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import { HeartIcon, UserIcon } from "@hjem/ui/result-icons";
import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { usePage } from "../page/use-page.ts";
import { signInHref } from "../session/access/access-rule.ts";
import { PersonMenu } from "../session/account/lazy-person-menu.ts";
import { useSession } from "../session/use-session.ts";
import styles from "./header-account.module.css";
import { SavedCount, useSavedCounts } from "./saved-count.tsx";

/**
 * The link to the saved homes, then the sign-in link, or bell and menu of the signed-in user. Both reserve the width of the
 * wider one, and the count lies on its icon, so that nothing shifts when session and count are known (D26, D32). Wide windows have
 * room for a new listing.
 */
export default function HeaderAccount() {
  const { kind, person } = useSession();
  const { term } = usePage();
  const { favourites } = useSavedCounts();
  const location = useLocation();
  const isIn = kind === "person";
  const href = location.pathname === paths.home.path ? paths.login.to() : signInHref(location);
  return (
    <>
      <Link href={paths.userFavourites.to()} className={`${styles.link} ${styles.saved}`}>
        <HeartIcon />
        <span className={styles.words}>{term("account.saved")}</span>
        <SavedCount count={favourites} />
      </Link>
      <div className={styles.person}>
        <Link href={href} className={styles.link} data-hidden={isIn || undefined}>
          <UserIcon />
          <span className={styles.words}>
            <Trans>Sign in</Trans>
          </span>
        </Link>
        {isIn && <PersonMenu name={person?.name ?? ""} email={person?.email ?? ""} />}
      </div>
      <Link href={NEW_LISTING_HREF} className={`${styles.link} ${styles.listing}`}>
        <Trans>New listing</Trans>
      </Link>
    </>
  );
}
