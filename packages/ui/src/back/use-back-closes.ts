import { useEffect, useEffectEvent } from "react";
import { backSteps, type Layer } from "./back-steps.ts";

/** Options of a layer that Back closes. */
export interface BackLayer extends Layer {
  isOpen: boolean;
  /** Key of the page below, for a layer that stays open from one page to the next. @default none */
  page?: string;
}

/** Makes the browser's Back close a layer before it leaves the page. */
export function useBackCloses({ isOpen, close, isPartOfPage, page }: BackLayer): void {
  const closeLayer = useEffectEvent((_page?: string) => close());
  useEffect(
    () =>
      isOpen ? backSteps.addLayer({ close: () => closeLayer(page), isPartOfPage }) : undefined,
    [isOpen, isPartOfPage, page],
  );
}
