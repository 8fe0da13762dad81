import { api } from "@hjem/api-client/api";
import type { ApiContext } from "@hjem/api-client/api-context";
import { reportBadAnswers } from "@hjem/api-client/bad-answers";
import { combineReducers, configureStore, type Middleware } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "react-redux";
import { appReducer, type AppState } from "./app-slice.ts";

const reducer = combineReducers({ [api.reducerPath]: api.reducer, app: appReducer });

/** Everything that the browser keeps beyond a page; the server hands it over inside the HTML. */
export type StorefrontState = ReturnType<typeof reducer>;

/** State to start from: the app's always, the answers of the API where the server has fetched them. */
export type StartState = Partial<StorefrontState> & { app: AppState };

/** Makes the store: one for each request on the server, one for each visit in the browser. */
export const createStore = (
  apiContext: ApiContext,
  start: StartState,
  listeners: readonly Middleware[] = [],
) =>
  configureStore({
    reducer,
    preloadedState: start,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: apiContext },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware, reportBadAnswers(apiContext), ...listeners),
  });

export type StorefrontStore = ReturnType<typeof createStore>;

/** Reads the store, typed. */
export const useStorefrontSelector = useSelector.withTypes<StorefrontState>();

/** Changes the store, typed. */
export const useStorefrontDispatch = useDispatch.withTypes<StorefrontStore["dispatch"]>();
