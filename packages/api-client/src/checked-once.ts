/** The part of a Standard Schema that validates (https://standardschema.dev). */
interface Checking {
  "~standard": { validate: (value: unknown) => unknown };
}

/**
 * The schema, validating each object once: a server gives the same body to many pages. They share the result, so it must
 * not be changed.
 */
export function checkedOnce<Schema extends Checking>(schema: Schema): Pick<Schema, "~standard"> {
  const standard: Schema["~standard"] = schema["~standard"];
  const results = new WeakMap<object, unknown>();
  const validate = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return standard.validate(value);
    const known = results.get(value);
    if (known !== undefined) return known;
    const result = standard.validate(value);
    results.set(value, result);
    return result;
  };
  return { "~standard": { ...standard, validate } };
}
