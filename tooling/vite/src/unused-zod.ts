import type { UnusedCode } from "./unused-code.ts";

const methodsOf = (owner: string, names: string): string[] =>
  names.split(" ").map((name) => `${owner}.${name}`);

/** The formats of a text are functions of their own (`z.uuid()`); as methods they bring each other with them. */
const zodStringFormats = methodsOf(
  "ZodString",
  "email url jwt emoji guid uuid uuidv4 uuidv6 uuidv7 nanoid cuid cuid2 ulid base64 base64url xid ksuid ipv4 ipv6 cidrv4 cidrv6 e164 datetime date time duration",
);

/** Kinds of schemas that no response has, and other ways to check than `parse` and `safeParse`. */
const zodMethods = methodsOf(
  "ZodType",
  "with brand superRefine overwrite exactOptional nonoptional and prefault catch readonly meta isOptional isNullable apply parseAsync safeParseAsync validate validateAsync encode decode encodeAsync decodeAsync safeEncode safeDecode safeEncodeAsync safeDecodeAsync toJSONSchema",
);

/** Checks of a text or a number that no schema makes, and what a schema says of its own checks. */
const zodStringMethods = [
  ...methodsOf(
    "_ZodString",
    "format minLength maxLength includes startsWith endsWith length nonempty lowercase uppercase normalize toLowerCase toUpperCase slugify",
  ),
  ...methodsOf("ZodNumber", "minValue maxValue isInt format multipleOf step"),
  ...methodsOf("ZodArray", "nonempty length"),
];

/** Objects that are made of other objects in ways that ours are not. */
const zodObjectMethods = methodsOf(
  "ZodObject",
  "keyof catchall passthrough loose strict strip safeExtend merge partial exactPartial required",
);

/** JSON Schema of a schema: the API writes its documentation on the server. */
const zod: UnusedCode = {
  file: /\/zod\/v4\/classic\/schemas\.js$/,
  unassigned: ["inst._zod.processJSONSchema"],
  // Cycles in what is checked: a response is a tree.
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
