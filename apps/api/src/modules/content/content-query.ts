import {
  CONTENT_PAGE_DEFAULT,
  CONTENT_PAGE_MAX,
  type ContentCollection,
} from "@hjem/domain/content/content-rules";
import { ContentServiceError, invalidKey } from "./content-error.ts";
import { fieldsOfCollection, isPopulated, isScalar } from "./entry-fields.ts";

const operators = ["$eq", "$in", "$contains"] as const;
type Operator = (typeof operators)[number];
const isOperator = (text: string): text is Operator => operators.some((one) => one === text);

/** One condition of a query; more than one value with `$in` alone. */
export interface ContentFilter {
  field: string;
  operator: Operator;
  values: readonly string[];
}

/** A query of a collection in the supported subset of Strapi 5 (D114, CMS-024). */
export interface ContentQuery {
  /** As it was sent: a language that nobody writes in has no entries. */
  locale: string;
  status: "published" | "draft";
  filters: readonly ContentFilter[];
  sort: readonly { field: string; isDescending: boolean }[];
  /** Nested fields that are sent. */
  populate: readonly string[];
  page: number;
  pageSize: number;
}

/** Language of a query that names none, as Strapi's own. */
const DEFAULT_LOCALE = "en";
const FILTERS_MAX = 20;
const VALUES_MAX = 100;
const DEPTH_MAX = 6;

interface Parameter {
  /** `filters[url][$eq]` is `["filters", "url", "$eq"]`. */
  path: readonly string[];
  values: readonly string[];
}

const readParameters = (query: Readonly<Record<string, unknown>>): Parameter[] =>
  Object.entries(query).map(([key, value]) => {
    const path = key.split(/\]?\[/).map((part) => part.replace(/\]$/, ""));
    if (path.length > DEPTH_MAX) {
      throw new ContentServiceError(400, "Invalid parameters", { key: path[0] });
    }
    return { path, values: [value].flat().map(String) };
  });

const isIndex = (text: string | undefined): boolean =>
  text === undefined || text === "" || /^\d+$/.test(text);

const readFilter = (collection: ContentCollection, { path, values }: Parameter): ContentFilter => {
  const [, field = "", operator = "$eq", index] = path;
  if (!isScalar(collection, field)) throw invalidKey(field, field, "filters");
  if (!isOperator(operator)) throw invalidKey(operator, `${field}.${operator}`, "filters");
  if (!isIndex(index) || path.length > 4) {
    throw invalidKey(index ?? "", `${field}.${operator}.${index}`, "filters");
  }
  return { field, operator, values };
};

/** `$in` comes as one parameter for each value. */
const joinFilters = (filters: readonly ContentFilter[]): ContentFilter[] => {
  const joined = new Map<string, ContentFilter>();
  for (const filter of filters) {
    const key = `${filter.field} ${filter.operator}`;
    const values = [...(joined.get(key)?.values ?? []), ...filter.values];
    joined.set(key, { ...filter, values });
  }
  const all = [...joined.values()];
  if (all.length > FILTERS_MAX || all.some(({ values }) => values.length > VALUES_MAX)) {
    throw new ContentServiceError(400, "Invalid filters");
  }
  return all;
};

const readSort = (collection: ContentCollection, { values }: Parameter) =>
  values
    .flatMap((value) => value.split(","))
    .filter((part) => part !== "")
    .map((part) => {
      const [field = "", order = "asc"] = part.split(":");
      if (!isScalar(collection, field)) throw invalidKey(field, field, "sort");
      if (order !== "asc" && order !== "desc") {
        throw new ContentServiceError(400, "Invalid sort", { sort: part });
      }
      return { field, isDescending: order === "desc" };
    });

const readPopulate = (collection: ContentCollection, { path, values }: Parameter): string[] => {
  const [, first] = path;
  const names = isIndex(first) ? values.flatMap((value) => value.split(",")) : [first ?? ""];
  return names.flatMap((name) => {
    if (name === "*" || name === "true") return fieldsOfCollection(collection).populated;
    if (isPopulated(collection, name)) return [name];
    throw invalidKey(name, name, "populate");
  });
};

/** A number that is none counts as missing, one that is too small as the smallest. */
const readCount = (values: readonly string[] | undefined, missing: number, max: number): number => {
  const count = Math.trunc(Number(values?.at(-1) ?? missing));
  return Number.isNaN(count) ? missing : Math.min(max, Math.max(1, count));
};

/**
 * Reads the query of a collection. Unknown parameters at the top are ignored, as Strapi does.
 * @throws {ContentServiceError} 400 for a key, operator or order that the collection does not know.
 */
export function readContentQuery(
  collection: ContentCollection,
  query: Readonly<Record<string, unknown>>,
): ContentQuery {
  const parameters = readParameters(query);
  const named = (name: string) => parameters.filter(({ path }) => path[0] === name);
  const last = (name: string) => named(name).at(-1)?.values.at(-1);
  const paginated = (name: string) =>
    named("pagination").find(({ path }) => path[1] === name)?.values;
  const status = last("status") ?? "published";
  if (status !== "published" && status !== "draft") {
    throw new ContentServiceError(400, "Invalid status", { status });
  }
  return {
    locale: last("locale") ?? DEFAULT_LOCALE,
    status,
    filters: joinFilters(named("filters").map((one) => readFilter(collection, one))),
    sort: named("sort").flatMap((one) => readSort(collection, one)),
    populate: [...new Set(named("populate").flatMap((one) => readPopulate(collection, one)))],
    page: readCount(paginated("page"), 1, Number.MAX_SAFE_INTEGER),
    pageSize: readCount(paginated("pageSize"), CONTENT_PAGE_DEFAULT, CONTENT_PAGE_MAX),
  };
}
