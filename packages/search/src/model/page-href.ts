import type { ListModel } from "./list-model.ts";

/** URLs of a search's pages: they differ from the second's in their number only. */
export const pageHref =
  ({ first, second }: ListModel["pageHrefs"]) =>
  (page: number): string =>
    page === 1 ? first : second.replace(/([?&]page=)2/, (_, key: string) => `${key}${page}`);
