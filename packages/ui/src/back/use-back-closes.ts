import { useEffect, useEffectEvent } from "react";
import { backSteps, type Layer } from "./back-steps.ts";

/** What Back needs to know of a layer over the page. */
export interface BackLayer extends Layer {
  isOpen: boolean;
  /** Says which page lies below, for a layer that stays open from one page to the next. @default it does not */
  page?: string;
}

/** Has the browser's Back close a layer over the page before it leaves the page. */
export function useBackCloses({ isOpen, close, isPartOfPage, page }: BackLayer): void {
  const closeLayer = useEffectEvent((_page?: string) => close());
  useEffect(
    () =>
      isOpen ? backSteps.addLayer({ close: () => closeLayer(page), isPartOfPage }) : undefined,
    [isOpen, isPartOfPage, page],
  );
}
