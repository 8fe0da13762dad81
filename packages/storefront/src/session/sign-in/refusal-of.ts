import { isApiError } from "@hjem/api-client/errors/api-error";

/** The API's error; without a message of its own where it could not be reached or failed itself. */
export interface FormErrorMessage {
  message: string;
}

const SERVER_FAILED = 500;

/** Error message of a failed call: the API's own where it sent one for the visitor (D37). */
export const toFormError = (error: unknown): FormErrorMessage => ({
  message: isApiError(error) && error.status < SERVER_FAILED ? (error.message ?? "") : "",
});
