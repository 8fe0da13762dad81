import { isRecord } from "@hjem/domain/narrow";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A type of schema.org as `schema-dts` declares it: what it extends, and the ranges of its own properties. */
interface Term {
  parents: string[];
  properties: Map<string, string[]>;
}

const entry = fileURLToPath(import.meta.resolve("schema-dts"));
const source = readFileSync(path.join(path.dirname(entry), "schema.d.ts"), "utf8");

const BASE = /^interface (\w+)Base extends (.+) \{$/;
const LEAF = /^interface (\w+)Leaf extends (.+) \{$/;
const PROPERTY = /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/;
const CHOICE = /^export type (\w+) = (.+);$/;

const words = (list: string, separator: string) =>
  list.split(separator).map((word) => word.trim().replace(/Base$/, ""));

function readTerms(): Map<string, Term> {
  const terms = new Map<string, Term>();
  let open: Term | undefined;
  for (const line of source.split("\n")) {
    const [, name, parents = ""] = BASE.exec(line) ?? LEAF.exec(line) ?? [];
    if (name !== undefined) {
      open = terms.get(name) ?? { parents: [], properties: new Map() };
      open.parents.push(...words(parents, ",").filter((parent) => parent !== name));
      terms.set(name, open);
    }
    const [, property, ranges = ""] = PROPERTY.exec(line) ?? [];
    if (property !== undefined) open?.properties.set(property, words(ranges, "|"));
  }
  return terms;
}

/** Values of enumerations, e.g. those of `ItemAvailability`. */
const readChoices = (): Map<string, Set<string>> =>
  new Map(
    source.split("\n").flatMap((line): [string, Set<string>][] => {
      const [, name = "", list = ""] = CHOICE.exec(line) ?? [];
      const values = [...list.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(
        ([, value]) => value,
      );
      return values.length > 0
        ? [[name, new Set(values.filter((value) => value !== undefined))]]
        : [];
    }),
  );

const terms = readTerms();
const choices = readChoices();

const texts = new Set(["Text", "URL", "Date", "DateTime", "Time", "CssSelectorType"]);
const numbers = new Set(["Number", "Integer", "Float"]);

const lineage = (type: string): string[] => [
  type,
  ...(terms.get(type)?.parents.flatMap(lineage) ?? []),
];

const rangesOf = (type: string, property: string): string[] =>
  lineage(type).flatMap((each) => terms.get(each)?.properties.get(property) ?? []);

/** Names a thing that is described elsewhere. */
const isReference = (value: Record<string, unknown>): boolean =>
  Object.keys(value).join() === "@id";

function fits(value: unknown, ranges: readonly string[]): boolean {
  if (typeof value === "boolean") return ranges.includes("Boolean");
  if (typeof value === "number") return ranges.some((range) => numbers.has(range));
  if (typeof value === "string") {
    return ranges.some((range) => texts.has(range) || choices.get(range)?.has(value));
  }
  if (!isRecord(value)) return false;
  if (isReference(value)) return ranges.includes("IdReference");
  const type = String(value["@type"]);
  return lineage(type).some((each) => ranges.includes(each));
}

function errorsAt(place: string, value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => errorsAt(`${place}[${index}]`, item));
  }
  if (!isRecord(value) || isReference(value)) return [];
  const type = String(value["@type"]);
  if (!terms.has(type)) return [`${place}: there is no type ${type}`];
  return Object.entries(value).flatMap(([property, content]) => {
    // Names that begin with @ are JSON-LD's own; `query-input` says what an action asks for.
    if (property.startsWith("@") || property.endsWith("-input")) return [];
    const ranges = rangesOf(type, property);
    const here = `${place}.${property}`;
    if (ranges.length === 0) return [`${here}: ${type} has no such property`];
    const wrong = [content].flat().filter((each) => !fits(each, ranges));
    return [
      ...wrong.map((each) => `${here}: ${JSON.stringify(each)} is none of ${ranges.join(", ")}`),
      ...errorsAt(here, content),
    ];
  });
}

/**
 * What is wrong with structured data by the vocabulary of schema.org: unknown types, properties that a type does not
 * have, values outside a property's range. Empty where all is right.
 */
export const vocabularyErrors = (data: Record<string, unknown>): string[] => [
  ...(data["@context"] === "https://schema.org" ? [] : ["the context is not schema.org"]),
  ...errorsAt(String(data["@type"]), data),
];
