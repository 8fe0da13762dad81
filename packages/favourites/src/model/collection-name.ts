import type { Collection } from "@hjem/domain/saved/collection";
import { usePage } from "@hjem/storefront/page";
import type { PageContext } from "@hjem/storefront/page-context";

/** The name of a collection as the page shows it: the default one has the market's term (FAV-015). */
export const nameOf = (
  { isDefault, name }: Pick<Collection, "isDefault" | "name">,
  { term }: Pick<PageContext, "term">,
): string => (isDefault ? term("account.favourites") : name);

/** `nameOf` of the page. */
export function useCollectionName(): (named: Pick<Collection, "isDefault" | "name">) => string {
  const page = usePage();
  return (named) => nameOf(named, page);
}
