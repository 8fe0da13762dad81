import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Database, Queries } from "../../../db/schema.ts";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Clocks of phones differ: the code before and the one after are good too. */
const WINDOW = 1;
const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const encrypt = (key: Uint8Array, text: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
};

const decrypt = (key: Uint8Array, stored: string): string => {
  const bytes = Buffer.from(stored, "base64url");
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString("utf8");
};

const totpOf = (secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret, period: PERIOD_SECONDS });

/** Authenticator apps: six digits that change every 30 seconds (RFC 6238). */
export const createTotp = ({
  db,
  key,
  now,
}: {
  db: Database;
  /** Encrypts the secrets. */
  key: Uint8Array;
  now: () => number;
}) => ({
  /** Makes a secret that waits for its first code; one that was set up and never confirmed gives way. */
  async begin(accountId: string, names: { issuer: string; label: string }) {
    const secret = new Secret({ size: SECRET_BYTES });
    const row = { secret: encrypt(key, secret.base32), created_at: new Date(now()).toISOString() };
    await db
      .insertInto("account_totp")
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) =>
        conflict
          .column("account_id")
          .doUpdateSet({ ...row, last_step: 0 })
          .where("account_totp.confirmed_at", "is", null),
      )
      .execute();
    return { secret: secret.base32, uri: totpOf(secret, names).toString() };
  },

  /** True for a code of now that was not used before (ASVS 6.5.1); it is used then. */
  async use(
    queries: Queries,
    accountId: string,
    code: string,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<boolean> {
    const row = await queries
      .selectFrom("account_totp")
      .select(["secret", "confirmed_at"])
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (!row || (row.confirmed_at !== null) !== isConfirmed) return false;
    const instant = now();
    const totp = totpOf(Secret.fromBase32(decrypt(key, row.secret)));
    const delta = totp.validate({ token: code, timestamp: instant, window: WINDOW });
    if (delta === null) return false;
    const step = Math.floor(instant / 1_000 / PERIOD_SECONDS) + delta;
    const used = await queries
      .updateTable("account_totp")
      .set({
        last_step: step,
        ...(!isConfirmed && { confirmed_at: new Date(instant).toISOString() }),
      })
      .where("account_id", "=", accountId)
      .where("last_step", "<", step)
      .returning("account_id")
      .executeTakeFirst();
    return used !== undefined;
  },
});
