import type { Pagination } from "@hjem/domain/search/search-response";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { z } from "zod";

const shapes = new WeakMap<z.ZodType, z.ZodType>();

/** A response that a route sends as finished JSON text, documented by the shape that the text has. */
export const finishedText = (shape: z.ZodType): z.ZodString => {
  const text = z.string();
  shapes.set(text, shape);
  return text;
};

/** The documented shape of a response: that of its text, else the schema itself. */
export const shapeOf = (schema: z.ZodType): z.ZodType => shapes.get(schema) ?? schema;

/** The body of a list response: finished cards are joined in as they are, neither parsed nor written again (D19). */
export const responseText = (cards: string, pagination: Pagination): string =>
  `{"data":[${cards}],"pagination":${JSON.stringify(toSnakeKeys(pagination))}}`;
