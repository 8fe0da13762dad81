import { api } from "@hjem/api-client/api";
import type { ApiContext } from "@hjem/api-client/api-context";
import { configureStore, type Middleware } from "@reduxjs/toolkit";
import { appendFileSync } from "node:fs";
import { inject } from "vitest";

const driven = new Set<string>();

/** Records the endpoints that the API has responded to: with data, or with an error of its own. */
const recordEndpoints: Middleware = () => (next) => (action) => {
  const { meta, payload } = action as {
    meta?: { arg?: { endpointName?: string }; requestStatus?: string };
    payload?: { status?: unknown };
  };
  const endpoint = meta?.arg?.endpointName;
  const hasResponded =
    meta?.requestStatus === "fulfilled" ||
    (meta?.requestStatus === "rejected" && typeof payload?.status === "number");
  if (endpoint && hasResponded && !driven.has(endpoint)) {
    driven.add(endpoint);
    appendFileSync(inject("drivenEndpoints"), `${endpoint}\n`);
  }
  return next(action);
};

/** The client's store with nothing but the API in it. */
export function createContractStore(context: ApiContext) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, serializableCheck: false }).concat(
        api.middleware,
        recordEndpoints,
      ),
  });
}
