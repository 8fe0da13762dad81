import type { SavedHome } from "@hjem/domain/saved/collection";
import type { SavedRoom } from "@hjem/domain/saved/saved-rules";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import { Carousel } from "@hjem/ui/carousel";
import { Tag } from "@hjem/ui/tag";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeTag } from "./home-news.ts";
import styles from "./homes.module.css";

/** Whether homes are picked, for comparing them. */
export interface Picking {
  isPicked: boolean;
  /** As many are picked as can be compared. */
  isFull: boolean;
  onPick: (isPicked: boolean) => void;
}

/** Props of `HomePhoto`. */
export interface HomePhotoProps extends Picking {
  home: SavedHome;
  /** Pictures of this room only; null for all. */
  room: SavedRoom | null;
  /** The one tag of the picture: what is new (visual.md §18). */
  news: HomeTag | null;
  sizes: string;
}

/** Pictures of a saved home, with a checkbox to compare it. */
export function HomePhoto({ home, room, news, sizes, isPicked, isFull, onPick }: HomePhotoProps) {
  const { term } = usePage();
  const { t } = useLingui();
  const { property } = home;
  const images = room
    ? (home.rooms.find((each) => each.room === room)?.images ?? [])
    : property.images;
  const roomName = room ? term(`photo.${room}`) : "";
  return (
    <Carousel
      href={propertyHref(property)}
      sizes={sizes}
      marks="count"
      total={room ? images.length : property.imageCount}
      photos={images.map(({ type, ...source }) => ({
        source,
        alt: term(`photo.${type}`),
        fit: type === "floorplan" ? "contain" : "cover",
      }))}
      tags={news && <Tag tone={news.tone}>{news.label}</Tag>}
      note={room && images.length === 0 && <Trans>No photo: {roomName}</Trans>}
      corner={
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={isPicked}
            disabled={isFull && !isPicked}
            aria-label={t`Select ${property.address} for comparison`}
            onChange={({ currentTarget }) => onPick(currentTarget.checked)}
          />
        </label>
      }
    />
  );
}
