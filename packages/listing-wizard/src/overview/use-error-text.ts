import { isApiError } from "@hjem/api-client/errors/api-error";
import { useLingui } from "@lingui/react/macro";

/** What is shown of a call that failed: the API's own sentence, if it has one. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => (isApiError(error) && error.message) || t`It did not work. Try again.`;
}
