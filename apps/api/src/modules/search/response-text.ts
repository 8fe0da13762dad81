import type { Pagination } from "@hjem/domain/search/search-response";
import { toSnakeKeys } from "@hjem/domain/wire/case";

/** The body of a list response: finished cards are joined in as they are, neither parsed nor written again (D19). */
export const responseText = (cards: string, pagination: Pagination): string =>
  `{"data":[${cards}],"pagination":${JSON.stringify(toSnakeKeys(pagination))}}`;
