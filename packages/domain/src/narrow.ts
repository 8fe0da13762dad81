/** A record of named values, with the names that its entries have: `Object.fromEntries` forgets them. */
export const recordOf = <Name extends string, Value>(
  entries: Iterable<readonly [Name, Value]>,
): Record<Name, Value> => Object.fromEntries(entries) as Record<Name, Value>;

/** A record of rows whose values differ in type; TypeScript cannot tie the value of each row to its name. */
export const recordOfRows = <Values>(rows: readonly (readonly [keyof Values, unknown])[]): Values =>
  Object.fromEntries(rows) as Values;

/** The names of an object's fields, as its type lists them: `Object.keys` forgets them. */
export const namesOf = <Fields extends object>(fields: Fields): (keyof Fields & string)[] =>
  Object.keys(fields) as (keyof Fields & string)[];

/** Whether a value of which nothing is known is an object with fields, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of an unknown value, e.g. from storage or history state; an empty object if it has none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

/** The code of a thrown error, as Node.js (`ENOENT`), Fastify and PostgreSQL (`57014`) give one. */
export const errorCode = (error: unknown): string | undefined => {
  const { code } = fieldsOf(error);
  return typeof code === "string" ? code : undefined;
};

/** What a thrown error says. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
