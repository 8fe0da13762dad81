import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { StorefrontStore } from "@hjem/storefront/store";
import { toasts } from "@hjem/storefront/toasts";
import { shownLists } from "./use-collection-changes.ts";

/** A change of a home of a collection, shown before the API has confirmed it. */
export interface HomeChange {
  collectionId: string;
  propertyId: string;
  /** Changes the shown home, a draft. */
  show: (home: SavedHome) => void;
  send: () => PromiseLike<{ error?: unknown }>;
  /** What is shown if it fails, and the label of the button that tries again (D9). */
  failed: string;
  retry: string;
}

/** Shows a change at once; one that fails is undone, and a message offers to try again (D9). */
export async function changeHome(store: StorefrontStore, change: HomeChange): Promise<boolean> {
  const { collectionId, propertyId, show, send, failed, retry } = change;
  const patches = shownLists(store, collectionId).map((args) =>
    store.dispatch(
      collectionsApi.util.updateQueryData("listSavedHomes", args, ({ data }) => {
        const home = data.find((each) => each.propertyId === propertyId);
        if (home) show(home);
      }),
    ),
  );
  const { error } = await send();
  if (error === undefined) return true;
  for (const patch of patches) patch.undo();
  toasts.show({
    message: failed,
    tone: "error",
    action: { label: retry, run: () => void changeHome(store, change) },
  });
  return false;
}
