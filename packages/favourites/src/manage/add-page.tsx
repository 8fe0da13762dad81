import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { resultPrice } from "@hjem/domain/format/result-price";
import { paths } from "@hjem/domain/paths";
import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import { usePage } from "@hjem/storefront/page";
import type { HeadContext } from "@hjem/storefront/routes";
import { Button, LinkButton } from "@hjem/ui/button";
import { Checkbox } from "@hjem/ui/checkbox";
import layout from "@hjem/ui/layout.module.css";
import { Pagination } from "@hjem/ui/pagination";
import { Picture } from "@hjem/ui/picture";
import { Skeleton, SkeletonList } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { plural, t as translate } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { HOMES_A_PAGE, homesHref, readHomesQuery } from "../model/homes-query.ts";
import { collectionHead, loadCollection } from "../model/load-collection.ts";
import { useCollectionCall } from "../model/use-collection-call.ts";
import { useCollection } from "../model/use-collection.ts";
import { CollectionShell } from "../shell/collection-shell.tsx";
import styles from "./manage.module.css";

export const loader = loadCollection;

/** Title of the page. */
export const head = (collection: Collection, page: HeadContext) =>
  collectionHead(collection, page, translate(page.i18n)`Add homes`);

/** A saved home with a checkbox; one that is in the collection is ticked and stays so. */
function Pick({
  home,
  isIn,
  isPicked,
  onPick,
}: {
  home: SavedHome;
  isIn: boolean;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}) {
  const page = usePage();
  const { property } = home;
  const [picture] = property.images;
  return (
    <li className={styles.pick}>
      <div className={styles.photo}>
        {picture && <Picture source={picture} alt="" sizes="6rem" ratio="fill" />}
      </div>
      <Checkbox
        checked={isIn || isPicked}
        disabled={isIn}
        onChange={({ currentTarget }) => onPick(currentTarget.checked)}
        label={
          <>
            <span className={text.medium}>{property.address}</span>
            <br />
            <span className={`${text.small} ${text.secondary}`}>
              {isIn ? <Trans>In this collection</Trans> : resultPrice(page, property).figure}
            </span>
          </>
        }
      />
    </li>
  );
}

/** Every saved home, to be picked for the collection (FAV-003, FAV-033). */
function AddHomes({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { isBusy, call } = useCollectionCall();
  const { page } = readHomesQuery(address, false);
  const { data, isError, refetch } = collectionsApi.useListSavedHomesQuery({
    query: { page, size: HOMES_A_PAGE },
  });
  if (isError && !data) {
    return (
      <div role="alert" className={layout.row}>
        <Trans>Your homes could not be loaded.</Trans>
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <SkeletonList className={layout.stack}>
        <Skeleton width={80} />
        <Skeleton width={62} />
      </SkeletonList>
    );
  }
  const isIn = ({ collectionIds }: SavedHome) => collectionIds.includes(collection.id);
  if (!data.data.some((home) => !isIn(home)) && data.pagination.lastPage <= 1) {
    return (
      <div className={layout.stack}>
        <p className={text.secondary}>
          <Trans>All the homes you have saved are in this collection.</Trans>
        </p>
        <div>
          <LinkButton variant="primary" href={paths.list.to()}>
            <Trans>Search for homes</Trans>
          </LinkButton>
        </div>
      </div>
    );
  }
  const count = picked.length;
  const add = async () => {
    const isDone = await call(
      () =>
        store.dispatch(
          collectionsApi.endpoints.addToCollection.initiate(
            { collectionId: collection.id, body: { properties: [...picked] } },
            { track: false },
          ),
        ),
      t`${plural(count, { one: "# home added", other: "# homes added" })}`,
    );
    if (isDone) await navigate(paths.userCollection.to(collection.id));
  };
  return (
    <div className={layout.stackLarge}>
      <ul className={styles.picks}>
        {data.data.map((home) => (
          <Pick
            key={home.propertyId}
            home={home}
            isIn={isIn(home)}
            isPicked={picked.includes(home.propertyId)}
            onPick={(isPicked) =>
              setPicked((before) =>
                isPicked
                  ? [...before, home.propertyId]
                  : before.filter((each) => each !== home.propertyId),
              )
            }
          />
        ))}
      </ul>
      <Pagination
        page={page}
        lastPage={data.pagination.lastPage}
        hrefOf={(number) => homesHref(pathname, address, { page: String(number) })}
      />
      <div className={layout.row}>
        <Button variant="primary" isBusy={isBusy} disabled={count === 0} onClick={() => void add()}>
          {count === 0
            ? t`Select homes to add`
            : t`Add ${plural(count, { one: "# home", other: "# homes" })}`}
        </Button>
        <LinkButton variant="ghost" href={paths.userCollection.to(collection.id)}>
          <Trans>Cancel</Trans>
        </LinkButton>
      </div>
    </div>
  );
}

/** The page on which homes are added to a collection. */
export function Component() {
  const collection = useCollection();
  return (
    <CollectionShell>
      <h2 className={text.h2}>
        <Trans>Add homes</Trans>
      </h2>
      <AddHomes key={collection.id} collection={collection} />
    </CollectionShell>
  );
}
