import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";
import { useCollectionName } from "../model/collection-name.ts";

/** Removes a home from one collection (FAV-037); the message offers to undo it. */
export function useRemoveHome(): (
  collection: Pick<Collection, "id" | "name" | "isDefault">,
  home: Pick<SavedHome, "propertyId" | "property">,
) => Promise<void> {
  const { t } = useLingui();
  const { store } = usePage();
  const nameOf = useCollectionName();
  const { addToCollection, removeFromCollection } = collectionsApi.endpoints;
  return async (collection, { propertyId, property }) => {
    const { id: collectionId } = collection;
    const { address } = property;
    const name = nameOf(collection);
    const { error } = await store.dispatch(
      removeFromCollection.initiate({ collectionId, propertyId }),
    );
    if (error !== undefined) return;
    toasts.show({
      message: t`${address} was removed from “${name}”.`,
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
