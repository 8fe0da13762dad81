import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import {
  COLLECTION_NAME_MAX_LENGTH,
  DEFAULT_COLLECTION_NAME,
} from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Skeleton } from "@hjem/ui/skeleton";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { SaveInDialogProps } from "./lazy-save-in-dialog.ts";
import { useFavorites } from "./use-favorites.ts";

/** All collections of a person come on one page: there are fifty at most (D60). */
const ALL_COLLECTIONS = 50;

const {
  listCollections,
  createCollection: create,
  addToCollection,
  removeFromCollection,
} = collectionsApi.endpoints;

/** The collections of a home, each with its own box, and a new one (FAV-033, FAV-037). */
export default function SaveInDialog({ home, onClose }: SaveInDialogProps) {
  const { t } = useLingui();
  const { store, term } = usePage();
  const { data, isError, refetch } = listCollections.useQuery({ size: ALL_COLLECTIONS });
  const savedIn = useFavorites().get(home.id) ?? [];
  const [error, setError] = useState("");
  const isIn = (id: string, isDefault: boolean) =>
    savedIn.includes(id) || (isDefault && savedIn.includes(DEFAULT_COLLECTION_NAME));

  const reasonOf = (failure: unknown): string =>
    (isApiError(failure) && failure.message) || t`The change was not saved.`;
  const add = (collectionId: string) =>
    store.dispatch(
      addToCollection.initiate({ collectionId, body: { properties: [home.id] } }, { track: false }),
    );
  const change = async (collectionId: string, isAdded: boolean) => {
    const { error: failure } = isAdded
      ? await add(collectionId)
      : await store.dispatch(
          removeFromCollection.initiate({ collectionId, propertyId: home.id }, { track: false }),
        );
    if (failure) toasts.show({ message: reasonOf(failure), tone: "error" });
  };
  const createAndAdd = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get("name");
    const name = typeof typed === "string" ? typed.trim() : "";
    if (name === "") return setError(t`Enter a name.`);
    const { data: made, error: failure } = await store.dispatch(
      create.initiate({ name }, { track: false }),
    );
    if (!made) return setError(reasonOf(failure));
    setError("");
    form.reset();
    await change(made.id, true);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Save in`}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={layout.stack}>
        <p>{home.address}</p>
        {isError && (
          <div role="alert">
            <p>
              <Trans>We couldn't load your collections.</Trans>
            </p>
            <Button size="s" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
        {!data && !isError && <Skeleton width={60} />}
        {data && (
          <OptionGroup legend={t`Collections`}>
            {data.data.map(({ id, name, isDefault, properties }) => (
              <Checkbox
                key={id}
                label={isDefault ? term("account.favourites") : name}
                count={properties.total}
                checked={isIn(id, isDefault)}
                onChange={({ currentTarget }) => void change(id, currentTarget.checked)}
              />
            ))}
          </OptionGroup>
        )}
        <form className={layout.stack} onSubmit={(event) => void createAndAdd(event)} noValidate>
          <TextField
            name="name"
            label={t`New collection`}
            maxLength={COLLECTION_NAME_MAX_LENGTH}
            error={error}
          />
          <p>
            <Button type="submit">
              <Trans>Create and save</Trans>
            </Button>
          </p>
        </form>
      </div>
    </Dialog>
  );
}
