import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** What this entry of the browser's history keeps of a mailed link, beside the router's own state. */
interface MailState {
  mailToken?: string;
  /** What came of the link, once it is used. */
  mailOutcome?: unknown;
}

/** Reads what a reload must not lose; empty on the server. */
const readMailState = (): MailState =>
  (window.history.state as { usr?: MailState } | null)?.usr ?? {};

/** Keeps it in the history entry, where no address, no bookmark and no referrer shows it. */
export function writeMailState(stored: MailState): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("token");
  window.history.replaceState({ ...window.history.state, usr: stored }, "", address);
}

const neverChanges = () => () => undefined;

/** Something that this entry of the history keeps; null on the server and while the page hydrates. */
export const useMailState = <Key extends keyof MailState>(key: Key): MailState[Key] | null =>
  useSyncExternalStore(
    neverChanges,
    () => readMailState()[key] ?? null,
    () => null,
  );

/**
 * The token of the mail's link, read by the browser alone. It leaves the address bar at once: what is shared, stored
 * in the history's addresses or sent on as a referrer has no key in it; a reload still finds it until it is used.
 */
export function useMailToken(): string | null {
  const { search } = useLocation();
  const [fromAddress] = useState(() => new URLSearchParams(search).get("token"));
  const stored = useMailState("mailToken") ?? null;
  useEffect(() => {
    const isInAddress = new URLSearchParams(window.location.search).has("token");
    if (isInAddress) writeMailState({ mailToken: fromAddress ?? "" });
  }, [fromAddress]);
  return fromAddress ?? stored;
}
