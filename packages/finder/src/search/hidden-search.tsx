import { searchToParams } from "@hjem/domain/search/search-url";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { lastingExtras } from "./list-search.ts";

/** Props of `HiddenSearch`. */
export interface HiddenSearchProps {
  search: ParsedSearch;
  /** Fields that the form shows itself. */
  except: readonly string[];
}

/** What a form takes along of the search without showing it. The page is left behind: a changed search starts anew. */
export function HiddenSearch({ search, except }: HiddenSearchProps) {
  const left = [...except, "page"];
  return [...searchToParams(search.request, lastingExtras(search.extras))]
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    ));
}
