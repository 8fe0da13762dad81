import { toSnake } from "@hjem/domain/wire/case";

type QueryValue = string | number | boolean | null | undefined;

/**
 * Query parameters in camel case; a list repeats its key, and a key that ends in `[]` keeps its brackets (API-046).
 */
export type QueryParams = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

const isList = (value: QueryValue | readonly QueryValue[]): value is readonly QueryValue[] =>
  Array.isArray(value);

/** `?` and the parameters in snake case, or an empty string; empty values are left out (API-010). */
export function queryString(params: QueryParams = {}): string {
  const pairs = Object.entries(params).flatMap(([name, value]) => {
    const key = encodeURIComponent(toSnake(name)).replace("%5B%5D", "[]");
    const values = isList(value) ? value : [value];
    return values
      .filter((one) => one !== undefined && one !== null && one !== "")
      .map((one) => `${key}=${encodeURIComponent(String(one))}`);
  });
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
