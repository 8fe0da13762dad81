import type { StatusWithText } from "@hjem/api-client/errors/error-message";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of failed calls by status (spec §8, API-018, API-021..031); each says what to do. */
export const errorTexts: Readonly<Record<StatusWithText, MessageDescriptor>> = {
  401: msg({ id: "sys.api.errMsg401", message: "Sign in to go on." }),
  403: msg({ id: "sys.api.errMsg403", message: "You do not have access to this." }),
  404: msg({
    id: "sys.api.errMsg404",
    message: "It is not here any more. Reload the page to see what is.",
  }),
  405: msg({
    id: "sys.api.errMsg405",
    message: "This cannot be done here. Reload the page and try again.",
  }),
  408: msg({
    id: "sys.api.errMsg408",
    message: "It took too long. Check your connection and try again.",
  }),
  500: msg({
    id: "sys.api.errMsg500",
    message: "Something went wrong on our side. Try again in a moment.",
  }),
  501: msg({ id: "sys.api.errMsg501", message: "This is not possible yet." }),
  502: msg({
    id: "sys.api.errMsg502",
    message: "We could not reach one of our services. Try again in a moment.",
  }),
  503: msg({ id: "sys.api.errMsg503", message: "We are busy just now. Try again in a moment." }),
  504: msg({
    id: "sys.api.errMsg504",
    message: "One of our services did not answer in time. Try again in a moment.",
  }),
  505: msg({
    id: "sys.api.errMsg505",
    message: "Your browser and our server do not understand each other. Update the browser.",
  }),
};
