import { favoritesApi } from "@hjem/api-client/endpoints/favorites";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { DEFAULT_COLLECTION_NAME } from "@hjem/domain/saved/saved-rules";
import { closeSignIn, openSignIn } from "@hjem/storefront/open-sign-in";
import type { PageContext } from "@hjem/storefront/page-context";
import type { StorefrontStore } from "@hjem/storefront/store";
import { toasts } from "@hjem/storefront/toasts";
import { t } from "@lingui/core/macro";
import { deviceHomeIds, removeFromDevice, saveOnDevice } from "../device/device-homes.ts";
import { followFavorites, patchFavorites, whenListed } from "./follow-favorites.ts";
import { createLastWishes, type LastWishes } from "./last-wish.ts";
import { heartMessages } from "./lazy-save-in-dialog.ts";
import { savedIdsOf } from "./saved-ids.ts";

/** A home that can be saved, as the sign-in shows it. */
export interface HeartHome {
  id: string;
  address: string;
  pictureUrl?: string | undefined;
}

/** A change of what is saved. */
export interface FavoriteChange {
  page: Pick<PageContext, "store" | "i18n" | "loadMessages">;
  home: HeartHome;
  /** True saves, false removes. */
  isSaved: boolean;
  /** Lets the person choose collections: called where a home is in several or in a shared one, and from the message that it is saved. */
  choose: () => void;
}

const { addToCollection, saveFavorite, removeFavorite, listFavorites } = favoritesApi.endpoints;
const STATUS_UNPROCESSABLE = 422;

/** Puts a home back into each of the collections. @returns the first error */
async function addTo({ dispatch }: StorefrontStore, id: string, collectionIds: readonly string[]) {
  const results = await Promise.all(
    collectionIds.map((collectionId) =>
      dispatch(
        addToCollection.initiate({ collectionId, body: { properties: [id] } }, { track: false }),
      ),
    ),
  );
  return results.find(({ error }) => error)?.error;
}

/** Saves a home in the default collection, or removes it from all. @returns the error if it fails */
async function sendChange(store: StorefrontStore, id: string, isSaved: boolean): Promise<unknown> {
  const call = isSaved ? saveFavorite : removeFavorite;
  const { error } = await store.dispatch(call.initiate(id, { track: false }));
  if (!error) patchFavorites(store, id, isSaved ? [DEFAULT_COLLECTION_NAME] : []);
  return error;
}

const favoriteOf = (store: StorefrontStore, id: string) =>
  listFavorites
    .select()(store.getState())
    .data?.find(({ propertyId }) => propertyId === id);

const wishes = new WeakMap<StorefrontStore, LastWishes>();

/** Wishes for homes whose change is being stored. */
const wishesIn = (store: StorefrontStore): LastWishes => {
  const open = wishes.get(store) ?? createLastWishes();
  wishes.set(store, open);
  return open;
};

/** Says that it failed, and offers to try again (D9). */
function reportFailure(change: FavoriteChange, isSaved: boolean, error: unknown): void {
  const { i18n } = change.page;
  // A limit is reached: the API says which, and trying again would not help.
  if (isApiError(error) && error.status === STATUS_UNPROCESSABLE && error.message) {
    toasts.show({ message: error.message, tone: "error" });
    return;
  }
  toasts.show({
    message: isSaved ? t(i18n)`The home was not saved.` : t(i18n)`The home was not removed.`,
    tone: "error",
    action: {
      label: t(i18n)`Try again`,
      run: () => void changeFavorite({ ...change, isSaved }),
    },
  });
}

async function changeInAccount(change: FavoriteChange): Promise<void> {
  const { page, home, choose } = change;
  const { store, i18n } = page;
  const saved = savedIdsOf(store);
  const favorite = favoriteOf(store, home.id);
  const before = favorite?.collectionIds ?? [];
  // In several collections, or in one with others: from which, and from whom, to take it is a question (D131).
  if (!change.isSaved && (before.length > 1 || favorite?.isShared)) {
    saved.settle(home.id);
    return choose();
  }
  const stored = await wishesIn(store).store(home.id, change.isSaved, (isSaved) =>
    sendChange(store, home.id, isSaved),
  );
  if (!stored) return;
  if (stored.error !== undefined) {
    saved.settle(home.id);
    return reportFailure(change, stored.isOn, stored.error);
  }
  toasts.show(
    stored.isOn
      ? {
          message: t(i18n)`Home saved`,
          action: { label: t(i18n)`Choose collection`, run: choose },
        }
      : {
          message: t(i18n)`Removed from saved homes`,
          action: {
            label: t(i18n)`Undo`,
            run: () => {
              saved.expect(home.id, true);
              void undoRemoval(change, before);
            },
          },
        },
  );
  await settleOnceListed(store, home.id, stored.isOn);
}

/** Shows what is known of a home again once that has the change, unless it has been pressed again meanwhile. */
async function settleOnceListed(store: StorefrontStore, id: string, isSaved: boolean) {
  await whenListed(store, id, isSaved);
  if (!wishesIn(store).has(id)) savedIdsOf(store).settle(id);
}

/** Puts a home back where it was. */
async function undoRemoval(change: FavoriteChange, collectionIds: readonly string[]) {
  const { store } = change.page;
  const { id } = change.home;
  const error = await addTo(
    store,
    id,
    collectionIds.length > 0 ? collectionIds : [DEFAULT_COLLECTION_NAME],
  );
  if (!error) return settleOnceListed(store, id, true);
  savedIdsOf(store).settle(id);
  reportFailure(change, true, error);
}

/** Offers to sign in for a home that is on the device by now, so that no sign-in can lose it (D52, D66). */
async function offerSignIn({ page: { store, i18n }, home, isSaved }: FavoriteChange) {
  const isOnDevice = () => deviceHomeIds().includes(home.id);
  savedIdsOf(store).settle(home.id);
  // Pressed again meanwhile: the last press says what was wished.
  if (isOnDevice() !== isSaved) return;
  if (!isSaved) {
    // Nothing that offered to save it stays open.
    closeSignIn(store, false);
    toasts.show({
      message: t(i18n)`Removed from saved homes`,
      action: { label: t(i18n)`Undo`, run: () => saveOnDevice(home.id) },
    });
    return;
  }
  const isSignedIn = await openSignIn(store, {
    kind: "action",
    name: `favourite.add/${home.id}`,
    about: {
      title: t(i18n)`Sign in to save`,
      name: home.address,
      promise: t(i18n)`The home is saved once you have signed in.`,
      ...(home.pictureUrl !== undefined && { pictureUrl: home.pictureUrl }),
    },
  });
  if (isSignedIn || isOnDevice()) {
    toasts.show({ message: isSignedIn ? t(i18n)`Home saved` : t(i18n)`Saved on this device` });
  }
}

/**
 * Saves a home or removes it: in the account (D9), or on this device for a visitor, whose next sign-in moves it into the
 * account (D52, D66). The heart shows the change already (`SavedIds.expect`).
 */
export async function changeFavorite(change: FavoriteChange): Promise<void> {
  const { store, loadMessages } = change.page;
  savedIdsOf(store).expect(change.home.id, change.isSaved);
  followFavorites(store);
  const isPerson = store.getState().session.current.kind === "person";
  // What is written to the device does not wait for words.
  if (!isPerson && change.isSaved) saveOnDevice(change.home.id);
  if (!isPerson && !change.isSaved) removeFromDevice([change.home.id]);
  await loadMessages(heartMessages);
  await (isPerson ? changeInAccount(change) : offerSignIn(change));
}
