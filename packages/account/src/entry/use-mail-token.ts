import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The token of the mail that led here, read by the browser alone. It leaves the address bar at once: what is shared, kept
 * in the history or sent on as a referrer has no key in it.
 */
export function useMailToken(): string | null {
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get("token"));
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has("token")) return;
    const kept = new URL(window.location.href);
    kept.searchParams.delete("token");
    window.history.replaceState(window.history.state, "", kept);
  }, []);
  return token;
}
