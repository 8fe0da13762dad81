import { paths } from "@hjem/domain/paths";
import { AccountFrame } from "@hjem/storefront/account-frame";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Skeleton, SkeletonCard, SkeletonList } from "@hjem/ui/skeleton";
import { Tabs } from "@hjem/ui/tabs";
import text from "@hjem/ui/text.module.css";
import { SettingsIcon } from "@hjem/ui/tool-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { matchPath, useLocation } from "react-router";
import alerts from "../alerts/alerts.module.css";
import homes from "../homes/homes.module.css";
import overview from "../overview/overview.module.css";
import searches from "../searches/saved-searches.module.css";
import shell from "../shell/shell.module.css";
import styles from "./skeleton.module.css";

const keys = ["a", "b", "c", "d", "e", "f"] as const;

function AlertsSkeleton() {
  return (
    <div className={`${layout.page} ${alerts.page}`}>
      <div className={alerts.head}>
        <h1 className={text.h1}>
          <Trans>Alerts</Trans>
        </h1>
        <div className={alerts.acts}>
          <LinkButton size="s" href={paths.userSavedSearches.to()}>
            <Trans>Saved searches</Trans>
          </LinkButton>
          <LinkButton size="s" icon={SettingsIcon} href={paths.userSubscription.to()}>
            <Trans>Alert settings</Trans>
          </LinkButton>
        </div>
      </div>
      <SkeletonList>
        <div className={alerts.day}>
          <Skeleton as="small" width={20} />
        </div>
        {keys.map((key) => (
          <div key={key} className={alerts.row}>
            <div className={alerts.item}>
              <span className={`${alerts.photo} ${styles.square}`}>
                <Skeleton />
              </span>
              <span className={alerts.words}>
                <Skeleton width={62} />
                <Skeleton as="small" width={74} />
                <Skeleton as="small" width={46} />
              </span>
            </div>
          </div>
        ))}
      </SkeletonList>
    </div>
  );
}

function SearchesSkeleton() {
  return (
    <AccountFrame>
      <div className={searches.head}>
        <h1 className={text.h1}>
          <Trans>Saved searches</Trans>
        </h1>
        <LinkButton href={paths.list.to()}>
          <Trans>New search</Trans>
        </LinkButton>
        <Skeleton as="small" width={46} />
      </div>
      <SkeletonList className={searches.rows}>
        {keys.slice(0, 4).map((key) => (
          <div key={key} className={searches.row}>
            <div className={searches.words}>
              <Skeleton as="title" width={62} />
              <Skeleton as="small" width={92} />
            </div>
            <div className={`${searches.acts} ${styles.acts}`}>
              <Skeleton as="control" />
              <Skeleton as="control" />
              <span className={searches.changes}>
                <Skeleton as="control" width={62} />
              </span>
            </div>
          </div>
        ))}
      </SkeletonList>
    </AccountFrame>
  );
}

function OverviewSkeleton() {
  const { term } = usePage();
  return (
    <div className={`${overview.page} ${layout.stackLarge}`}>
      <header className={overview.head}>
        <h1 className={text.h1}>{term("account.favourites")}</h1>
        <div className={layout.row}>
          <LinkButton variant="ghost" href={paths.userSavedSearches.to()}>
            <Trans>Saved searches</Trans>
          </LinkButton>
          <span className={styles.button}>
            <Skeleton as="control" />
          </span>
        </div>
      </header>
      <SkeletonList className={overview.collections}>
        {keys.slice(0, 3).map((key) => (
          <div key={key} className={overview.collection}>
            <Skeleton as="photo" />
            <Skeleton as="title" width={62} />
            <Skeleton as="small" width={46} />
          </div>
        ))}
      </SkeletonList>
    </div>
  );
}

/** A collection: the name is not known yet, its tabs are. */
function CollectionSkeleton({ pathname }: { pathname: string }) {
  const { t } = useLingui();
  const { term } = usePage();
  const id = pathname.split("/")[3] ?? "";
  const tabs: [string, string][] = [
    [paths.userCollection.to(id), t({ message: "Homes", context: "tab" })],
    [paths.collectionCompare.to(id), t`Compare`],
    [paths.collectionRooms.to(id), t`By room`],
    [paths.collectionViewings.to(id), term("date.inspections")],
    [paths.collectionNotes.to(id), t`Notes`],
  ];
  const isWide = matchPath(paths.collectionCompare.path, pathname) !== null;
  const isForm =
    matchPath(paths.collectionUpdate.path, pathname) ??
    matchPath(paths.collectionAdd.path, pathname);
  return (
    <div className={shell.shell} data-wide={isWide || undefined}>
      <div className={shell.rail}>
        <div className={layout.stackSmall}>
          {keys.slice(0, 3).map((key) => (
            <Skeleton key={key} as="control" width={92} />
          ))}
        </div>
      </div>
      <div className={shell.page}>
        <div className={`${shell.head} ${styles.name}`}>
          <Skeleton as="heading" />
        </div>
        <Tabs
          label={t`Collection`}
          tabs={tabs.map(([href, label]) => ({ href, label, isCurrent: href === pathname }))}
          className={shell.tabs}
        />
        <SkeletonList className={isForm ? layout.stack : homes.grid}>
          {keys.map((key) =>
            isForm ? <Skeleton key={key} as="field" /> : <SkeletonCard key={key} />,
          )}
        </SkeletonList>
      </div>
    </div>
  );
}

/** Heading and shape of the page of the address, in the measures that it will have. */
export default function FavouritesSkeleton() {
  const pathname = useLocation().pathname.replace(/\/$/, "");
  const isAt = ({ path }: { path: string }) => matchPath(path, pathname) !== null;
  if (isAt(paths.userAlerts) || isAt(paths.userAlertMessage)) return <AlertsSkeleton />;
  if (isAt(paths.userSavedSearches)) return <SearchesSkeleton />;
  if (isAt(paths.userFavourites)) return <OverviewSkeleton />;
  return <CollectionSkeleton pathname={pathname} />;
}
