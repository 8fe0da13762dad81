import { readNumber } from "../format/read-number.ts";
import { ALL } from "../limits.ts";
import { readText, readTrue } from "./read-value.ts";

/** Result of reading a field. */
interface Read<Value> {
  /** Undefined where the field is not set. */
  value: Value | undefined;
  /** True where an invalid value was dropped or corrected. */
  isCorrected: boolean;
}

/** How one field is read from and written to a URL: `values` are the non-empty values of its key, in order. */
export interface FieldCodec<Value> {
  read: (values: readonly string[], today: string) => Read<Value>;
  /** The values to write under the key; empty if the field is left out. */
  write: (value: Value) => string[];
}

/** A field with one value; `parse` returns null for a valid value that does not restrict (spec §5). */
export const single = <Value>(
  parse: (text: string, today: string) => Value | null | undefined,
  write: (value: Value) => string = String,
): FieldCodec<Value> => ({
  read: (values, today) => {
    const parsed = values.map((text) => parse(text, today));
    const value = parsed.find((one) => one !== undefined);
    return { value: value ?? undefined, isCorrected: parsed.length > 1 || value === undefined };
  },
  write: (value) => [write(value)],
});

/** A field with several distinct values under a repeated key; `arrange` sorts them. */
export const several = <Value>(
  parse: (text: string, today: string) => Value | undefined,
  max: number,
  arrange: (values: Value[]) => Value[] = (values) => values,
): FieldCodec<Value[]> => ({
  read: (values, today) => {
    const parsed = values.map((text) => parse(text, today));
    const right = [...new Set(parsed.filter((one) => one !== undefined))];
    const value = arrange(right.slice(0, max));
    return {
      value: value.length > 0 ? value : undefined,
      isCorrected: right.length < new Set(values).size || right.length > max,
    };
  },
  write: (value) => value.map(String),
});

/** One of an enumeration; `all` does not restrict. */
export const oneOf = <Choice extends string>(choices: readonly Choice[]): FieldCodec<Choice> => ({
  ...single<Choice>((text) => (text === ALL ? null : choices.find((choice) => choice === text))),
  write: (value) => (value === ALL ? [] : [value]),
});

/** Several of an enumeration, in its order; `all` among them does not restrict. */
export const someOf = <Choice extends string>(choices: readonly Choice[]): FieldCodec<Choice[]> => {
  const arrange = (values: readonly Choice[]): Choice[] =>
    choices.filter((choice) => values.includes(choice));
  const codec = several(
    (text) => choices.find((choice) => choice === text),
    choices.length,
    arrange,
  );
  return {
    read: (values, today) =>
      values.includes(ALL) ? { value: undefined, isCorrected: false } : codec.read(values, today),
    write: (value) => (value.some((choice) => choice === ALL) ? [] : arrange(value)),
  };
};

/** An integer up to `max`; zero does not restrict, unless `isZeroRead`. */
export const integer = (max: number, isZeroRead = false): FieldCodec<number> => ({
  ...single((text) => {
    const value = readNumber(text);
    if (value === 0 && !isZeroRead) return null;
    return value !== undefined && Number.isInteger(value) && value <= max ? value : undefined;
  }),
  write: (value) => (value === 0 && !isZeroRead ? [] : [String(value)]),
});

/** A number with up to two decimals up to `max`; zero does not restrict. */
export const decimal = (max: number): FieldCodec<number> => ({
  ...single((text) => {
    const value = readNumber(text);
    if (value === 0) return null;
    return value !== undefined && value <= max ? value : undefined;
  }),
  write: (value) => {
    const rounded = Math.round(value * 100) / 100;
    return rounded === 0 ? [] : [String(rounded)];
  },
});

/** A line of text. */
export const line = (max: number): FieldCodec<string> => ({
  read: (values) => {
    const texts = values.map((text) => readText(text, max)).filter((text) => text !== undefined);
    const isCut = values.some(
      (text) => (readText(text, Number.MAX_SAFE_INTEGER)?.length ?? 0) > max,
    );
    return { value: texts[0], isCorrected: isCut || texts.length > 1 };
  },
  write: (value) => [value],
});

/** A checkbox: checked or not set. */
export const ticked: FieldCodec<boolean> = {
  ...single((text) => {
    const value = readTrue(text);
    return value === false ? null : value;
  }),
  write: (value) => (value ? ["true"] : []),
};
