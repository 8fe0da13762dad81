import text from "@hjem/ui/text.module.css";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "./main.tsx";

/**
 * After a navigation to another page: puts the focus at its beginning and says its title, as a browser does when it loads
 * one. A new search on the same page leaves the focus alone: the page says itself what has changed.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p aria-live="polite" className={text.visuallyHidden}>
      {title}
    </p>
  );
}
