import type { ReactNode } from "react";
import { LazyErrorPage } from "../errors/lazy-error-page.tsx";
import { useStorefrontSelector } from "../store/store.ts";
import styles from "./frame.module.css";

/** Id of the main element: target of the skip link, and of the focus after a navigation. */
export const MAIN_ID = "main";

/** The main element; the error page replaces its contents while the app state has an error (UI-008..009). */
export function Main({ children }: { children: ReactNode }) {
  const hasFailed = useStorefrontSelector((state) => state.app.error !== null);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      {hasFailed ? <LazyErrorPage /> : children}
    </main>
  );
}
