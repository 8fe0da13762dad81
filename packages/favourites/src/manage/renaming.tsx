import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Collection } from "@hjem/domain/saved/collection";
import { COLLECTION_NAME_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { type FormFields, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";

/** Renames the collection (FAV-011, FAV-035). */
export function Renaming({ collection: { id, name } }: { collection: Collection }) {
  const { t } = useLingui();
  const { store } = usePage();
  const { isSending, errors, listeners } = useForm({
    unsent: unsentFields(`collection/${id}`),
    check: ({ name: typed = "" }: FormFields) => ({
      name: typed.trim() === "" ? t`Give the collection a name.` : undefined,
    }),
    send: ({ name: typed = "" }: FormFields) =>
      store.dispatch(
        collectionsApi.endpoints.changeCollection.initiate(
          { id, body: { name: typed } },
          { track: false },
        ),
      ),
    onResult: ({ error }) => {
      if (error === undefined) {
        toasts.show({ message: t`Saved` });
        return null;
      }
      const { fields, message = t`Something went wrong. Try again.` } = isApiError(error)
        ? error
        : {};
      return { name: fields?.name ?? message };
    },
  });
  return (
    <section className={layout.stackSmall}>
      <h2 className={text.h3}>
        <Trans>Name</Trans>
      </h2>
      <form {...listeners} noValidate className={layout.stackSmall}>
        <TextField
          name="name"
          label={t`Name of the collection`}
          defaultValue={name}
          maxLength={COLLECTION_NAME_MAX_LENGTH}
          autoComplete="off"
          error={errors.name}
        />
        <div>
          <Button type="submit" isBusy={isSending}>
            <Trans>Save name</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
