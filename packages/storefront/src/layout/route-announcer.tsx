import text from "@hjem/ui/text.module.css";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { HEAD_SHOWN } from "../browser/document-ids.ts";
import { MAIN_ID } from "./main.tsx";

/**
 * After a navigation to another page: puts the focus at its beginning and says its title, as a browser does when it loads
 * one. A new search on the same page leaves the focus alone: the page says itself what has changed.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const arrived = useRef(pathname);
  const said = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);

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
