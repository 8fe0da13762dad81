import { personalDataKinds } from "@hjem/domain/lead/personal-data";
import { toSnake } from "@hjem/domain/wire/case";
import type { ZodError } from "zod";
import type { FieldError } from "./api-error.ts";

type Issue = ZodError["issues"][number];
type OptionalSection = Pick<FieldError, "sentence" | "values">;

const kinds: Readonly<Record<string, FieldError["sentence"]>> = {
  number: "number",
  int: "integer",
  string: "text",
  array: "list",
  object: "object",
  boolean: "yes_no",
};

const tooSmall: Readonly<Record<string, FieldError["sentence"]>> = {
  string: "too_short",
  array: "too_few",
};
const tooBig: Readonly<Record<string, FieldError["sentence"]>> = {
  string: "too_long",
  array: "too_many",
};

const formats: Readonly<Record<string, FieldError["sentence"]>> = { date: "date", email: "email" };

const CHOICES_SHOWN = 12;

const report = (issue: Issue): OptionalSection => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined && issue.message.endsWith("received undefined")
        ? { sentence: "required" }
        : { sentence: kinds[issue.expected] ?? "format" };
    case "too_small":
      return {
        sentence: tooSmall[issue.origin] ?? "min",
        values: { min: String(issue.minimum) },
      };
    case "too_big":
      return { sentence: tooBig[issue.origin] ?? "max", values: { max: String(issue.maximum) } };
    case "invalid_value":
      if (issue.values.length === 1 && issue.values[0] === true) return { sentence: "accepted" };
      return {
        sentence: "choice",
        values: { choices: issue.values.slice(0, CHOICES_SHOWN).map(String).join(", ") },
      };
    case "invalid_format":
      return { sentence: formats[issue.format] ?? "format" };
    case "custom": {
      const kind = personalDataKinds.find((each) => each === issue.params?.personalData);
      return { sentence: kind ? `personal_${kind}` : "format" };
    }
    case "invalid_union":
      return { sentence: "date" };
    default:
      return { sentence: "format" };
  }
};

/** Name of a field as the caller wrote it: `priceMin` is `price_min`, a part of it `floors.min`. */
const wireName = (path: Issue["path"]): string =>
  path
    .filter((step) => typeof step === "string")
    .map(toSnake)
    .join(".") || "body";

/**
 * The errors that a schema found, one for each field, under their names on the wire; `isAsWritten` for content, whose names
 * are camelCase, and where `blocks.0.title` says which block it is (D114).
 */
export const fieldErrorsOf = (
  error: ZodError,
  { isAsWritten = false }: { isAsWritten?: boolean } = {},
): FieldError[] => {
  const fieldErrors = error.issues.map((issue) => ({
    field: isAsWritten ? issue.path.join(".") : wireName(issue.path),
    ...report(issue),
  }));
  return [...new Map(fieldErrors.map((fieldError) => [fieldError.field, fieldError])).values()];
};
