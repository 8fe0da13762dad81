import type { DraftImage, DraftImageChange } from "@hjem/domain/draft/draft";
import {
  type DraftPhotoKind,
  draftPhotoKinds,
  PHOTO_ADVISED_WIDTH_PX,
} from "@hjem/domain/draft/draft-rules";
import { proposedPhotoKind } from "@hjem/domain/draft/photo-kind";
import { classNames } from "@hjem/ui/class-names";
import { WarningIcon } from "@hjem/ui/icons";
import { Picture } from "@hjem/ui/picture";
import { HomeIcon } from "@hjem/ui/result-icons";
import { Select } from "@hjem/ui/select";
import { GripIcon, MoreIcon } from "@hjem/ui/upload-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { FailedPhoto } from "./failed-photo.tsx";
import styles from "./photo-tile.module.css";
import { useRoomNames } from "./room-term.ts";
import type { Grip } from "./use-photo-order.ts";

/** Props of `PhotoTile`. */
interface PhotoTileProps {
  image: DraftImage;
  /** Place among the photos, from 1. */
  number: number;
  /** Address of the picture on this device, while the API is processing it. */
  preview: string | undefined;
  /** Number of an earlier photo that looks the same; 0 without one. */
  sameAs: number;
  /** Being moved. */
  isHeld: boolean;
  grip: Grip;
  onChange: (change: DraftImageChange) => void;
  /** Opens everything else about it. */
  onOpen: () => void;
  onDelete: (button: HTMLElement) => void;
}

const isKind = (value: string): value is DraftPhotoKind =>
  draftPhotoKinds.some((kind) => kind === value);

/** Leads to a list of choices, and opens it where the browser can. */
function openChoices(choice: HTMLSelectElement | null): void {
  choice?.focus();
  choice?.showPicker?.();
}

/** A line under a photo that advises, with what to do about it. */
function Hint({ children }: { children: ReactNode }) {
  return (
    <p className={styles.hint}>
      <WarningIcon size="s" />
      <span>{children}</span>
    </p>
  );
}

/** A photo in its place: its handle, its number, its room and what could be better about it. */
export function PhotoTile(props: PhotoTileProps) {
  const { image, number, preview, sameAs, isHeld, grip, onChange, onOpen, onDelete } = props;
  const { t } = useLingui();
  const roomName = useRoomNames();
  const room = useRef<HTMLSelectElement>(null);
  const { state, category, color, ratio, url, width } = image;
  if (state === "failed") {
    return (
      <FailedPhoto name={image.name} onRemove={onDelete}>
        {image.problem === "too_many_pixels" ? (
          <Trans>The picture has more than 100 megapixels.</Trans>
        ) : (
          <Trans>The file is damaged. Choose another one.</Trans>
        )}
      </FailedPhoto>
    );
  }
  const isReady = state === "ready" && color !== null && ratio !== null;
  const isGuess = proposedPhotoKind(image.name) === category;
  return (
    <li className={styles.tile} data-photo={image.id} data-held={isHeld || undefined}>
      <div className={styles.photo} data-busy={!isReady || undefined}>
        {isReady ? (
          <Picture
            source={{ url, color, ratio }}
            alt={image.alt || (category === "other" ? "" : roomName(category))}
            sizes="(width >= 640px) 16rem, 50vw"
            ratio="fill"
            fit={category === "floorplan" ? "contain" : "cover"}
          />
        ) : (
          preview !== undefined && <img src={preview} alt="" draggable={false} />
        )}
        <button
          type="button"
          className={classNames(styles.plate, styles.grip)}
          aria-label={t`Move photo ${number}`}
          aria-pressed={isHeld}
          {...grip}
        >
          <GripIcon />
        </button>
        <button
          type="button"
          className={classNames(styles.plate, styles.menu)}
          aria-label={t`More about photo ${number}`}
          onClick={onOpen}
        >
          <MoreIcon />
        </button>
        {number === 1 ? (
          <span className={styles.cover}>
            <HomeIcon size="s" />
            <Trans>Cover photo</Trans>
          </span>
        ) : (
          <span className={styles.number}>{number}</span>
        )}
      </div>
      {isReady ? (
        <Select
          ref={room}
          label={t`Room of photo ${number}`}
          isLabelHidden
          size="m"
          value={category}
          onChange={({ target: { value } }) => isKind(value) && onChange({ category: value })}
        >
          {draftPhotoKinds.map((kind) => (
            <option key={kind} value={kind}>
              {roomName(kind)}
            </option>
          ))}
        </Select>
      ) : (
        <p className={styles.state}>
          <span className={styles.spinner} />
          <Trans>Processing</Trans>
        </p>
      )}
      {isReady && isGuess && (
        <p className={styles.guess}>
          <Trans>From the file's name.</Trans>{" "}
          <button
            type="button"
            className={styles.act}
            aria-label={t`Change the room of photo ${number}`}
            onClick={() => openChoices(room.current)}
          >
            <Trans>Change</Trans>
          </button>
        </p>
      )}
      {isReady && sameAs > 0 && (
        <Hint>
          <Trans>Same as photo {sameAs}.</Trans>{" "}
          <button
            type="button"
            className={styles.act}
            onClick={(event) => onDelete(event.currentTarget)}
          >
            <Trans>Remove it</Trans>
          </button>
        </Hint>
      )}
      {isReady && image.problem === "truncated" && (
        <Hint>
          <Trans>The file is not complete: part of the photo is missing.</Trans>
        </Hint>
      )}
      {isReady && width < PHOTO_ADVISED_WIDTH_PX && (
        <Hint>
          <Trans>Only {width} pixels wide: it may look blurred.</Trans>
        </Hint>
      )}
    </li>
  );
}
