import type { AppOptions } from "@hjem/storefront/create-app";

type Listener = ReturnType<NonNullable<AppOptions["listeners"]>>[number];

const hasPayload = (action: unknown): action is { payload: unknown } =>
  typeof action === "object" && action !== null && "payload" in action;

/**
 * Seals what an action brings before a reducer puts it into the state. Immer goes through every object that it is given
 * in search of unfinished changes, and passes over a frozen one: a response of the API is whole as it comes.
 */
export const sealResponses: Listener = () => (next) => (action) => {
  if (hasPayload(action)) Object.freeze(action.payload);
  return next(action);
};
