import { api } from "@hjem/api-client/api";
import type { Middleware } from "@reduxjs/toolkit";

const { removeQueryResult, internal_getRTKQSubscriptions: getSubscriptions } = api.internalActions;

/** What the middleware of RTK Query returns for `getSubscriptions`; its type does not say so. */
interface Subscriptions {
  getSubscriptionCount: (key: string) => number;
}

/** The cache key of a query whose response or error an action brings; undefined for any other action. */
const arrivedKey = (action: unknown): string | undefined => {
  const { type, meta } = action as {
    type: string;
    meta?: { arg?: { queryCacheKey?: string } };
  };
  return /^api\/executeQuery\/(?:fulfilled|rejected)$/.test(type)
    ? meta?.arg?.queryCacheKey
    : undefined;
};

/**
 * The tags that a mutation has invalidated wait until no query is pending, and then all they name is removed that nobody
 * subscribes to: also what has arrived in that moment, before the loader that has asked for it has read it. The loader
 * would take that for an error of the API. Such a result is removed afterwards, unless a component uses it by then.
 */
export const keepArrivingResult: Middleware = ({ dispatch }) => {
  const arrived = new Set<string>();
  const removeUnused = (action: ReturnType<typeof removeQueryResult>): void => {
    const { getSubscriptionCount } = dispatch(getSubscriptions()) as unknown as Subscriptions;
    if (getSubscriptionCount(action.payload.queryCacheKey) === 0) dispatch(action);
  };
  return (next) => (action) => {
    const key = arrivedKey(action);
    if (key !== undefined) {
      arrived.add(key);
      setTimeout(() => arrived.delete(key));
    }
    if (removeQueryResult.match(action) && arrived.has(action.payload.queryCacheKey)) {
      setTimeout(() => removeUnused(action));
      return action;
    }
    return next(action);
  };
};
