import { type ApiError, isApiError } from "@hjem/api-client/errors/api-error";
import { type ReactNode, useState } from "react";
import { ProofDialog } from "./proof-dialog.tsx";

/** True for a call that the API accepts only after the person has confirmed their identity again. */
export const needsProof = (error: unknown): boolean =>
  isApiError(error) && error.code === "sign_in_again";

/** Asks for a proof; `again` follows it. */
export type RequestProof = (again: () => void) => void;

/** Handles an error that requires a proof of identity: requests one, then sends the form again. */
export const proveFirst =
  (requestProof: RequestProof) =>
  (error: ApiError, _fields: object, again: () => void): boolean => {
    if (needsProof(error)) requestProof(again);
    return needsProof(error);
  };

/** Asks for a proof when a call needs one, and makes the call again after it. */
export function useProof(): { requestProof: RequestProof; proofDialog: ReactNode } {
  const [waiting, setWaiting] = useState<{ again: () => void } | null>(null);
  const close = () => setWaiting(null);
  return {
    requestProof: (again) => setWaiting({ again }),
    proofDialog: waiting && (
      <ProofDialog
        onClose={close}
        onProved={() => {
          close();
          waiting.again();
        }}
      />
    ),
  };
}
