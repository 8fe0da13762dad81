import { useLayoutEffect, useRef, useState } from "react";
import styles from "./preview-frame.module.css";

/** Props of `PreviewFrame`. */
export interface PreviewFrameProps {
  /** Path of the preview's page. */
  src: string;
  /** Width of the window that is shown, in CSS pixels. */
  width: number;
  title: string;
}

/** The site's own page with its scripts: without them it has no map and no pictures beyond the first. */
const OWN_PAGE = "allow-scripts allow-same-origin allow-forms allow-popups";

/** A page in a frame of a given width, made smaller where there is less room. */
export function PreviewFrame({ src, width, title }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <div ref={place} className={styles.place}>
      <iframe
        className={styles.frame}
        src={src}
        title={title}
        sandbox={OWN_PAGE}
        style={{
          width,
          height: `calc(var(--preview-height) / ${scale})`,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room - width * scale) / 2),
        }}
      />
    </div>
  );
}
