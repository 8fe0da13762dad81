/**
 * Keys change case once at each end: snake_case in the API, camelCase in code (D21, spec §7). Only keys change;
 * values, files and forms are left unchanged (API-011).
 */
export interface CaseOptions {
  /**
   * Names, in camelCase, of fields whose value is a map with keys that are data, such as ids or enumerations: those
   * keys are kept, and the values under them are converted (API-012).
   */
  dataKeyed?: readonly string[];
}

/** Our maps whose keys are data: rejected fields by API name (D20), switches, the properties of an event. */
export const dataKeyedFields = ["fields", "featureFlags", "metadata"] as const;

/** Far deeper than any of our types; deeper values are left unchanged, so that no body can exhaust the stack. */
const DEPTH_MAX = 64;

/** `priceMin` → `price_min`; `availability[]` keeps its brackets, `locationTopLeftLat` and `area2` read as words. */
export const toSnake = (key: string): string =>
  key.replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? "" : "_"}${letter.toLowerCase()}`);

/** `price_min` → `priceMin`; a leading underscore stays. */
export const toCamel = (key: string): string =>
  key.replace(/(?<=[^_])_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** How a key is written at the other end, and whether the keys of its value are data. */
interface Renamed {
  name: string;
  isMap: boolean;
}
type Rename = (key: string) => Renamed;

/** Far more names than the API has; names beyond are converted each time. */
const REMEMBERED_MAX = 2_000;

/** The API has few names, which repeat in every record: each is converted once. */
function renaming(write: (key: string) => string, dataKeyed: readonly string[]): Rename {
  const names = new Map<string, Renamed>();
  return (key) => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const renamed = { name: write(key), isMap: dataKeyed.includes(toCamel(key)) };
    if (names.size < REMEMBERED_MAX) names.set(key, renamed);
    return renamed;
  };
}
const snakeNames = renaming(toSnake, dataKeyedFields);
const camelNames = renaming(toCamel, dataKeyedFields);

/** `__proto__` is defined, not assigned, so that it is an ordinary key and never changes a prototype. */
const put = (target: Record<string, unknown>, key: string, value: unknown): void => {
  if (key !== "__proto__") {
    target[key] = value;
    return;
  }
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
};

function convert(value: unknown, rename: Rename, isDataKeyed = false, depth = 0): unknown {
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => convert(item, rename, false, depth + 1));
  }
  if (!isPlain(value)) return value;
  const converted: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const { name, isMap } = rename(key);
    const inner = convert(value[key], rename, isMap && !isDataKeyed, depth + 1);
    put(converted, isDataKeyed ? key : name, inner);
  }
  return converted;
}

/** A copy with every key in snake_case at any depth; the value itself where it is no plain object or array. */
export const toSnakeKeys = (value: unknown, { dataKeyed }: CaseOptions = {}): unknown =>
  convert(value, dataKeyed ? renaming(toSnake, dataKeyed) : snakeNames);

/** A copy with every key in camelCase at any depth; the value itself where it is no plain object or array. */
export const toCamelKeys = (value: unknown, { dataKeyed }: CaseOptions = {}): unknown =>
  convert(value, dataKeyed ? renaming(toCamel, dataKeyed) : camelNames);
