import text from "@hjem/ui/text.module.css";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { HEAD_SHOWN } from "../browser/document-ids.ts";
import { MAIN_ID } from "./main.tsx";

/** Focuses an element that is not focusable by itself, until it loses the focus. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * After a navigation to another page: moves the focus to its start and announces its title, as a browser does when it
 * loads one. A link with a fragment moves the focus there, so that Tab continues from it. A new search on the same
 * page does not move the focus: the page announces its changes itself.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const arrived = useRef(pathname);
  const shownKey = useRef(key);
  const said = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    // The page may have given the focus to a control within it already.
    if (place && !place.contains(document.activeElement)) focusPlace(place);
  }, [hash, key]);

  useEffect(() => {
    const say = () => {
      if (said.current === window.location.pathname) return;
      said.current = window.location.pathname;
      setTitle(document.title);
    };
    document.addEventListener(HEAD_SHOWN, say);
    return () => document.removeEventListener(HEAD_SHOWN, say);
  }, []);

  return (
    <p aria-live="polite" className={text.visuallyHidden}>
      {title}
    </p>
  );
}
