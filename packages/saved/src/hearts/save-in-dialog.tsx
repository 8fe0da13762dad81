import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Collection } from "@hjem/domain/saved/collection";
import {
  COLLECTION_NAME_MAX_LENGTH,
  DEFAULT_COLLECTION_NAME,
} from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { useSession } from "@hjem/storefront/session";
import { toasts } from "@hjem/storefront/toasts";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Skeleton } from "@hjem/ui/skeleton";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { createLastWishes } from "./last-wish.ts";
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
  const ownId = useSession().person?.userId;
  const { data, isError, refetch } = listCollections.useQuery({ size: ALL_COLLECTIONS });
  const savedIn = useFavorites().get(home.id) ?? [];
  // What was pressed here counts at once, whatever the list says until it has followed.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [wishes] = useState(createLastWishes);
  const isIn = (id: string, isDefault: boolean) =>
    pressed.get(id) ??
    (savedIn.includes(id) || (isDefault && savedIn.includes(DEFAULT_COLLECTION_NAME)));
  const press = (id: string, isOn: boolean) =>
    setPressed((before) => new Map(before).set(id, isOn));

  const reasonOf = (failure: unknown): string =>
    (isApiError(failure) && failure.message) || t`The change was not saved.`;
  const add = (collectionId: string) =>
    store.dispatch(
      addToCollection.initiate({ collectionId, body: { properties: [home.id] } }, { track: false }),
    );
  const remove = (collectionId: string) =>
    store.dispatch(
      removeFromCollection.initiate({ collectionId, propertyId: home.id }, { track: false }),
    );
  const change = async (collectionId: string, isAdded: boolean): Promise<boolean> => {
    press(collectionId, isAdded);
    const stored = await wishes.store(collectionId, isAdded, async (isOn) => {
      const { error: failure } = await (isOn ? add : remove)(collectionId);
      return failure;
    });
    if (!stored) return false;
    if (stored.error === undefined) return stored.isOn === isAdded;
    press(collectionId, !stored.isOn);
    toasts.show({
      message: reasonOf(stored.error),
      tone: "error",
      action: { label: t`Try again`, run: () => void change(collectionId, stored.isOn) },
    });
    return false;
  };
  /** Names of the others in a collection; empty for one's own. */
  const othersIn = ({ users }: Pick<Collection, "users">): string =>
    users
      .filter(({ userId }) => userId !== ownId)
      .map(({ name }) => name)
      .join(", ");
  const tick = async (collection: Collection, isAdded: boolean) => {
    const others = othersIn(collection);
    const { name } = collection;
    if (!(await change(collection.id, isAdded)) || isAdded || others === "") return;
    toasts.show({
      message: t`Removed from “${name}”, also for ${others}`,
      action: { label: t`Undo`, run: () => void change(collection.id, true) },
    });
  };
  const field = useRef<HTMLInputElement>(null);
  const creation = useForm({
    unsent: unsentFields("new-collection"),
    check: ({ name = "" }) => ({ name: name.trim() === "" ? t`Enter a name.` : undefined }),
    send: ({ name = "" }) =>
      store.dispatch(create.initiate({ name: name.trim() }, { track: false })),
    onResult: async ({ data: made, error: failure }) => {
      if (!made) return { name: reasonOf(failure) };
      if (field.current) field.current.value = "";
      await change(made.id, true);
      return null;
    },
  });

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
            {data.data.map((collection) => {
              const others = othersIn(collection);
              return (
                <Checkbox
                  key={collection.id}
                  label={
                    <>
                      {collection.isDefault ? term("account.favourites") : collection.name}
                      {others !== "" && (
                        <span className={`${text.small} ${text.muted}`}>
                          <br />
                          {t`Shared with ${others}`}
                        </span>
                      )}
                    </>
                  }
                  checked={isIn(collection.id, collection.isDefault)}
                  onChange={({ currentTarget }) => void tick(collection, currentTarget.checked)}
                />
              );
            })}
          </OptionGroup>
        )}
        <form className={layout.stack} {...creation.listeners} noValidate>
          <TextField
            ref={field}
            name="name"
            label={t`New collection`}
            maxLength={COLLECTION_NAME_MAX_LENGTH}
            error={creation.errors.name}
          />
          <p>
            <Button type="submit" isBusy={creation.isSending}>
              <Trans>Create and save</Trans>
            </Button>
          </p>
        </form>
      </div>
    </Dialog>
  );
}
