import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { useEffect, useState } from "react";

/**
 * Reads the draft again whenever its payment has got on: the server has published it by then, or says what is missing (D136).
 * @returns true once the draft is as new as the payment
 */
export function usePaidDraft(
  offer: PaymentOfferResponse["data"] | undefined,
  reread: () => Promise<void>,
): boolean {
  const payment = offer?.payment ?? null;
  const isOpen = payment?.status === "created" || payment?.status === "action_required";
  const state = payment === null || isOpen ? null : `${payment.id} ${payment.status}`;
  const [readState, setReadState] = useState<string | null>(null);
  useEffect(() => {
    if (state === null) return undefined;
    let isCurrent = true;
    void reread().finally(() => {
      if (isCurrent) setReadState(state);
    });
    return () => {
      isCurrent = false;
    };
  }, [state, reread]);
  return state === null || state === readState;
}
