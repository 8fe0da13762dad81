import { api } from "@hjem/api-client/api";
import type { ApiContext } from "@hjem/api-client/api-context";
import { reportBadResponses } from "@hjem/api-client/bad-responses";
import { combineReducers, configureStore, type Middleware } from "@reduxjs/toolkit";
import { useSelector, useStore } from "react-redux";
import { appReducer, type AppState } from "./app-slice.ts";
import { keepArrivingResult } from "./keep-arriving-result.ts";
import type { SessionContext } from "./session-context.ts";
import { sessionReducer } from "./session-slice.ts";

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  app: appReducer,
  session: sessionReducer,
});

/** State that outlives a page; the server sends its part inside the HTML. */
export type StorefrontState = ReturnType<typeof reducer>;

/** Initial state: always that of the app, and the API's responses if the server has fetched any. */
export type StartState = Partial<StorefrontState> & { app: AppState };

/** Extra argument of thunks. */
export interface StoreContext extends ApiContext {
  session: SessionContext;
}

/** Creates the store: one for each request on the server, one for each visit in the browser. */
export const createStore = (
  apiContext: ApiContext,
  start: StartState,
  listeners: readonly Middleware[] = [],
) => {
  const session: SessionContext = { offeredActions: new Map() };
  const context: StoreContext = { token: () => session.manager?.token(), ...apiContext, session };
  return configureStore({
    reducer,
    preloadedState: start,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: context },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(keepArrivingResult, api.middleware, reportBadResponses(context), ...listeners),
  });
};

export type StorefrontStore = ReturnType<typeof createStore>;

/** Session objects of a store that are not serialisable and therefore outside the state. */
export const sessionContextOf = ({ dispatch }: StorefrontStore): SessionContext =>
  dispatch((_dispatch: unknown, _state: unknown, { session }: StoreContext) => session);

/** Reads the store, typed. */
export const useStorefrontSelector = useSelector.withTypes<StorefrontState>();

/** The store itself, typed: for code that reads it after rendering. */
export const useStorefrontStore = useStore.withTypes<StorefrontStore>();
