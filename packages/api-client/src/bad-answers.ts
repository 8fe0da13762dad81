import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import type { ApiContext } from "./api-context.ts";
import { isApiError } from "./errors/api-error.ts";

/** Tells the error handler of each answer that its schema refused (spec §8, API-036). */
export const reportBadAnswers =
  ({ onBadAnswer }: Pick<ApiContext, "onBadAnswer">): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isRejectedWithValue(action) && isApiError(action.payload) && action.payload.badAnswer) {
      onBadAnswer(action.payload.badAnswer);
    }
    return next(action);
  };
