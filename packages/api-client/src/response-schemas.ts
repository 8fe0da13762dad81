import { errorOfBadResponse, type ApiError, type Issue } from "./errors/api-error.ts";

/** Validates a response body, its keys in camel case; the part of a Standard Schema that does so. */
interface ResponseSchema {
  "~standard": { validate: (body: unknown) => Validated | Promise<Validated> };
}
type Validated = { value: unknown; issues?: undefined } | { issues: readonly Issue[] };

const schemas = new Map<string, ResponseSchema>();

/**
 * Validates the responses of endpoints with these schemas from now on (API-036). Endpoints are named, not imported: the
 * schemas load later than the first pages, and would fetch the code of every page that has an endpoint.
 */
export function addResponseSchemas<Api extends { endpoints: object }>(
  added: Partial<Record<keyof Api["endpoints"] & string, ResponseSchema>>,
): void {
  for (const [endpoint, schema] of Object.entries<ResponseSchema | undefined>(added))
    if (schema) schemas.set(endpoint, schema);
}

/**
 * The body of a response as its schema reads it, unchanged where there is none (yet).
 * @returns an error that names endpoint and path for a body of another shape
 */
export async function validateResponse(
  endpoint: string,
  body: unknown,
): Promise<{ data: unknown } | { error: ApiError }> {
  const result = await schemas.get(endpoint)?.["~standard"].validate(body);
  if (!result) return { data: body };
  return result.issues
    ? { error: errorOfBadResponse(endpoint, result.issues) }
    : { data: result.value };
}
