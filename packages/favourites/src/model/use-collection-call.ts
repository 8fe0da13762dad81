import { isApiError } from "@hjem/api-client/errors/api-error";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

/** A call about a collection. */
export type CollectionCall = () => PromiseLike<{ error?: unknown }>;

/**
 * Sends one call at a time. A call that fails changes nothing that is shown: a message says why and offers to try
 * again (D9).
 */
export function useCollectionCall(): {
  isBusy: boolean;
  call: (send: CollectionCall, done?: string) => Promise<boolean>;
} {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const call = async (send: CollectionCall, done?: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    const { error } = await send();
    setBusy(false);
    if (error === undefined) {
      if (done !== undefined) toasts.show({ message: done });
      return true;
    }
    const { message = t`Something went wrong.` } = isApiError(error) ? error : {};
    toasts.show({
      message,
      tone: "error",
      action: { label: t`Try again`, run: () => void call(send, done) },
    });
    return false;
  };
  return { isBusy, call };
}
