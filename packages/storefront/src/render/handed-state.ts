import type { StartState, StorefrontState } from "../store/store.ts";

/** State of the API as the browser starts from it: what is missing, its reducers fill in. */
type ApiStart = Pick<StorefrontState["api"], "queries" | "provided">;

/**
 * The state that the server hands to the browser: the answers and what they are tagged with, without the ids and times of
 * this one request, so that the same page is the same bytes. `now` is the instant of rendering in milliseconds.
 */
export function handedState(state: StorefrontState, now: number): StartState {
  const queries = Object.entries(state.api.queries).map(([key, entry]) => [
    key,
    { ...entry, requestId: "", startedTimeStamp: now, fulfilledTimeStamp: now },
  ]);
  const api: ApiStart = { queries: Object.fromEntries(queries), provided: state.api.provided };
  return { app: state.app, api: api as StorefrontState["api"] };
}
