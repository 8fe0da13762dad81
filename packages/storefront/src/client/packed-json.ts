/**
 * JSON in which a list of records of one shape names its fields once: `{ "$": ["a", "b"], "c": [[1, 3], [2, 4]] }`, column by
 * column, stands for `[{ a: 1, b: 2 }, { a: 3, b: 4 }]`. The page state is lists of results above all.
 * No shape of ours has both a list under `$` and a list under `c`.
 */
type Json = unknown;
type Fields = Record<string, Json>;

const SHAPE = "$";

const isRecord = (value: Json): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The records of a list that all have one shape, else null. */
function recordsOf(list: readonly Json[]): readonly Fields[] | null {
  const records = list.filter(isRecord);
  const [first] = records;
  if (list.length < 2 || records.length < list.length || !first || SHAPE in first) return null;
  const shape = JSON.stringify(Object.keys(first));
  const isOne = records.every((record) => JSON.stringify(Object.keys(record)) === shape);
  return isOne && shape !== "[]" ? records : null;
}

const mapFields = (fields: Fields, change: (value: Json) => Json): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));

/** Packs a value of plain JSON; the server does it. */
export function pack(value: Json): Json {
  if (Array.isArray(value)) {
    const records = recordsOf(value);
    if (!records) return value.map(pack);
    const keys = Object.keys(records[0] ?? {});
    return { [SHAPE]: keys, c: keys.map((key) => pack(records.map((record) => record[key]))) };
  }
  return isRecord(value) ? mapFields(value, pack) : value;
}

/** Gives back what was packed; the browser does it. */
export function unpack(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isRecord(value)) return value;
  const { [SHAPE]: keys, c: packed } = value;
  if (!Array.isArray(keys) || !Array.isArray(packed)) return mapFields(value, unpack);
  const columns = packed.map(unpack) as Json[][];
  return (columns[0] ?? []).map((_, row) =>
    Object.fromEntries(keys.map((key: string, column) => [key, columns[column]?.[row]])),
  );
}
