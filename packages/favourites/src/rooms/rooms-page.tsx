import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { resultPrice } from "@hjem/domain/format/result-price";
import { PAGE_SIZE_MAX } from "@hjem/domain/limits";
import { pageNumberOf } from "@hjem/domain/page-number";
import { paths } from "@hjem/domain/paths";
import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import { type SavedRoom, savedRooms } from "@hjem/domain/saved/saved-rules";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, MessageCatalogs, PageLoaderArgs } from "@hjem/storefront/routes";
import { Button } from "@hjem/ui/button";
import { Carousel } from "@hjem/ui/carousel";
import fading from "@hjem/ui/fading.module.css";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Pagination } from "@hjem/ui/pagination";
import { SegmentedLinks } from "@hjem/ui/segmented";
import { SkeletonCard, SkeletonList } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { collectionHead, loadCollection } from "../model/load-collection.ts";
import { useCollection } from "../model/use-collection.ts";
import { CollectionShell } from "../shell/collection-shell.tsx";
import styles from "./rooms.module.css";

const roomsMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** Loads the collection and the messages of the page. */
export async function loader(args: PageLoaderArgs): Promise<Collection> {
  const [collection] = await Promise.all([
    loadCollection(args),
    args.page.loadMessages(roomsMessages),
  ]);
  return collection;
}

/** Title of the page. */
export const head = (collection: Collection, page: HeadContext): Head =>
  collectionHead(collection, page, t(page.i18n)`By room`);

const DEFAULT_ROOM: SavedRoom = "kitchen";

const hrefOf = (collectionId: string, room: SavedRoom, page = 1): string =>
  `${paths.collectionRooms.to(collectionId)}?room=${room}${page > 1 ? `&page=${page}` : ""}`;

const imagesOf = ({ rooms }: SavedHome, room: SavedRoom) =>
  rooms.find((each) => each.room === room)?.images ?? [];

/** The pictures of a room in one home. */
function RoomOfHome({ home, room }: { home: SavedHome; room: SavedRoom }) {
  const page = usePage();
  const { property } = home;
  const images = imagesOf(home, room);
  const alt = `${page.term(`photo.${room}`)}, ${property.address}`;
  return (
    <li className={styles.home}>
      <Carousel
        photos={images.map((source) => ({ source, alt }))}
        total={images.length}
        href={propertyHref(property)}
        sizes="(width < 640px) 100vw, 24rem"
      />
      <p className={text.strong}>{resultPrice(page, property).figure}</p>
      <Link href={propertyHref(property)} className={`${text.small} ${text.linkAlone}`}>
        {property.address}
      </Link>
    </li>
  );
}

/** The homes without a picture of the room: counted and named, so that none seems forgotten. */
function Missing({ homes }: { homes: readonly SavedHome[] }) {
  if (homes.length === 0) return null;
  return (
    <section className={styles.missing}>
      <h3 className={text.control}>
        <Plural
          value={homes.length}
          one="# home has no picture of this room"
          other="# homes have no picture of this room"
        />
      </h3>
      <ul>
        {homes.map(({ propertyId, property, isGone }) => (
          <li key={propertyId}>
            {isGone ? (
              property.address
            ) : (
              <Link href={propertyHref(property)} className={text.link}>
                {property.address}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One room of all homes of a collection side by side (FAV-018). */
export function Component() {
  const page = usePage();
  const { t: translate } = useLingui();
  const collection = useCollection();
  const [query] = useSearchParams();
  const room = savedRooms.find((each) => each === query.get("room")) ?? DEFAULT_ROOM;
  const { data, isFetching, isError, refetch } = collectionsApi.useListSavedHomesQuery({
    collectionId: collection.id,
    query: {
      size: PAGE_SIZE_MAX,
      page: pageNumberOf(query),
      showby: [room],
    },
  });
  const homes = data?.data ?? [];
  const shown = homes.filter((home) => imagesOf(home, room).length > 0);
  const missing = homes.filter((home) => imagesOf(home, room).length === 0);
  const countOf = (each: SavedRoom) => data?.rooms.find((counted) => counted.room === each)?.count;
  return (
    <CollectionShell tab="rooms">
      <div className={`${styles.bar} ${fading.row}`}>
        <SegmentedLinks
          label={translate`Room`}
          segments={savedRooms.map((each) => ({
            href: hrefOf(collection.id, each),
            label: [page.term(`photo.${each}`), countOf(each)]
              .filter((part) => part !== undefined)
              .join(" "),
            isCurrent: each === room,
          }))}
        />
      </div>
      <h2 className={text.visuallyHidden}>{page.term(`photo.${room}`)}</h2>
      {isError && (
        <p role="alert" className={styles.notice}>
          <Trans>We couldn't load the homes.</Trans>{" "}
          <Button size="s" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {!data && isFetching && (
        <SkeletonList className={layout.cards}>
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonList>
      )}
      {data && homes.length === 0 && (
        <p className={styles.notice}>
          <Trans>There are no homes in this collection yet.</Trans>
        </p>
      )}
      {shown.length > 0 && (
        <ul className={layout.cards} aria-busy={isFetching || undefined}>
          {shown.map((home) => (
            <RoomOfHome key={home.propertyId} home={home} room={room} />
          ))}
        </ul>
      )}
      <Missing homes={missing} />
      {data && (
        <Pagination
          page={data.pagination.currentPage}
          lastPage={data.pagination.lastPage}
          hrefOf={(next) => hrefOf(collection.id, room, next)}
        />
      )}
    </CollectionShell>
  );
}
