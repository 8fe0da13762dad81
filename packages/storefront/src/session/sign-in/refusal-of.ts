import { isApiError } from "@hjem/api-client/errors/api-error";

/** Why the API refused something; without words of its own where it could not be reached or failed itself. */
export interface FormErrorMessage {
  message: string;
}

const SERVER_FAILED = 500;

/** What to tell of a failed call, in the API's words where it had some for the visitor (D37). */
export const toFormError = (error: unknown): FormErrorMessage => ({
  message: isApiError(error) && error.status < SERVER_FAILED ? (error.message ?? "") : "",
});
