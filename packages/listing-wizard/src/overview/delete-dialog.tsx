import type { OwnListing } from "@hjem/domain/draft/draft";
import { useForm } from "@hjem/ui/use-form";
import { Trans } from "@lingui/react/macro";
import { FormDialog } from "./form-dialog.tsx";

/** Whether deleting a listing takes more than its owner's draft: it is public or was, is being reviewed, or was paid for. */
export const asksBeforeDeletion = ({ publishedAt, status, hasReceipts }: OwnListing): boolean =>
  publishedAt !== null || status === "in_review" || hasReceipts;

/** Props of `DeleteDialog`. */
export interface DeleteDialogProps {
  listing: OwnListing;
  /** Name of the listing. */
  title: string;
  /** Deletes it and says how that ended; does not throw. */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** What deleting a listing means that more hangs on than a draft, before it is done (D100). */
export function DeleteDialog({ listing, title, onDelete, onClose }: DeleteDialogProps) {
  const { status, hasReceipts } = listing;
  const form = useForm({
    unsent: null,
    send: onDelete,
    onResult: () => {
      onClose();
      return null;
    },
  });
  return (
    <FormDialog
      title={<Trans>Delete “{title}”?</Trans>}
      action={<Trans>Delete the listing</Trans>}
      tone="danger"
      form={form}
      onClose={onClose}
    >
      <p>
        {status === "live" ? (
          <Trans>
            The listing disappears from the search for everybody, and its enquiries from your page.
          </Trans>
        ) : status === "in_review" ? (
          <Trans>
            The listing is no longer reviewed. An amount that is reserved for it is not charged.
          </Trans>
        ) : (
          <Trans>The listing can no longer be renewed or shown again.</Trans>
        )}
      </p>
      {hasReceipts && (
        <p>
          <Trans>What you have paid for the listing is not returned.</Trans>
        </p>
      )}
    </FormDialog>
  );
}
