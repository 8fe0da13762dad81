import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import { UserIcon } from "@hjem/ui/result-icons";
import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { signInHref } from "../session/access/access-rule.ts";
import { PersonMenu } from "../session/account/lazy-person-menu.ts";
import { useSession } from "../session/use-session.ts";
import styles from "./header-account.module.css";

/**
 * The sign-in link, or the menu of the signed-in user. Both reserve the width of the wider one, so that nothing
 * shifts when the session is known (D26).
 */
export default function HeaderAccount() {
  const { kind, person } = useSession();
  const location = useLocation();
  const isIn = kind === "person";
  const href = location.pathname === paths.home.path ? paths.login.to() : signInHref(location);
  return (
    <div className={styles.person}>
      <Link href={href} className={styles.signIn} data-hidden={isIn || undefined}>
        <UserIcon />
        <span className={styles.words}>
          <Trans>Sign in</Trans>
        </span>
      </Link>
      {isIn && <PersonMenu name={person?.name ?? ""} email={person?.email ?? ""} />}
    </div>
  );
}
