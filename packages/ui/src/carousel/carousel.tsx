import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/icons.ts";
import { Link } from "../link/link.tsx";
import { usePhotoTrack } from "../photo-track/use-photo-track.ts";
import { type Photo, Picture, type PictureProps } from "../picture/picture.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./carousel.module.css";

/** Props of `Carousel`. */
export interface CarouselProps {
  photos: readonly Photo[];
  /** Target of a click on a picture: the same URL as the card's title. */
  href: string;
  sizes: string;
  /** @default "card" */
  ratio?: PictureProps["ratio"];
  /** True for the largest picture of the first view. @default false */
  isPriority?: boolean;
  /** Number of the home's pictures, if the card has only some. @default the number of photos */
  total?: number;
  /** `dots` in a grid, `count` ("1 / 31") in a row. @default "dots" */
  marks?: "dots" | "count";
  /** At most two tags, top left. */
  tags?: ReactNode;
  /** Top right: the heart. */
  corner?: ReactNode;
  /** Bottom left, a short note: that the home was viewed. */
  note?: ReactNode;
  /** Further content over the picture, which places itself. */
  children?: ReactNode;
  className?: string;
}

const DOTS = 5;

/** Which of five dots is highlighted: the first and last two have their own, all between share the middle. */
const litDot = (index: number, count: number) => {
  if (count <= DOTS || index < 2) return index;
  return index > count - 3 ? DOTS - (count - index) : 2;
};

/** The pictures of a card: swiped, or turned by arrows or keys. Only the first is loaded until it is used. */
export function Carousel({
  photos,
  href,
  sizes,
  ratio = "card",
  isPriority,
  total = photos.length,
  marks = "dots",
  tags,
  corner,
  note,
  children,
  className,
}: CarouselProps) {
  const { t } = useLingui();
  const track = useRef<HTMLUListElement>(null);
  const { index, reach, goTo, trackProps } = usePhotoTrack(track, photos.length);
  const isRow = photos.length > 1;
  const position = index + 1;
  const count = total;
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    goTo(index + step);
  };
  return (
    <div className={classNames(styles.carousel, className)}>
      <ul
        ref={track}
        className={styles.track}
        {...trackProps}
        {...(isRow && {
          onKeyDown: turn,
          "aria-label": t`Photo ${position} of ${count}`,
        })}
      >
        {/* One more than is loaded, to swipe to; the rest would only cost time. */}
        {photos.slice(0, reach + 2).map(({ source, alt, fit }, at) => (
          <li
            key={source.url}
            className={styles.slide}
            // A picture that fills it paints its own.
            style={at > reach || fit === "contain" ? { backgroundColor: source.color } : undefined}
          >
            {at <= reach && (
              <Picture
                source={source}
                alt={alt}
                fit={fit}
                sizes={sizes}
                ratio="fill"
                isPriority={isPriority && at === 0}
              />
            )}
            <Link className={styles.cover} href={href} tabIndex={-1} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <div className={styles.frame} data-ratio={ratio} />
      {tags && <div className={styles.tags}>{tags}</div>}
      {corner && <div className={styles.corner}>{corner}</div>}
      {note && <div className={classNames(styles.plate, styles.note)}>{note}</div>}
      {children}
      {marks === "count" && count > 0 && (
        <span className={classNames(styles.plate, styles.count)} aria-hidden="true">
          {`${position} / ${count}`}
        </span>
      )}
      {isRow && (
        <>
          {marks === "dots" && (
            <span className={styles.dots} aria-hidden="true">
              {photos.slice(0, DOTS).map((photo, at) => (
                <i
                  key={photo.source.url}
                  data-lit={at === litDot(index, photos.length) || undefined}
                />
              ))}
            </span>
          )}
          <IconButton
            icon={ChevronLeftIcon}
            label={t`Previous photo`}
            variant="photo"
            size="s"
            className={classNames(styles.arrow, styles.before)}
            tabIndex={-1}
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            icon={ChevronRightIcon}
            label={t`Next photo`}
            variant="photo"
            size="s"
            className={classNames(styles.arrow, styles.after)}
            tabIndex={-1}
            disabled={index === photos.length - 1}
            onClick={() => goTo(index + 1)}
          />
        </>
      )}
    </div>
  );
}
