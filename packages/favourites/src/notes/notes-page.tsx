import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { Collection } from "@hjem/domain/saved/collection";
import { propertyHref } from "@hjem/home-card/result-photos";
import type { HeadContext } from "@hjem/storefront/routes";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Pagination } from "@hjem/ui/pagination";
import { Picture } from "@hjem/ui/picture";
import { Skeleton, SkeletonList } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { t as translate } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLocation, useSearchParams } from "react-router";
import { OthersNotes } from "../decisions/home-notes.tsx";
import { NoteField } from "../decisions/note-field.tsx";
import { Questions } from "../decisions/questions.tsx";
import { useChangedHomes } from "../model/change-homes.ts";
import { HOMES_A_PAGE, homesHref, readHomesQuery } from "../model/homes-query.ts";
import { collectionHead, loadCollection } from "../model/load-collection.ts";
import { useCollection } from "../model/use-collection.ts";
import { CollectionShell } from "../shell/collection-shell.tsx";
import styles from "./notes-page.module.css";

export const loader = loadCollection;

/** Title of the page. */
export const head = (collection: Collection, page: HeadContext) =>
  collectionHead(collection, page, translate(page.i18n)`Notes`);

/** Notes and questions of every home; homes with a note stand first. */
function NotesOfHomes({ collection }: { collection: Collection }) {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const { page } = readHomesQuery(address, false);
  const { data, isError, refetch } = collectionsApi.useListSavedHomesQuery({
    collectionId: collection.id,
    query: { page, size: HOMES_A_PAGE },
  });
  const shown = useChangedHomes(collection.id, data?.data ?? []);
  if (isError && !data) {
    return (
      <div role="alert" className={layout.row}>
        <Trans>Your notes could not be loaded.</Trans>
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <SkeletonList className={layout.stack}>
        <Skeleton as="heading" width={46} />
        <Skeleton width={92} />
        <Skeleton width={80} />
      </SkeletonList>
    );
  }
  if (data.data.length === 0) {
    return (
      <p className={text.secondary}>
        <Trans>Notes are written here once the collection has homes.</Trans>
      </p>
    );
  }
  const count = ({ notes, questions }: (typeof shown)[number]) => notes.length + questions.length;
  const homes = [
    ...shown.filter((home) => count(home) > 0),
    ...shown.filter((home) => count(home) === 0),
  ];
  return (
    <>
      <ul className={styles.homes}>
        {homes.map((home) => {
          const [picture] = home.property.images;
          return (
            <li key={home.propertyId} className={styles.home}>
              <div className={styles.photo}>
                {picture && <Picture source={picture} alt="" sizes="10rem" ratio="fill" />}
              </div>
              <div className={layout.stack}>
                <h2 className={text.h3}>
                  {home.isGone ? (
                    home.property.address
                  ) : (
                    <Link href={propertyHref(home.property)}>{home.property.address}</Link>
                  )}
                </h2>
                <NoteField collection={collection} home={home} />
                <OthersNotes home={home} />
                <Questions collection={collection} home={home} />
              </div>
            </li>
          );
        })}
      </ul>
      <Pagination
        page={page}
        lastPage={data.pagination.lastPage}
        hrefOf={(number) => homesHref(pathname, address, { page: String(number) })}
      />
    </>
  );
}

/** All notes of a collection (FAV-007). */
export function Component() {
  const collection = useCollection();
  return (
    <CollectionShell tab="notes">
      <NotesOfHomes key={collection.id} collection={collection} />
    </CollectionShell>
  );
}
