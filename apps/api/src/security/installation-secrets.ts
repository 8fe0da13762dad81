import type { AccessScope } from "@hjem/domain/account/account-rules";
import { errorCode } from "@hjem/domain/narrow";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { requireDataFolder } from "../db/data-folder.ts";
import { StartError } from "../db/start-error.ts";
import { randomToken, type TokenKeys } from "./secrets.ts";
import { newVapidKey, storedVapidKeys, type VapidKeys } from "./vapid-keys.ts";

const KEY_BYTES = 32;
const GATE_PASSWORD_MIN_LENGTH = 12;
const FILE = "secrets.json";

/** Secrets of the environment; empty text counts as unset. */
export interface SecretSettings {
  tokenKeys: string | undefined;
  adminPassword: string | undefined;
  sitePassword: string | undefined;
  factorKey: string | undefined;
  /** Read already; null where none are set. */
  vapid: VapidKeys | null;
}

/** The secrets of one installation. */
export interface InstallationSecrets {
  keys: TokenKeys;
  /** Encrypts the secrets of authenticator apps; null where there are none but passkeys. */
  factorKey: Uint8Array | null;
  /** Passwords of the gates; null for a gate that is not there. */
  gates: Readonly<Record<AccessScope, string | null>>;
  /** Keys of push messages; null where none are sent (D75). */
  vapid: VapidKeys | null;
}

/** Keys that were added later are missing in a folder of an older version. */
const Stored = z.object({
  tokenKeys: z.string(),
  adminPassword: z.string(),
  factorKey: z.string().optional(),
  vapidKey: z.string().optional(),
});

/** Reads `kid:key,kid:key`; keys are base64 of 32 bytes or more, the first one signs. */
const readKeys = (text: string): TokenKeys => {
  const [first, ...others] = text.split(",").map((pair) => {
    const [, kid, key = ""] = /^\s*([\w.-]{1,40}):([\w+/=-]+)\s*$/.exec(pair) ?? [];
    const secret = Buffer.from(key, "base64url");
    if (kid === undefined || secret.length < KEY_BYTES) {
      throw new StartError(
        "TOKEN_KEYS is not usable: it needs name:key pairs by comma, each key 32 bytes or more in base64.",
      );
    }
    return { kid, secret: new Uint8Array(secret) };
  });
  const kids = [first, ...others].map((key) => key?.kid);
  if (!first || new Set(kids).size < kids.length) {
    throw new StartError("TOKEN_KEYS is not usable: each key needs a name of its own.");
  }
  return [first, ...others];
};

const checkedPassword = (name: string, password: string): string => {
  if (password.length < GATE_PASSWORD_MIN_LENGTH) {
    throw new StartError(
      `${name} is not usable: it needs ${GATE_PASSWORD_MIN_LENGTH} characters or more.`,
    );
  }
  return password;
};

const readFactorKey = (text: string | undefined): Uint8Array | null => {
  if (text === undefined) return null;
  const key = Buffer.from(text, "base64url");
  if (key.length === KEY_BYTES) return new Uint8Array(key);
  throw new StartError("FACTOR_KEY is not usable: it needs 32 bytes in base64.");
};

const newKey = (): string => randomBytes(KEY_BYTES).toString("base64url");

/** Secrets of the demo, all of them. */
type StoredSecrets = Required<z.infer<typeof Stored>>;

/** The demo generates its own once and stores them in the data folder (D27). */
const readStoredSecrets = (dataDir: string): StoredSecrets => {
  const file = join(dataDir, FILE);
  const write = (secrets: StoredSecrets): StoredSecrets => {
    requireDataFolder(dataDir);
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    return secrets;
  };
  try {
    const stored = Stored.parse(JSON.parse(readFileSync(file, "utf8")));
    const { factorKey, vapidKey } = stored;
    if (factorKey !== undefined && vapidKey !== undefined) {
      return { ...stored, factorKey, vapidKey };
    }
    return write({
      ...stored,
      factorKey: factorKey ?? newKey(),
      vapidKey: vapidKey ?? newVapidKey(),
    });
  } catch (error) {
    if (errorCode(error) !== "ENOENT") {
      throw new StartError(`${file} cannot be read. Delete it, and new secrets are made.`);
    }
  }
  return write({
    tokenKeys: `demo:${newKey()}`,
    adminPassword: randomToken().slice(0, GATE_PASSWORD_MIN_LENGTH),
    factorKey: newKey(),
    vapidKey: newVapidKey(),
  });
};

/**
 * The secrets of the environment; in the demo alone, those of the data folder where the environment names none.
 * @throws {StartError} in live for one that is missing, in both for one that cannot be used.
 */
export const installationSecrets = (
  settings: SecretSettings,
  { mode, dataDir }: { mode: "demo" | "live"; dataDir: string },
): InstallationSecrets => {
  const { tokenKeys, adminPassword, sitePassword, factorKey, vapid } = settings;
  const isWhole =
    tokenKeys !== undefined &&
    adminPassword !== undefined &&
    factorKey !== undefined &&
    vapid !== null;
  const stored = mode === "demo" && !isWhole ? readStoredSecrets(dataDir) : null;
  const need = (name: string, value: string | undefined): string => {
    if (value === undefined) throw new StartError(`${name} is not set. Live needs it.`);
    return value;
  };
  return {
    keys: readKeys(need("TOKEN_KEYS", tokenKeys ?? stored?.tokenKeys)),
    factorKey: readFactorKey(factorKey ?? stored?.factorKey),
    gates: {
      admin: checkedPassword(
        "ADMIN_ACCESS_PASSWORD",
        need("ADMIN_ACCESS_PASSWORD", adminPassword ?? stored?.adminPassword),
      ),
      site:
        sitePassword === undefined ? null : checkedPassword("SITE_ACCESS_PASSWORD", sitePassword),
    },
    vapid: vapid ?? (stored && storedVapidKeys(stored.vapidKey)),
  };
};
