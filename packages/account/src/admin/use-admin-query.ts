import { useSearchParams } from "react-router";

/** The search and the page of a list of the admin area. */
export interface AdminQuery {
  /** Empty for everything. */
  q: string;
  /** From 1. */
  page: number;
  search: (q: string) => void;
  turn: (page: number) => void;
}

/** Keeps the search and the page of a list in the address, so that Back, a reload and a sent link show the same. */
export function useAdminQuery(): AdminQuery {
  const [query, setQuery] = useSearchParams();
  const q = query.get("q")?.trim() ?? "";
  const asked = Number(query.get("page"));
  const go = (next: string, page: number) => {
    // The language of the page stays.
    const changed = new URLSearchParams(query);
    changed.delete("q");
    changed.delete("page");
    if (next) changed.set("q", next);
    if (page > 1) changed.set("page", String(page));
    setQuery(changed);
  };
  return {
    q,
    page: Number.isInteger(asked) && asked > 1 ? asked : 1,
    search: (next) => go(next, 1),
    turn: (page) => go(q, page),
  };
}
