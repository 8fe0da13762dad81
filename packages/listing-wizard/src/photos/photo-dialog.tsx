import type { DraftImage, DraftImageChange } from "@hjem/domain/draft/draft";
import { unsentText } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Picture } from "@hjem/ui/picture";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRoomNames } from "./room-term.ts";

const ALT_MAX_LENGTH = 200;

/** Props of `PhotoDialog`. */
interface PhotoDialogProps {
  image: DraftImage;
  /** Place among the photos, from 1. */
  number: number;
  onClose: () => void;
  onChange: (change: DraftImageChange) => void;
  onMakeCover: () => void;
  onDelete: () => void;
}

/** Everything about a photo that its tile has no room for: its description, making it the cover, deleting it. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { image, number, onClose, onChange, onMakeCover, onDelete } = props;
  const { t } = useLingui();
  const roomName = useRoomNames();
  const proposed = image.category === "other" ? "" : roomName(image.category);
  const unsent = unsentText(`photo/${image.id}`);
  const [alt, setAlt] = useState(() => unsent.read()?.text ?? (image.alt || proposed));
  const type = (typed: string) => {
    setAlt(typed);
    unsent.keep(typed, 0);
  };
  const save = () => {
    const next = alt.trim() === proposed ? "" : alt.trim();
    unsent.forget();
    if (next !== image.alt) onChange({ alt: next });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Photo ${number}`}
      footer={
        <>
          <Button variant="danger" onClick={onDelete}>
            <Trans>Delete photo</Trans>
          </Button>
          <Button variant="primary" onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {image.color !== null && image.ratio !== null && (
          <Picture
            source={{ url: image.url, color: image.color, ratio: image.ratio }}
            alt={alt}
            sizes="30rem"
            ratio="gallery"
            fit={image.category === "floorplan" ? "contain" : "whole"}
          />
        )}
        <TextField
          label={t`Description for people who can't see it`}
          hint={t`What the photo shows, for example "Kitchen with island".`}
          isOptional
          maxLength={ALT_MAX_LENGTH}
          value={alt}
          onChange={({ target }) => type(target.value)}
        />
        {number > 1 && (
          <Button onClick={onMakeCover}>
            <Trans>Make it the cover photo</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
