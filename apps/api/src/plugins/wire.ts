import { isRecord } from "@hjem/domain/narrow";
import { toCamel, toCamelKeys, toSnakeKeys } from "@hjem/domain/wire/case";
import type { FastifySchemaCompiler, FastifySerializerCompiler } from "fastify/types/schema.js";
import type { ZodType } from "zod";
import { ApiError } from "./api-error.ts";
import { fieldErrorsOf } from "./field-errors.ts";

/** Query keys in camelCase; `ids[]` is a list even with one value (D21). */
const readQuery = (query: unknown): unknown =>
  isRecord(query)
    ? Object.fromEntries(
        Object.entries(query).map(([key, value]) =>
          key.endsWith("[]") ? [toCamel(key.slice(0, -2)), [value].flat()] : [toCamel(key), value],
        ),
      )
    : query;

/**
 * Case changes once at this end (D21): what comes in is read in camelCase by the schema of the domain.
 * An error names each field as the caller wrote it.
 */
export const readByZod: FastifySchemaCompiler<ZodType> =
  ({ schema, httpPart }) =>
  (sent: unknown) => {
    const named = httpPart === "querystring" ? readQuery(sent) : toCamelKeys(sent);
    const result = schema.safeParse(named);
    return result.success
      ? { value: result.data }
      : { error: new ApiError("validation_failed", { fieldErrors: fieldErrorsOf(result.error) }) };
  };

/** What goes out has passed its schema, which also drops what the schema does not name, and is in snake_case. */
export const writeByZod: FastifySerializerCompiler<ZodType> =
  ({ schema }) =>
  (response: unknown) =>
    JSON.stringify(toSnakeKeys(schema.parse(response)));
