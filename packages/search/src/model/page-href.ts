import type { ListModel } from "./list-model.ts";

/** Addresses of a search's pages: they differ from the second's in their number alone. */
export const pageHref =
  ({ first, second }: ListModel["pageHrefs"]) =>
  (page: number): string =>
    page === 1 ? first : second.replace(/([?&]page=)2/, (_, key: string) => `${key}${page}`);
