import { draftFilesApi } from "@hjem/api-client/endpoints/draft-files";
import type { Draft, DraftImage, DraftImageChange } from "@hjem/domain/draft/draft";
import { focusNextItem } from "@hjem/storefront/focus-after-removal";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { TabProps } from "../model/tab-props.ts";
import { CHOOSE_PHOTOS_ID } from "./drop-zone.tsx";
import { PhotoDialog } from "./photo-dialog.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import styles from "./photos.module.css";
import { UploadTile } from "./upload-tile.tsx";
import { usePhotoOrder } from "./use-photo-order.ts";
import type { Uploads } from "./use-uploads.ts";

const {
  useChangeDraftPhotoMutation,
  useSortDraftPhotosMutation,
  useDeleteDraftPhotoMutation,
  useRestoreDraftPhotoMutation,
} = draftFilesApi;

const focusChoice = () => document.getElementById(CHOOSE_PHOTOS_ID)?.focus();

/** Focuses what follows a photo that is about to go, where the focus is in it, or in a dialog about it that has closed. */
function leavePhoto(tile: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (tile && (activeElement === body || tile.contains(activeElement)))
    focusNextItem(tile, focusChoice);
}

/** Props of `PhotoGrid`. */
interface PhotoGridProps extends TabProps {
  uploads: Uploads;
}

/** The photos of a draft in their order, and behind them those on their way. */
export function PhotoGrid({ draft, receive, uploads }: PhotoGridProps) {
  const { t } = useLingui();
  const { id, images } = draft;
  const [change] = useChangeDraftPhotoMutation();
  const [sort] = useSortDraftPhotosMutation();
  const [remove] = useDeleteDraftPhotoMutation();
  const [restore] = useRestoreDraftPhotoMutation();
  const [openId, setOpenId] = useState<string | null>(null);
  const grid = useRef<HTMLOListElement>(null);

  const take = async (request: Promise<{ data?: Draft | undefined }>) => {
    const { data } = await request;
    if (data) receive(data);
    else toasts.show({ tone: "error", message: t`That didn't work. Try again.` });
    return data !== undefined;
  };
  const order = usePhotoOrder(
    images.map((image) => image.id),
    (ids) => void take(sort({ id, images: ids })),
  );
  const shown = order.ids.flatMap((imageId) => images.find((image) => image.id === imageId) ?? []);
  const update = (image: DraftImage, body: DraftImageChange) =>
    void take(change({ id, imageId: image.id, body }));
  const makeCover = (imageId: string) =>
    void take(sort({ id, images: [imageId, ...order.ids.filter((each) => each !== imageId)] }));
  const deletePhoto = async (imageId: string) => {
    const { data } = await remove({ id, imageId });
    if (!data) {
      toasts.show({ tone: "error", message: t`That didn't work. Try again.` });
      return;
    }
    leavePhoto(grid.current?.querySelector<HTMLElement>(`[data-photo="${imageId}"]`) ?? null);
    receive(data);
    toasts.show({
      message: t`The photo is deleted.`,
      action: { label: t`Undo`, run: () => void take(restore({ id, imageId })) },
    });
  };
  const opened = shown.find((image) => image.id === openId);

  return (
    <>
      <p className={styles.hidden} role="status">
        {order.announcement}
      </p>
      <ol ref={grid} className={styles.grid}>
        {shown.map((image, index) => (
          <PhotoTile
            key={image.id}
            image={image}
            number={index + 1}
            preview={uploads.previews.get(image.id)}
            sameAs={shown.findIndex((other) => other.id === image.sameAs) + 1}
            isHeld={order.heldId === image.id}
            grip={order.gripOf(image.id)}
            onChange={(body) => update(image, body)}
            onOpen={() => setOpenId(image.id)}
            onDelete={(button) => {
              focusNextItem(button, focusChoice);
              void deletePhoto(image.id);
            }}
          />
        ))}
        {uploads.state.files.map((entry) => (
          <UploadTile key={entry.key} entry={entry} queue={uploads.queue} />
        ))}
      </ol>
      {opened && (
        <PhotoDialog
          image={opened}
          number={shown.indexOf(opened) + 1}
          onClose={() => setOpenId(null)}
          onChange={(body) => update(opened, body)}
          onMakeCover={() => {
            setOpenId(null);
            makeCover(opened.id);
          }}
          onDelete={() => {
            setOpenId(null);
            void deletePhoto(opened.id);
          }}
        />
      )}
    </>
  );
}
