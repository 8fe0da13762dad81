import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Props of `BrowserOnly`. */
export interface BrowserOnlyProps {
  /** What the server has rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders the fallback until the server's HTML is hydrated, which has nothing else, and the children from then on. */
export function BrowserOnly({ fallback, children }: BrowserOnlyProps) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? children : fallback;
}
