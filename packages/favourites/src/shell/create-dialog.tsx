import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { paths } from "@hjem/domain/paths";
import { COLLECTION_NAME_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import { type FormFields, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useNavigate } from "react-router";

/** Props of `CreateDialog`. */
export interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Addresses as people type them: parted by commas, semicolons, spaces or lines. */
export const readAddresses = (typed: string): string[] =>
  typed.split(/[\s,;]+/).filter((address) => address !== "");

/** Names a new collection and invites others to it (FAV-032). Its page is opened afterwards. */
export function CreateDialog({ isOpen, onClose }: CreateDialogProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const name = useRef<HTMLInputElement>(null);
  const { isSending, errors, listeners } = useForm({
    unsent: unsentFields("new-collection"),
    check: (fields: FormFields) => ({
      name: fields.name?.trim() ? undefined : t`Give the collection a name.`,
    }),
    send: ({ name: typed = "", emails = "" }: FormFields) =>
      store.dispatch(
        collectionsApi.endpoints.createCollection.initiate(
          { name: typed, sharedWithEmails: readAddresses(emails) },
          { track: false },
        ),
      ),
    onResult: async ({ data, error }) => {
      if (data) {
        onClose();
        await navigate(paths.userCollection.to(data.id));
        return null;
      }
      const { fields, message = t`Something went wrong. Try again.` } = isApiError(error)
        ? error
        : {};
      const rejected = Object.entries(fields ?? {}).map(([field, words]) => [
        field.startsWith("sharedWithEmails") ? "emails" : field,
        words,
      ]);
      return rejected.length > 0 ? Object.fromEntries(rejected) : { name: message };
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`New collection`} initialFocus={name}>
      {isOpen && (
        <form {...listeners} noValidate className={layout.stack}>
          <TextField
            ref={name}
            name="name"
            label={t`Name`}
            placeholder={t`Houses in town`}
            maxLength={COLLECTION_NAME_MAX_LENGTH}
            autoComplete="off"
            error={errors.name}
          />
          <TextField
            name="emails"
            type="text"
            inputMode="email"
            label={t`Invite by email`}
            isOptional
            autoComplete="off"
            hint={t`Separate several addresses with commas.`}
            error={errors.emails}
          />
          <div className={layout.row}>
            <Button type="submit" variant="primary" isBusy={isSending}>
              <Trans>Create collection</Trans>
            </Button>
            <Button variant="ghost" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
