import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { paths } from "@hjem/domain/paths";
import type { Collection } from "@hjem/domain/saved/collection";
import type { HeadContext } from "@hjem/storefront/routes";
import { Button, LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Pagination } from "@hjem/ui/pagination";
import { SkeletonCard, SkeletonList } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useChangedHomes } from "../model/change-homes.ts";
import { groupHomes } from "../model/group-homes.ts";
import { HOMES_A_PAGE, homesHref, readHomesQuery } from "../model/homes-query.ts";
import { collectionHead, loadCollection } from "../model/load-collection.ts";
import { useCollection, useOwnId } from "../model/use-collection.ts";
import { useVisit } from "../model/visit.ts";
import { CollectionShell } from "../shell/collection-shell.tsx";
import { ClosedHome } from "./closed-home.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { HomeEntry, type HomeEntryProps } from "./home-entry.tsx";
import { HomesBar } from "./homes-bar.tsx";
import styles from "./homes.module.css";
import { RemovedHomes } from "./removed-homes.tsx";
import { usePicks } from "./use-picks.ts";

export const loader = loadCollection;

/** Title of the page. */
export const head = (collection: Collection, page: HeadContext) => collectionHead(collection, page);

/** A collection without homes: how they get here. */
function NoHomes({ collection }: { collection: Collection }) {
  return (
    <div className={layout.stack}>
      <h2 className={text.h2}>
        <Trans>No homes here yet</Trans>
      </h2>
      <p className={text.secondary}>
        <Trans>Press the heart on a home to save it.</Trans>
      </p>
      <div className={layout.row}>
        <LinkButton variant="primary" href={paths.list.to()}>
          <Trans>Search for homes</Trans>
        </LinkButton>
        {!collection.isDefault && (
          <LinkButton href={paths.collectionAdd.to(collection.id)}>
            <Trans>Add from your saved homes</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}

const SkeletonHomes = () => (
  <SkeletonList className={styles.grid}>
    {["a", "b", "c"].map((key) => (
      <SkeletonCard key={key} />
    ))}
  </SkeletonList>
);

/** Homes of the collection: filters, groups, pages. */
function Homes() {
  const { t } = useLingui();
  const collection = useCollection();
  const ownId = useOwnId();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const query = readHomesQuery(address, collection.users.length > 1);
  const { room, status, order, page } = query;
  const { data, isError, isFetching, refetch } = collectionsApi.useListSavedHomesQuery({
    collectionId: collection.id,
    query: {
      page,
      size: HOMES_A_PAGE,
      order: order === "asc" ? "asc" : "desc",
      ...(room && { showby: [room] }),
      ...(status && { availability: [status] }),
    },
  });
  const seenAt = useVisit(collection.id, data?.seenAt);
  const homes = useChangedHomes(collection.id, data?.data ?? []);
  const picks = usePicks();
  const [shownAll, showAll] = useState(false);

  if (isError && !data) {
    return (
      <div role="alert" className={layout.stack}>
        <p>
          <Trans>Your homes could not be loaded.</Trans>
        </p>
        <div>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </div>
    );
  }
  if (!data) return <SkeletonHomes />;
  const total = data.availability.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <NoHomes collection={collection} />;

  const userIds = order === "disagreement" ? collection.users.map(({ userId }) => userId) : [];
  const { disagreed, others, closed } = groupHomes(homes, userIds);
  const entry = (home: HomeEntryProps["home"], look: HomeEntryProps["look"]) => (
    <HomeEntry
      key={home.propertyId}
      {...{ collection, home, look, room }}
      visit={{ seenAt, ownId }}
      {...picks.of(home.propertyId)}
    />
  );
  const shown = shownAll || others.length <= FIRST_SHOWN ? others : others.slice(0, FIRST_SHOWN);
  const hidden = others.length - shown.length;
  return (
    <>
      <HomesBar query={query} homes={data} isShared={collection.users.length > 1} total={total} />
      <div className={styles.homes} aria-busy={isFetching}>
        {disagreed.length > 0 && (
          <section className={layout.stackSmall}>
            <h2 className={text.h3}>{t`You disagree on ${disagreed.length}`}</h2>
            <ul className={styles.rows}>{disagreed.map((home) => entry(home, "row"))}</ul>
          </section>
        )}
        {others.length > 0 && (
          <section className={layout.stackSmall}>
            <h2 className={text.h3}>
              {disagreed.length > 0 ? <Trans>Other homes</Trans> : <Trans>Homes</Trans>}{" "}
              <span className={`${text.small} ${text.muted}`}>
                {t`${plural(others.length, { one: "# home", other: "# homes" })}`}
              </span>
            </h2>
            <ul className={styles.grid}>{shown.map((home) => entry(home, "card"))}</ul>
            {hidden > 0 && (
              <div>
                <Button onClick={() => showAll(true)}>{t`Show ${hidden} more`}</Button>
              </div>
            )}
          </section>
        )}
        {closed.length > 0 && (
          <section className={layout.stackSmall}>
            <h2 className={text.h3}>
              <Trans>No longer available</Trans>{" "}
              <span className={`${text.small} ${text.muted}`}>
                {t`${plural(closed.length, { one: "# home", other: "# homes" })}`}
              </span>
            </h2>
            <ul className={styles.closedHomes}>
              {closed.map((home) => (
                <ClosedHome key={home.propertyId} collection={collection} home={home} />
              ))}
            </ul>
          </section>
        )}
        {data.data.length === 0 && (
          <p>
            <Trans>No homes with this status.</Trans>
          </p>
        )}
        <Pagination
          page={page}
          lastPage={data.pagination.lastPage}
          hrefOf={(number) => homesHref(pathname, address, { page: String(number) })}
        />
      </div>
      <CompareBar collectionId={collection.id} picked={picks.picked} onClear={picks.clear} />
    </>
  );
}

/** Cards of the first view; the rest of a page comes by a press. */
const FIRST_SHOWN = 24;

/** A collection (FAV-002). */
export function Component() {
  const collection = useCollection();
  return (
    <CollectionShell tab="homes">
      <Homes key={collection.id} />
      <RemovedHomes collection={collection} />
    </CollectionShell>
  );
}
