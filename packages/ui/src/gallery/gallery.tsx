import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import buttons from "../button/button.module.css";
import { ImageIcon } from "../icon/detail-icons.ts";
import type { Icon } from "../icon/icon.tsx";
import { Picture, pictureUrl, type Photo } from "../picture/picture.tsx";
import type { PhotoGroup, ViewerProps } from "../viewer/viewer.tsx";
import styles from "./gallery.module.css";

/** A shortcut to one picture, such as the floor plan. */
export interface GalleryShortcut {
  label: string;
  icon: Icon;
  /** Which picture, from 0. */
  at: number;
}

/** Props of `Gallery`. */
export interface GalleryProps {
  photos: readonly Photo[];
  /** Accessible name of the pictures: the home's title. */
  label: string;
  /** Beside "24 photos". */
  shortcuts?: readonly GalleryShortcut[];
  /** Tabs of the full-screen gallery: all pictures first, then by room. @default [] */
  groups?: readonly PhotoGroup[];
  /** Index of the picture that is shown full screen, from the URL; undefined for none. */
  openAt: number | undefined;
  /** Fragment of a picture's URL, such as `#picture-2`: a link that works before any script does. */
  hashOf: (at: number) => string;
  /** Called when a picture was clicked or turned to, for the URL. */
  onOpen: (at: number) => void;
  onPhotoChange: (at: number) => void;
  onClose: () => void;
}

const SHOWN = 5;
/** A fragment that names nothing: no picture is shown alone. */
const CLOSED = "#";

/**
 * The pictures of a home: one large and four small, swiped on a phone. A click opens all of them full screen; that
 * component is loaded then. A click before the page's scripts have loaded goes to the picture's fragment, which opens it once
 * they have; without JavaScript CSS shows that picture alone. If the component fails to load, a click opens the picture itself.
 */
export function Gallery({
  photos,
  label,
  shortcuts = [],
  groups,
  openAt,
  hashOf,
  onOpen,
  onPhotoChange,
  onClose,
}: GalleryProps) {
  const { t } = useLingui();
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const count = photos.length;
  const isOpen = openAt !== undefined && photos[openAt] !== undefined;

  useEffect(() => {
    if (!isOpen || Viewer) return;
    const load = async () => {
      const module = await import("../viewer/viewer.tsx");
      setViewer(() => module.Viewer);
    };
    // Caught: from now on a click opens the picture itself.
    load().catch(() => setFailed(true));
  }, [isOpen, Viewer]);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = (at: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (hasFailed) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    onOpen(at);
  };

  const hrefOf = (at: number, { source }: Photo) =>
    hasFailed ? pictureUrl(source, 1600, "webp") : hashOf(at);
  const tools = [
    { label: t`${plural(count, { one: "# photo", other: "# photos" })}`, icon: ImageIcon, at: 0 },
    ...shortcuts,
  ];
  return (
    <section className={styles.gallery} aria-label={label}>
      <ul className={styles.grid} data-count={Math.min(count, SHOWN)}>
        {photos.slice(0, SHOWN).map((photo, at) => (
          <li key={photo.source.url} className={styles.cell} id={hashOf(at).slice(1)}>
            <a href={hrefOf(at, photo)} className={styles.open} onClick={open(at)}>
              <Picture
                {...photo}
                ratio="fill"
                sizes={at === 0 ? "(width >= 640px) 50vw, 100vw" : "(width >= 640px) 25vw, 100vw"}
                isPriority={at === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <noscript>
        <ul>
          {photos.slice(SHOWN).map(({ source, alt }, at) => (
            <li key={source.url} className={styles.further} id={hashOf(at + SHOWN).slice(1)}>
              <img src={pictureUrl(source, 1600, "webp")} alt={alt} loading="lazy" />
            </li>
          ))}
        </ul>
        <a href={CLOSED} className={styles.close}>
          <Trans>Close</Trans>
        </a>
      </noscript>
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
                  href={hrefOf(at, photo)}
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
      {Viewer && isOpen && (
        <Viewer
          photos={photos}
          label={label}
          groups={groups}
          startAt={openAt}
          onPhotoChange={onPhotoChange}
          onClose={onClose}
        />
      )}
    </section>
  );
}
