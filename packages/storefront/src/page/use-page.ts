import { createContext, use } from "react";
import type { PageContext } from "./page-context.ts";

export type { PageContext };

/** The page context of the moment; null outside of a storefront. */
export const CurrentPageContext = createContext<PageContext | null>(null);

/** Where the page stands: region, language, terms, store, instant of rendering, origin. */
export function usePage(): PageContext {
  const page = use(CurrentPageContext);
  if (!page) throw new Error("usePage is used outside of a storefront");
  return page;
}
