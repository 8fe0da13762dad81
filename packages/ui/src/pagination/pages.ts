/** An item of the pagination: a page's number, or an ellipsis. */
export type PageSlot = number | "gap";

/**
 * The pages to show around the current one: always the first, the last, the current and its neighbours; at either end
 * the first three or last three, so that the length is constant.
 */
export function pageSlots(page: number, lastPage: number): PageSlot[] {
  const start = Math.max(1, Math.min(page - 1, lastPage - 2));
  const end = Math.min(lastPage, Math.max(page + 1, 3));
  const near = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  const before: PageSlot[] = start > 3 ? [1, "gap"] : start === 3 ? [1, 2] : start === 2 ? [1] : [];
  const after: PageSlot[] =
    end < lastPage - 2
      ? ["gap", lastPage]
      : end === lastPage - 2
        ? [lastPage - 1, lastPage]
        : end < lastPage
          ? [lastPage]
          : [];
  return [...before, ...near, ...after];
}
