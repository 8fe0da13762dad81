import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { IconButton } from "../button/icon-button.tsx";
import type { Photo } from "../carousel/carousel.tsx";
import { usePhotoTrack } from "../gallery/use-photo-track.ts";
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from "../icon/icons.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./viewer.module.css";

/** Props of `Viewer`. */
export interface ViewerProps {
  photos: readonly Photo[];
  /** Names the dialog: the home's title. */
  label: string;
  /** The picture to begin with, from 0. */
  startAt: number;
  /** After it has closed; the caller takes it away and gives the focus back. */
  onClose: () => void;
}

/** All pictures, one at a time over the whole window: swipe, arrows, Home and End, Escape. */
export function Viewer({ photos, label, startAt, onClose }: ViewerProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const count = photos.length;
  const { index, goTo, trackProps } = usePhotoTrack(track, count, startAt);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    track.current?.scrollTo({ left: startAt * track.current.clientWidth, behavior: "instant" });
  }, [startAt]);

  const turn = (event: KeyboardEvent) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  const position = index + 1;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      onClose={onClose}
      onKeyDown={turn}
    >
      <header className={styles.head}>
        <p className={styles.count} aria-hidden="true">
          {position} / {count}
        </p>
        <p className={styles.caption} aria-hidden="true">
          {photos[index]?.alt}
        </p>
        <p className={styles.spoken} role="status">
          {t`Photo ${position} of ${count}`}
        </p>
        <IconButton icon={CloseIcon} label={t`Close`} onClick={() => dialog.current?.close()} />
      </header>
      <ul ref={track} className={styles.track} {...trackProps} aria-label={t`Photos`}>
        {photos.map(({ source, alt, fit }, at) => (
          <li
            key={source.url}
            className={styles.slide}
            aria-hidden={at === index ? undefined : "true"}
          >
            {Math.abs(at - index) <= 1 && (
              <Picture
                source={source}
                alt={alt}
                fit={fit === "contain" ? "contain" : "whole"}
                ratio="fill"
                sizes="100vw"
              />
            )}
          </li>
        ))}
      </ul>
      <IconButton
        icon={ArrowLeftIcon}
        label={t`Previous photo`}
        variant="photo"
        className={`${styles.arrow} ${styles.before}`}
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
      />
      <IconButton
        icon={ArrowRightIcon}
        label={t`Next photo`}
        variant="photo"
        className={`${styles.arrow} ${styles.after}`}
        disabled={index === count - 1}
        onClick={() => goTo(index + 1)}
      />
    </dialog>
  );
}
