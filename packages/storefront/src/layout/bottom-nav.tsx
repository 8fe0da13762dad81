import { paths } from "@hjem/domain/paths";
import { BellIcon } from "@hjem/ui/detail-icons";
import { SearchIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { HeartIcon, HomeIcon } from "@hjem/ui/result-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { usePage } from "../page/use-page.ts";
import styles from "./bottom-nav.module.css";
import { SavedCount, useSavedCounts } from "./saved-count.tsx";

/**
 * The main navigation at the bottom of the screen; below 1024 px it replaces the top menu (visual.md §5). Whoever sells or lets
 * from a phone finds their listings here, signed in or not.
 */
export default function BottomNav() {
  const { t } = useLingui();
  const { term } = usePage();
  const { pathname } = useLocation();
  const { favourites, alerts } = useSavedCounts();
  const current = (path: string) => (pathname === path ? "page" : undefined);
  return (
    <nav className={styles.nav} aria-label={t`Shortcuts`}>
      <Link href={paths.list.to()} aria-current={current(paths.list.path)} className={styles.link}>
        <SearchIcon />
        <Trans>Search</Trans>
      </Link>
      <Link
        href={paths.userFavourites.to()}
        aria-current={current(paths.userFavourites.path)}
        className={styles.link}
      >
        <HeartIcon />
        {term("account.saved")}
        <SavedCount count={favourites} />
      </Link>
      <Link
        href={paths.userAlerts.to()}
        aria-current={current(paths.userAlerts.path)}
        className={styles.link}
      >
        <BellIcon />
        <Trans>Alerts</Trans>
        <SavedCount count={alerts} />
      </Link>
      <Link
        href={paths.myListing.to()}
        aria-current={current(paths.myListing.path)}
        className={styles.link}
      >
        <HomeIcon />
        <Trans id="layout.listings">My listings</Trans>
      </Link>
    </nav>
  );
}
