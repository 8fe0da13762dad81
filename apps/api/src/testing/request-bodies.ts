import { isRecord } from "@hjem/domain/narrow";
import { sample, stringMatching } from "fast-check";

/** A JSON schema as the API description has it. */
type JsonSchema = Readonly<Record<string, unknown>>;

const SEED = 20261129;
const formats: Readonly<Record<string, string>> = {
  email: "kari@example.com",
  uri: "https://example.com/home",
  uuid: "0190a000-0000-7000-8000-000000000001",
  date: "2026-11-29",
  "date-time": "2026-11-29T12:00:00Z",
};

const schemasIn = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const sampleText = ({ format, pattern, minLength }: JsonSchema): string => {
  const known = formats[String(format)];
  if (known !== undefined) return known;
  if (typeof pattern === "string") {
    const [text = ""] = sample(stringMatching(new RegExp(pattern)), {
      seed: SEED,
      numRuns: 1,
    });
    return text;
  }
  return "Storgata 12".padEnd(Number(minLength ?? 0), "a");
};

const numberOf = (value: unknown, fallback: number): number =>
  typeof value === "number" ? value : fallback;

/** A value that a JSON schema takes, with every field that it names; what only code checks may still refuse it. */
export function sampleOf(schema: JsonSchema): unknown {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [first] = schemasIn(schema.anyOf ?? schema.oneOf);
  if (first) return sampleOf(first);
  const parts = schemasIn(schema.allOf);
  if (parts.length > 0) return Object.assign({}, ...parts.map(sampleOf));
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(
          ([key, inner]) => (isRecord(inner) ? [[key, sampleOf(inner)]] : []),
        ),
      );
    case "array":
      return isRecord(schema.items) ? [sampleOf(schema.items)] : [];
    case "string":
      return sampleText(schema);
    case "number":
    case "integer":
      return numberOf(schema.minimum, numberOf(schema.exclusiveMinimum, 0) + 1);
    case "boolean":
      return true;
    default:
      return null;
  }
}

/** The same value once for each of its places, with `replacement` there; the empty path is the whole. */
export function* withReplaced(value: unknown, replacement: unknown): Generator {
  yield replacement;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const one of withReplaced(item, replacement)) yield value.with(index, one);
    }
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      for (const one of withReplaced(item, replacement)) yield { ...value, [key]: one };
    }
  }
}
