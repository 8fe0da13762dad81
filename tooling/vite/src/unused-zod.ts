import type { UnusedCode } from "./unused-code.ts";

const methodsOf = (owner: string, names: string): string[] =>
  names.split(" ").map((name) => `${owner}.${name}`);

/** String formats are used as functions (`z.uuid()`); as methods each one would include all others. */
const zodStringFormats = methodsOf(
  "ZodString",
  "email url jwt emoji guid uuid uuidv4 uuidv6 uuidv7 nanoid cuid cuid2 ulid base64 base64url xid ksuid ipv4 ipv6 cidrv4 cidrv6 e164 datetime date time duration",
);

/** Schema types that no response has, and methods of validation other than `parse` and `safeParse`. */
const zodMethods = methodsOf(
  "ZodType",
  "with brand superRefine overwrite exactOptional nonoptional and prefault catch readonly meta isOptional isNullable apply parseAsync safeParseAsync validate validateAsync encode decode encodeAsync decodeAsync safeEncode safeDecode safeEncodeAsync safeDecodeAsync toJSONSchema",
);

/** Checks of strings and numbers that no schema uses, and introspection of checks. */
const zodStringMethods = [
  ...methodsOf(
    "_ZodString",
    "format minLength maxLength includes startsWith endsWith length nonempty lowercase uppercase normalize toLowerCase toUpperCase slugify",
  ),
  ...methodsOf("ZodNumber", "minValue maxValue isInt format multipleOf step"),
  ...methodsOf("ZodArray", "nonempty length"),
];

/** Methods that derive object schemas and are not used. */
const zodObjectMethods = methodsOf(
  "ZodObject",
  "keyof catchall passthrough loose strict strip safeExtend merge partial exactPartial required",
);

/** JSON Schema, which only the API uses, on the server. */
const zod: UnusedCode = {
  file: /\/zod\/v4\/classic\/schemas\.js$/,
  unassigned: ["inst._zod.processJSONSchema"],
  // Cycles in validated values: a response is a tree.
  idle: ["_ensureDefaultMemoizer"],
  methods: [...zodStringFormats, ...zodMethods, ...zodStringMethods, ...zodObjectMethods],
};

/** Compiled schemas, which the Content-Security-Policy forbids. */
const zodCompiled: UnusedCode = {
  file: /\/zod\/v4\/core\/schemas\.js$/,
  never: ["generateFastpass"],
};

const zodJsonSchema: UnusedCode = {
  file: /\/zod\/v4\/core\/to-json-schema\.js$/,
  idle: ["createStandardJSONSchemaMethod", "createToJSONSchemaMethod"],
};

/** What is left out of zod. */
export const unusedZod: readonly UnusedCode[] = [zod, zodCompiled, zodJsonSchema];
