import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";
import { useCollectionName } from "../model/collection-name.ts";
import { useOwnId } from "../model/use-collection.ts";

/** Removes a home from one collection (FAV-037); the message offers to undo it. */
export function useRemoveHome(): (
  collection: Pick<Collection, "id" | "name" | "isDefault" | "users">,
  home: Pick<SavedHome, "propertyId" | "property">,
) => Promise<void> {
  const { t } = useLingui();
  const { store } = usePage();
  const nameOf = useCollectionName();
  const ownId = useOwnId();
  const { addToCollection, removeFromCollection } = collectionsApi.endpoints;
  return async (collection, { propertyId, property }) => {
    const { id: collectionId } = collection;
    const { address } = property;
    const name = nameOf(collection);
    const { error } = await store.dispatch(
      removeFromCollection.initiate({ collectionId, propertyId }),
    );
    if (error !== undefined) return;
    const others = collection.users
      .filter(({ userId }) => userId !== ownId)
      .map((user) => user.name)
      .join(", ");
    toasts.show({
      message:
        others === ""
          ? t`${address} was removed from “${name}”.`
          : t`${address} was removed from “${name}”, also for ${others}.`,
      action: {
        label: t`Undo`,
        run: () =>
          void store.dispatch(
            addToCollection.initiate({ collectionId, body: { properties: [propertyId] } }),
          ),
      },
    });
  };
}
