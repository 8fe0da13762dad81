import { createContext, use } from "react";
import type { PageContext } from "./page-context.ts";

export type { PageContext };

/** The current page context; null outside of a storefront. */
export const CurrentPageContext = createContext<PageContext | null>(null);

/** Region, language, terms, store, instant of rendering and origin of the current page. */
export function usePage(): PageContext {
  const page = use(CurrentPageContext);
  if (!page) throw new Error("usePage is used outside of a storefront");
  return page;
}
