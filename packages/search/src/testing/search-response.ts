import type { Property } from "@hjem/domain/listing/property";

/** One page of results. */
export const response = (homes: readonly Property[], total = homes.length, currentPage = 1) => ({
  data: homes,
  pagination: { currentPage, perPage: 12, total, lastPage: Math.ceil(total / 12) },
});
