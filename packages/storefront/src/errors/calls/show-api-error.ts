import { api } from "@hjem/api-client/api";
import { type ApiError, isApiError } from "@hjem/api-client/errors/api-error";
import { isRecord } from "@hjem/domain/narrow";
import type { NewToast, ToastQueue } from "@hjem/ui/toast-queue";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Dispatch, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { MessageCatalogs } from "../../messages/message-catalogs.ts";
import type { PageMessages } from "../../messages/messages.ts";
import { signInOpened } from "../../store/session-slice.ts";
import { errorMessages } from "./error-texts.ts";

/** Where a failed call is shown, and what its act needs. */
export interface ErrorPlace {
  toasts: Pick<ToastQueue, "show" | "list">;
  messages: Pick<PageMessages, "i18n" | "load">;
  dispatch: Dispatch;
}

const words: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** Statuses that say "reload": what the page shows is no longer so (spec §8). */
const STALE_PAGE: readonly number[] = [404, 405];

/** The map shows its own errors; a way that cannot be had is not mentioned, or said so beside its address (SAVE-065, SAVE-066). */
const showTheirOwn: readonly unknown[] = ["searchMap", "getDirections"];

/**
 * Loaders request without subscribing: an error there becomes an error page. Forms, which send untracked requests, show
 * theirs beside the form.
 */
const isShownElsewhere = (request: unknown): boolean =>
  isRecord(request) &&
  (request["subscribe"] === false ||
    request["track"] === false ||
    showTheirOwn.includes(request["endpointName"]));

interface Requested {
  unsubscribe: () => void;
}

/** Starts a query of the API: the part of its endpoint that a repetition uses. */
interface Repeatable {
  initiate: (
    argument: unknown,
    options: { forceRefetch: true },
  ) => (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  ) => Requested & PromiseLike<unknown>;
}

const isRepeatable = (endpoint: unknown): endpoint is Repeatable =>
  isRecord(endpoint) && typeof endpoint["initiate"] === "function";

/**
 * Requests the same again; null for a change: what it has changed nobody knows, and its own button is still there. The
 * endpoints of the API are found by their names, as the failed request has its name only.
 */
function repetitionOf(request: unknown, dispatch: Dispatch): (() => void) | null {
  if (!isRecord(request) || request["type"] !== "query") return null;
  const { endpointName, originalArgs } = request;
  const endpoint: unknown = Object.entries(api.endpoints).find(
    ([name]) => name === endpointName,
  )?.[1];
  if (!isRepeatable(endpoint)) return null;
  return () => {
    const requested = (dispatch as ThunkDispatch<unknown, unknown, UnknownAction>)(
      endpoint.initiate(originalArgs, { forceRefetch: true }),
    );
    void requested.then(requested.unsubscribe);
  };
}

/** What the person can do about a failed call; undefined where only its own button can repeat it. */
function actOf(
  { status }: ApiError,
  request: unknown,
  { messages: { i18n }, dispatch }: ErrorPlace,
): NewToast["action"] {
  if (status === 401) {
    const signIn = () => void dispatch(signInOpened({ kind: "action" }));
    return { label: i18n._(msg`Sign in`), run: signIn };
  }
  if (STALE_PAGE.includes(status)) {
    return { label: i18n._(msg`Reload`), run: () => window.location.reload() };
  }
  const repeat = status === 408 || status >= 500 ? repetitionOf(request, dispatch) : null;
  return repeat ? { label: i18n._(msg`Try again`), run: repeat } : undefined;
}

/** The message with the number that our log has it under, where the server has failed. */
function messageOf(error: ApiError, i18n: I18n): string | undefined {
  const message = errorMessages(error, i18n);
  const { status, requestId } = error;
  if (message === undefined || status < 500 || requestId === undefined) return message;
  return `${message} ${i18n._(msg`Reference: ${requestId}`)}`;
}

/** A call that failed, as the store reports it. */
interface FailedCall {
  payload: unknown;
  meta: { arg: unknown };
}

/**
 * Shows a failed call (spec §8): a sentence, the request id of our log where the server has failed, and what can be done
 * about it. Several calls that fail for the same reason are one message.
 */
export async function showApiError(
  { payload: error, meta: { arg: request } }: FailedCall,
  place: ErrorPlace,
): Promise<void> {
  if (!isApiError(error) || isShownElsewhere(request)) return;
  const { toasts, messages } = place;
  await messages.load(words);
  const { i18n } = messages;
  const sentence = errorMessages(error, i18n);
  const message = messageOf(error, i18n);
  if (sentence === undefined || message === undefined) return;
  if (toasts.list().some((shown) => shown.message.startsWith(sentence))) return;
  const action = actOf(error, request, place);
  toasts.show({ message, tone: "error", ...(action && { action }) });
}
