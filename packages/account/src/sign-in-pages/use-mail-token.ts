import { fieldsOf } from "@hjem/domain/narrow";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** Reads the token that survives a reload; null on the server and without one. */
function readStoredToken(): string | null {
  const { mailToken } = fieldsOf(fieldsOf(window.history.state).usr);
  return typeof mailToken === "string" ? mailToken : null;
}

/** Stores it in the history entry, where no URL, bookmark or referrer contains it. */
function storeToken(mailToken: string): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("token");
  window.history.replaceState({ ...window.history.state, usr: { mailToken } }, "", address);
}

const neverChanges = () => () => undefined;

/**
 * The token of an emailed link, read by the browser only. It is removed from the address bar at once, so that shared
 * URLs, the browser's history and referrers do not contain it; a reload still finds it.
 */
export function useMailToken(): string | null {
  const { search } = useLocation();
  const [fromAddress] = useState(() => new URLSearchParams(search).get("token"));
  const stored = useSyncExternalStore(neverChanges, readStoredToken, () => null);
  useEffect(() => {
    const isInAddress = new URLSearchParams(window.location.search).has("token");
    if (isInAddress) storeToken(fromAddress ?? "");
  }, [fromAddress]);
  return fromAddress ?? stored;
}
