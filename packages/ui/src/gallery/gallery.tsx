import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import type { Photo } from "../carousel/carousel.tsx";
import type { Icon } from "../icon/icon.tsx";
import { ImageIcon } from "../icon/icons.ts";
import { Picture, pictureUrl } from "../picture/picture.tsx";
import type { ViewerProps } from "../viewer/viewer.tsx";
import buttons from "../button/button.module.css";
import styles from "./gallery.module.css";

/** A way straight to one picture, as to the floor plan. */
export interface GalleryShortcut {
  label: string;
  icon: Icon;
  /** Which picture, from 0. */
  at: number;
}

/** Props of `Gallery`. */
export interface GalleryProps {
  photos: readonly Photo[];
  /** Names the pictures for those who do not see them: the home's title. */
  label: string;
  /** Beside "24 photos". */
  shortcuts?: readonly GalleryShortcut[];
}

const SHOWN = 5;

/**
 * The pictures of a home: one large and four small, swiped on a phone. A press opens all of them
 * full-screen; that part is fetched then. Without JavaScript, or when it cannot be fetched, a press
 * opens the picture itself.
 */
export function Gallery({ photos, label, shortcuts = [] }: GalleryProps) {
  const { t } = useLingui();
  const [openAt, setOpenAt] = useState<number>();
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const opener = useRef<HTMLAnchorElement>(null);
  const count = photos.length;

  const open = (at: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    setOpenAt(at);
    import("../viewer/viewer.tsx").then(
      (module) => setViewer(() => module.Viewer),
      () => window.location.assign(link.href),
    );
  };
  const close = () => {
    setOpenAt(undefined);
    opener.current?.focus();
  };

  const tools = [
    { label: t`${plural(count, { one: "# photo", other: "# photos" })}`, icon: ImageIcon, at: 0 },
    ...shortcuts,
  ];
  return (
    <section className={styles.gallery} aria-label={label}>
      <ul className={styles.grid} data-count={Math.min(count, SHOWN)}>
        {photos.slice(0, SHOWN).map(({ source, alt, fit }, at) => (
          <li key={source.url} className={styles.cell}>
            <a href={pictureUrl(source, 1600, "webp")} className={styles.open} onClick={open(at)}>
              <Picture
                source={source}
                alt={alt}
                fit={fit}
                ratio="fill"
                sizes={at === 0 ? "(width >= 640px) 50vw, 100vw" : "(width >= 640px) 25vw, 100vw"}
                isPriority={at === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.tools}>
        {tools.map(({ label: words, icon: ToolIcon, at }) => {
          const photo = photos[at];
          return (
            photo && (
              <li key={words}>
                <a
                  className={buttons.button}
                  data-variant="line"
                  data-size="s"
                  href={pictureUrl(photo.source, 1600, "webp")}
                  onClick={open(at)}
                >
                  <span className={buttons.label}>
                    <ToolIcon size="s" />
                    {words}
                  </span>
                </a>
              </li>
            )
          );
        })}
      </ul>
      {Viewer && openAt !== undefined && (
        <Viewer photos={photos} label={label} startAt={openAt} onClose={close} />
      )}
    </section>
  );
}
