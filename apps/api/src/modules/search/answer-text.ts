import type { Pagination } from "@hjem/domain/search/search-answer";
import { toSnakeKeys } from "@hjem/domain/wire/case";

/** The body of a list answer: finished cards are joined in as they are, neither parsed nor written again (D19). */
export const answerText = (cards: string, pagination: Pagination): string =>
  `{"data":[${cards}],"pagination":${JSON.stringify(toSnakeKeys(pagination))}}`;
