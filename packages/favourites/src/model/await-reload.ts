import { api } from "@hjem/api-client/api";
import type { StorefrontStore } from "@hjem/storefront/store";

/**
 * Resolves once no call of the API is on its way: after a change has succeeded, what it invalidates is loaded by then.
 * A list that was being loaded meanwhile may lack the change, and RTK Query loads it again only after that.
 */
export async function awaitReload(store: StorefrontStore): Promise<void> {
  const running = [
    ...store.dispatch(api.util.getRunningQueriesThunk()),
    ...store.dispatch(api.util.getRunningMutationsThunk()),
  ];
  if (running.length === 0) return;
  await Promise.all(running);
  await awaitReload(store);
}
