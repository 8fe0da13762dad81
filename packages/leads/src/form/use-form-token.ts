import { leadsApi } from "@hjem/api-client/endpoints/leads";
import { usePage } from "@hjem/storefront/page";
import { useRef } from "react";

/** The token of a form, which says when it was opened; pages are cached and hold none (D28, D137). */
export interface FormTokens {
  /** Called when the form gets the focus: fetches one, once. */
  fetch: () => void;
  /** The token; null where none is to be had, and a moderator looks at the form first. */
  take: () => Promise<string | null>;
  /** Called once a form was accepted: the next one needs a token of its own. */
  renew: () => void;
}

/** Fetches the token of a form at its first focus. */
export function useFormToken(): FormTokens {
  const { store } = usePage();
  const token = useRef<Promise<string | null> | null>(null);
  const read = async (): Promise<string | null> => {
    const { data } = await store.dispatch(
      leadsApi.endpoints.getFormToken.initiate(undefined, { track: false }),
    );
    return data?.token ?? null;
  };
  const fetch = (): Promise<string | null> => {
    token.current ??= read().then((found) => {
      // Tried again at the next focus.
      if (found === null) token.current = null;
      return found;
    });
    return token.current;
  };
  return {
    fetch: () => void fetch(),
    take: fetch,
    renew: () => {
      token.current = null;
    },
  };
}
