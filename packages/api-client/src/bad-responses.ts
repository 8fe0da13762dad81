import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import type { ApiContext } from "./api-context.ts";
import { isApiError } from "./errors/api-error.ts";

/** Reports to the error handler each response that its schema rejected (spec §8, API-036). */
export const reportBadResponses =
  ({ onBadResponse }: Pick<ApiContext, "onBadResponse">): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isRejectedWithValue(action) && isApiError(action.payload) && action.payload.badResponse) {
      onBadResponse(action.payload.badResponse);
    }
    return next(action);
  };
