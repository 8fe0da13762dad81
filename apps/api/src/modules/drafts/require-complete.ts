import type { Draft } from "@hjem/domain/draft/draft";
import { ApiError, type FieldError } from "../../plugins/api-error.ts";

/** The error of a draft that lacks `fields`, or has values there that no listing can have. */
export const incomplete = (
  fields: readonly string[],
  sentence: "required" | "format" = "required",
): ApiError => {
  const fieldErrors = fields.map((field): FieldError => ({ field, sentence }));
  return new ApiError("draft_incomplete", { fieldErrors });
};

/**
 * What every tab asks for is there: the draft can be paid for, and published once its pictures are processed (LIST-011, D92).
 * @throws {ApiError} `draft_incomplete` with the fields that are missing, of all tabs in their order
 */
export function requireComplete({ tabs }: Pick<Draft, "tabs">): void {
  const open = Object.values(tabs).filter(({ complete }) => !complete);
  if (open.length > 0) throw incomplete(open.flatMap(({ missing }) => missing));
}
