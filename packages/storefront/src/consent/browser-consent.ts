import { consentsApi } from "@hjem/api-client/endpoints/consents";
import { browserNow } from "../browser/browser-clock.ts";
import { once } from "../browser/once.ts";
import { browserStorage, storageOrMemory } from "../storage/browser-storage.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { storedValue } from "../storage/stored-value.ts";
import type { StorefrontStore } from "../store/store.ts";
import { isConsented, readConsent, type StoredConsent } from "./consent.ts";
import { settleFunctional } from "./settle-functional.ts";

/** The visitor's choice in this browser, with its changes here and in other tabs. */
export const storedConsent = storedValue<StoredConsent | null>("consent", readConsent, null);

/** When this page was opened, which is the first visit of a device without a visitor's record. */
export const opened = once(browserNow);

/** Moves functional values to where they may live now, and notifies those who show them. */
export function settle(): void {
  const moved = settleFunctional(
    { device: storageOrMemory("localStorage"), tab: storageOrMemory("sessionStorage") },
    isConsented(storedConsent.current(), "functional"),
  );
  for (const key of moved) {
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys[key] }));
  }
}

/** Sends the choice to the API; without a response it is sent again on the next page. */
export async function record({ dispatch }: StorefrontStore, consent: StoredConsent): Promise<void> {
  const { isRecorded: _, ...body } = consent;
  const { error } = await dispatch(
    consentsApi.endpoints.recordConsent.initiate(body, { track: false }),
  );
  const now = storedConsent.current();
  if (!error && now?.consentDate === consent.consentDate) {
    storedConsent.write({ ...now, isRecorded: true });
  }
}

/** Applies the stored choice, which each visit extends (D7): moves values, and sends what the API lacks. */
export async function startConsent(store: StorefrontStore): Promise<void> {
  opened();
  browserStorage().renew("consent");
  settle();
  const consent = storedConsent.current();
  if (consent && !consent.isRecorded) await record(store, consent);
}
