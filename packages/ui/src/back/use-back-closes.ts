import { useEffect, useEffectEvent } from "react";
import { backSteps } from "./back-steps.ts";

/** What Back needs to know of a layer over the page. */
export interface BackLayer {
  isOpen: boolean;
  /** Closes it; false where it has to stay open, as with changes that would be lost. */
  close: () => boolean;
  /** Says which page lies below, for a layer that stays open from one page to the next. @default it does not */
  page?: string;
}

/** Has the browser's Back close a layer over the page before it leaves the page. */
export function useBackCloses({ isOpen, close, page }: BackLayer): void {
  const closeLayer = useEffectEvent((_page?: string) => close());
  useEffect(
    () => (isOpen ? backSteps.addLayer(() => closeLayer(page)) : undefined),
    [isOpen, page],
  );
}
