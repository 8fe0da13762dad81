import { focusPage } from "@hjem/storefront/focus-after-removal";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type RequestProof, needsProof } from "../proof/use-proof.tsx";

/** Removes one row of a list: one at a time, and the list is reloaded afterwards. */
export function useRemoveRow(
  send: (id: string) => PromiseLike<{ error?: unknown }>,
  requestProof?: RequestProof,
) {
  const navigate = useNavigate();
  const here = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const act = async (id: string) => {
    if (busy !== null) return;
    setBusy(id);
    setFormError(null);
    const { error } = await send(id);
    if (requestProof && needsProof(error)) {
      requestProof(() => void act(id));
    } else if (error !== undefined) {
      setFormError(toFormError(error));
    } else {
      await navigate(here, { replace: true, preventScrollReset: true });
      focusPage();
    }
    setBusy(null);
  };
  return { busy, formError, act };
}
