import { fieldsOf } from "@hjem/domain/narrow";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** State of an emailed link in the history entry, beside the router's own state. */
interface MailState {
  mailToken?: string;
  /** Result of the link, once it is used. */
  mailOutcome?: unknown;
}

/** Reads the state that survives a reload; empty on the server. */
function readMailState(): MailState {
  const { mailToken, mailOutcome } = fieldsOf(fieldsOf(window.history.state).usr);
  return { ...(typeof mailToken === "string" && { mailToken }), mailOutcome };
}

/** Stores it in the history entry, where no URL, bookmark or referrer contains it. */
export function writeMailState(stored: MailState): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("token");
  window.history.replaceState({ ...window.history.state, usr: stored }, "", address);
}

const neverChanges = () => () => undefined;

/** A value of the history entry; null on the server and during hydration. */
export const useMailState = <Key extends keyof MailState>(key: Key): MailState[Key] | null =>
  useSyncExternalStore(
    neverChanges,
    () => readMailState()[key] ?? null,
    () => null,
  );

/**
 * The token of an emailed link, read by the browser only. It is removed from the address bar at once, so that shared
 * URLs, the browser's history and referrers do not contain it; a reload still finds it until it is used.
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
