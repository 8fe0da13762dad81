import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { Chip } from "../chip/chip.tsx";
import { enterModal } from "../dialog/open-modals.ts";
import { CloseIcon } from "../icon/icons.ts";
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from "../icon/tool-icons.ts";
import { usePhotoTrack } from "../photo-track/use-photo-track.ts";
import { Picture, type Photo } from "../picture/picture.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { useZoom } from "./use-zoom.ts";
import styles from "./viewer.module.css";
import { ZOOM_MAX } from "./zoom.ts";

/** A group of pictures, such as those of one room; the first group has all of them. */
export interface PhotoGroup {
  label: string;
  /** Indexes of the pictures, from 0, in order. */
  at: readonly number[];
}

/** Props of `Viewer`. */
export interface ViewerProps {
  photos: readonly Photo[];
  /** Accessible name of the dialog: the home's title. */
  label: string;
  /** Index of the first picture, from 0. */
  startAt: number;
  /** Groups of pictures, all of them first; fewer than two are not shown. @default [] */
  groups?: readonly PhotoGroup[];
  /** Called with the index of the current picture, from 0, for the URL. */
  onPhotoChange?: (at: number) => void;
  /** Called after it has closed; the caller unmounts it and restores the focus. */
  onClose: () => void;
}

/** Pixels that a key pans a zoomed picture by. */
const KEY_STEP_PX = 80;

/**
 * All pictures, one at a time in full screen: swipe, arrow keys, Home and End, Escape. Each can be zoomed by pinch,
 * double click, plus and minus; then arrow keys and fingers pan it. Dark in both themes, so that light pictures have an edge.
 */
export function Viewer({
  photos,
  label,
  startAt,
  groups = [],
  onPhotoChange,
  onClose,
}: ViewerProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const group = groups[chosen];
  const shown = group ? group.at : photos.map((_, at) => at);
  const shownPhotos = shown.flatMap((number) => photos[number] ?? []);
  const count = shown.length;
  const { index, goTo, restart, trackProps } = usePhotoTrack(track, count, startAt);
  const zoom = useZoom(track);
  const { isZoomed, view } = zoom;
  const at = shown[index] ?? 0;

  const placed = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
      // The pictures get the focus, not the first button: users want to turn them.
      track.current?.focus();
    }
    // Another group is shown at once at its start; within one group the track scrolls smoothly.
    if (placed.current === chosen) return;
    placed.current = chosen;
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: "instant" });
  });
  useLayoutEffect(() => (dialog.current ? enterModal(dialog.current) : undefined), []);
  const announced = useRef(startAt);
  useEffect(() => {
    if (announced.current === at) return;
    announced.current = at;
    zoom.reset();
    onPhotoChange?.(at);
  });

  const choose = (next: number) => {
    // Returning to all pictures keeps the current one.
    restart(Math.max(0, groups[next]?.at.indexOf(at) ?? 0));
    setChosen(next);
  };
  const step = (next: number) => {
    goTo(next);
    // At either end the button disappears; keys must still reach the pictures.
    if (next <= 0 || next >= count - 1) track.current?.focus();
  };
  const keys: Readonly<Record<string, () => void>> = {
    "+": zoom.nearer,
    "=": zoom.nearer,
    "-": zoom.farther,
    "0": zoom.reset,
    Home: () => goTo(0),
    End: () => goTo(count - 1),
    ...(isZoomed
      ? {
          ArrowLeft: () => zoom.move(KEY_STEP_PX, 0),
          ArrowRight: () => zoom.move(-KEY_STEP_PX, 0),
          ArrowUp: () => zoom.move(0, KEY_STEP_PX),
          ArrowDown: () => zoom.move(0, -KEY_STEP_PX),
        }
      : { ArrowLeft: () => goTo(index - 1), ArrowRight: () => goTo(index + 1) }),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const position = index + 1;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      data-theme="dark"
      aria-label={label}
      onClose={onClose}
      onKeyDown={press}
    >
      <header className={styles.head}>
        <p className={styles.count} aria-hidden="true">
          {position} / {count}
        </p>
        <p className={styles.caption} aria-hidden="true">
          {photos[at]?.alt}
        </p>
        <p className={styles.spoken} role="status">
          {t`Photo ${position} of ${count}`}
        </p>
        <IconButton
          icon={MinusIcon}
          label={t`Zoom out`}
          aria-disabled={!isZoomed}
          onClick={zoom.farther}
        />
        <IconButton
          icon={PlusIcon}
          label={t`Zoom in`}
          aria-disabled={view.scale >= ZOOM_MAX}
          onClick={zoom.nearer}
        />
        <IconButton icon={CloseIcon} label={t`Close`} onClick={() => dialog.current?.close()} />
      </header>
      {groups.length > 1 && (
        <div className={styles.groups} role="group" aria-label={t`Photos`}>
          {groups.map(({ label: words, at: members }, number) => (
            <Chip
              key={words}
              tone="line"
              isPressed={number === chosen}
              onClick={() => choose(number)}
            >
              {words} <span className={styles.number}>{members.length}</span>
            </Chip>
          ))}
        </div>
      )}
      <ul
        ref={track}
        className={styles.track}
        {...trackProps}
        {...zoom.frameProps}
        data-zoomed={isZoomed || undefined}
        aria-label={t`Photos`}
      >
        {shown.map((number, place) => {
          const photo = photos[number];
          const isHere = place === index;
          return (
            <li
              key={number}
              className={styles.slide}
              aria-hidden={isHere ? undefined : "true"}
              style={
                isHere && isZoomed
                  ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
                  : undefined
              }
            >
              {photo && Math.abs(place - index) <= 1 && (
                <Picture
                  source={photo.source}
                  alt={photo.alt}
                  fit={photo.fit === "contain" ? "contain" : "whole"}
                  ratio="fill"
                  sizes={isHere ? `${Math.round(view.scale * 100)}vw` : "100vw"}
                />
              )}
            </li>
          );
        })}
      </ul>
      <IconButton
        icon={ArrowLeftIcon}
        label={t`Previous photo`}
        variant="photo"
        className={`${styles.arrow} ${styles.before}`}
        disabled={index === 0}
        onClick={() => step(index - 1)}
      />
      <IconButton
        icon={ArrowRightIcon}
        label={t`Next photo`}
        variant="photo"
        className={`${styles.arrow} ${styles.after}`}
        disabled={index >= count - 1}
        onClick={() => step(index + 1)}
      />
      {shownPhotos.length > 1 && <Thumbnails photos={shownPhotos} index={index} onChoose={goTo} />}
    </dialog>
  );
}
