import type { ContentCollection } from "@hjem/domain/content/content-rules";
import type { ContentFilter, ContentQuery } from "./content-query.ts";
import { fieldsOfCollection } from "./entry-fields.ts";

/** An entry as it is sent, with all its fields. */
export type SentEntry = Readonly<Record<string, unknown>>;

/** Response of a collection. */
export interface EntryList {
  data: SentEntry[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const tests: Record<
  ContentFilter["operator"],
  (text: string, values: readonly string[]) => boolean
> = {
  $eq: (text, values) => values.every((value) => text === value),
  $in: (text, values) => values.includes(text),
  $contains: (text, values) => values.every((value) => text.includes(value)),
};

const matches = (entry: SentEntry, { field, operator, values }: ContentFilter): boolean =>
  tests[operator](textOf(entry[field]), values);

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const [left, right] = [textOf(one), textOf(other)];
  return left < right ? -1 : Number(left > right);
};

/** Entries of a collection that a query finds: filtered, sorted, a page of them, nested fields only where it says so. */
export function selectEntries(
  collection: ContentCollection,
  entries: readonly SentEntry[],
  { locale, filters, sort, populate, page, pageSize }: ContentQuery,
): EntryList {
  const found = entries
    .filter((entry) => entry.locale === locale && filters.every((one) => matches(entry, one)))
    .toSorted((one, other) => {
      for (const { field, isDescending } of sort) {
        const order = compare(one[field], other[field]);
        if (order !== 0) return isDescending ? -order : order;
      }
      return compare(one.id, other.id);
    });
  const hidden = fieldsOfCollection(collection).populated.filter(
    (name) => !populate.includes(name),
  );
  const start = (page - 1) * pageSize;
  return {
    data: found
      .slice(start, start + pageSize)
      .map((entry) =>
        Object.fromEntries(Object.entries(entry).filter(([name]) => !hidden.includes(name))),
      ),
    meta: {
      pagination: {
        page,
        pageSize,
        pageCount: Math.ceil(found.length / pageSize),
        total: found.length,
      },
    },
  };
}
