import { useEffect, useRef } from "react";
import { Picture, type Photo } from "../picture/picture.tsx";
import styles from "./thumbnails.module.css";

/** Props of `Thumbnails`. */
export interface ThumbnailsProps {
  photos: readonly Photo[];
  /** Index of the current one, from 0. */
  index: number;
  onChoose: (index: number) => void;
}

/**
 * Small pictures to jump by, for pointers and fingers: keys turn the large ones, and a screen reader has those. The current one
 * is kept in the middle.
 */
export function Thumbnails({ photos, index, onChoose }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thumb = strip.current?.children.item(index);
    if (!strip.current || !(thumb instanceof HTMLElement)) return;
    strip.current.scrollTo({
      left: thumb.offsetLeft - (strip.current.clientWidth - thumb.clientWidth) / 2,
    });
  }, [index]);
  return (
    <div ref={strip} className={styles.strip} aria-hidden="true">
      {photos.map(({ source, fit }, at) => (
        <button
          key={source.url}
          type="button"
          tabIndex={-1}
          className={styles.thumb}
          data-current={at === index || undefined}
          onClick={() => onChoose(at)}
        >
          <Picture source={source} alt="" fit={fit} ratio="fill" sizes="80px" />
        </button>
      ))}
    </div>
  );
}
