import { type ApiError, isApiError } from "@hjem/api-client/errors/api-error";
import { type ReactNode, useState } from "react";
import { ProofDialog } from "./proof-dialog.tsx";

/** True for a call that the API accepts only after the user has confirmed their identity again. */
export const needsProof = (error: unknown): boolean =>
  isApiError(error) && error.code === "sign_in_again";

/** Requests a proof; `again` is called after it. */
export type RequestProof = (again: () => void) => void;

/** Handles an error that requires a proof of identity: requests one, then sends the form again. */
export const proveFirst =
  (requestProof: RequestProof) =>
  (error: ApiError, _fields: object, again: () => void): boolean => {
    if (needsProof(error)) requestProof(again);
    return needsProof(error);
  };

/** Requests a proof when a call needs one, and repeats the call after it. */
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
