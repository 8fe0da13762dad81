import { favoritesApi } from "@hjem/api-client/endpoints/favorites";
import { savedCounted } from "@hjem/storefront/session-slice";
import type { StorefrontStore } from "@hjem/storefront/store";
import { deviceHomeIds, followDeviceHomes } from "../device/device-homes.ts";
import { savedIdsOf } from "./saved-ids.ts";

const { listFavorites } = favoritesApi.endpoints;

/**
 * Puts what a heart has stored into the list of the account, so that 5,000 homes are not requested again for one:
 * `collectionIds` are those that contain the home now, empty if it was removed. A list that is not there yet is
 * requested.
 */
export function patchFavorites(
  store: StorefrontStore,
  id: string,
  collectionIds: readonly string[],
): void {
  const { data } = listFavorites.select()(store.getState());
  if (!data) {
    store.dispatch(favoritesApi.util.invalidateTags(["Favorite"]));
    return;
  }
  const others = data.filter(({ propertyId }) => propertyId !== id);
  const value =
    collectionIds.length === 0
      ? others
      : [{ propertyId: id, collectionIds: [...collectionIds] }, ...others];
  store.dispatch(
    favoritesApi.util.upsertQueryEntries([
      { endpointName: "listFavorites", arg: undefined, value },
    ]),
  );
}

/** A list that takes longer to follow a change shows what it has. */
const PATIENCE_MS = 10_000;

/** Resolves once the list of the account says of a home what has been stored: until then its heart shows the press. */
export function whenListed(store: StorefrontStore, id: string, isSaved: boolean): Promise<void> {
  const selectFavorites = listFavorites.select();
  const isListed = () => {
    const { data } = selectFavorites(store.getState());
    return data?.some(({ propertyId }) => propertyId === id) === isSaved;
  };
  if (isListed()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    const stop = store.subscribe(() => isListed() && finish());
  });
}

const following = new WeakSet<StorefrontStore>();

/** Name of the channel by which the tabs of a browser inform each other that this account's list has changed. */
const CHANNEL = "favorites";

/**
 * Fills the hearts of a tab and keeps them so: with the homes of the account, requested once a session (FAV-017) and
 * again when another tab has changed them, and whenever the person returns to the tab, since another device may have
 * (unchanged, the response is empty); and with those of the device, of which an account that has just been entered takes over the last
 * ones (D66). Their number stands beside the links to them. Once for each store; more calls do nothing.
 */
export function followFavorites(store: StorefrontStore): void {
  if (following.has(store)) return;
  following.add(store);
  const saved = savedIdsOf(store);
  saved.subscribe(() => store.dispatch(savedCounted({ favourites: saved.current().size })));
  const selectFavorites = listFavorites.select();
  const person = () => store.getState().session.current.kind === "person";
  let wasPerson = false;
  let last: unknown;
  const show = () => {
    const { data = [] } = selectFavorites(store.getState());
    const account = person() ? data.map(({ propertyId }) => propertyId) : [];
    saved.know([...account, ...deviceHomeIds()]);
  };
  /** A list that cannot be had is no error to show: hearts work without it. */
  const request = async () => {
    await store.dispatch(listFavorites.initiate(undefined, { subscribe: false }));
    // So that it is requested again when collections change, and stays for the whole session.
    if (person()) void store.dispatch(listFavorites.initiate());
  };
  const otherTabs = new BroadcastChannel(CHANNEL);
  /** Requests under way because of another tab or device: what they bring is not this tab's own change. */
  let checks = 0;
  const follow = () => {
    if (person() !== wasPerson) {
      wasPerson = person();
      if (wasPerson) void request();
      show();
    }
    const { data } = selectFavorites(store.getState());
    if (data === last) return;
    if (last && data && checks === 0) otherTabs.postMessage("changed");
    last = data;
    show();
  };
  const requestAgain = async () => {
    if (!person()) return;
    checks += 1;
    const { data } = await store.dispatch(
      listFavorites.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    checks -= 1;
    // Subscribers may be notified of it only now.
    last = data ?? last;
    show();
  };
  window.addEventListener("focus", () => void requestAgain());
  // Restored from the back/forward cache, where nothing is received.
  window.addEventListener("pageshow", ({ persisted }) => persisted && void requestAgain());
  // A tab that is hidden looks when the person returns to it.
  otherTabs.addEventListener("message", () => {
    if (document.visibilityState === "visible") void requestAgain();
  });
  store.subscribe(follow);
  followDeviceHomes(show);
  follow();
  show();
}
