import { api } from "@hjem/api-client/api";
import type { ApiContext } from "@hjem/api-client/api-context";
import { reportBadResponses } from "@hjem/api-client/bad-responses";
import { combineReducers, configureStore, type Middleware } from "@reduxjs/toolkit";
import { useSelector, useStore } from "react-redux";
import { appReducer, type AppState } from "./app-slice.ts";
import type { SessionContext } from "./session-context.ts";
import { sessionReducer } from "./session-slice.ts";

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  app: appReducer,
  session: sessionReducer,
});

/** Everything that the browser keeps beyond a page; the server hands over what it knows of it inside the HTML. */
export type StorefrontState = ReturnType<typeof reducer>;

/** Initial state: always the app's, and the API's responses where the server has fetched them. */
export type StartState = Partial<StorefrontState> & { app: AppState };

/** What thunks get as their extra argument. */
export interface StoreContext extends ApiContext {
  session: SessionContext;
}

/** Makes the store: one for each request on the server, one for each visit in the browser. */
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
      }).concat(api.middleware, reportBadResponses(context), ...listeners),
  });
};

export type StorefrontStore = ReturnType<typeof createStore>;

/** What the session of a store holds outside the state. */
export const sessionContextOf = ({ dispatch }: StorefrontStore): SessionContext =>
  dispatch((_dispatch: unknown, _state: unknown, { session }: StoreContext) => session);

/** Reads the store, typed. */
export const useStorefrontSelector = useSelector.withTypes<StorefrontState>();

/** The store itself, typed: for code that reads it after rendering. */
export const useStorefrontStore = useStore.withTypes<StorefrontStore>();
