import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Database, Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import type { Account } from "../account-repository.ts";

/** Where passkeys belong to: the origin of a site, whose host they are bound to. */
export interface PasskeyPlace {
  origin: string;
  /** Of the site, as the browser shows it. */
  siteName: string;
}

const hostOf = ({ origin }: Pick<PasskeyPlace, "origin">): string => new URL(origin).hostname;
const TIMEOUT_MS = 5 * 60_000;
/** EdDSA, ES256 and RS256, by their COSE numbers: what devices have. */
const ALGORITHMS = [-8, -7, -257];

/** What a browser sends is read by the library; text that is no such thing is a wrong proof. */
const readJson = (text: string): { id: string } => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && "id" in value)
      return { ...value, id: String(value.id) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ApiError("passkey_refused");
};

/** The library throws for whatever it does not accept; to the caller all of that is a wrong proof. */
const rejectOnError = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch {
    // Caught: it has no kinds of its own for a wrong proof.
    throw new ApiError("passkey_refused");
  }
};

/** Passkeys of an account, oldest first. */
export const passkeysOf = (db: Queries, accountId: string) =>
  db
    .selectFrom("account_passkey")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

/** Passkeys by WebAuthn; the person is always verified by the device, so that one is two factors. */
export const createPasskeys = ({ db, now }: { db: Database; now: () => number }) => ({
  /** Options of `navigator.credentials.create`, as JSON text. */
  async registrationOptions(
    account: Pick<Account, "id" | "email">,
    challenge: string,
    place: PasskeyPlace,
  ): Promise<string> {
    const known = await passkeysOf(db, account.id);
    const options = await generateRegistrationOptions({
      rpName: place.siteName,
      rpID: hostOf(place),
      userName: account.email,
      userID: new TextEncoder().encode(account.id),
      challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
      timeout: TIMEOUT_MS,
      attestationType: "none",
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return JSON.stringify(options);
  },

  /** Options of `navigator.credentials.get`, as JSON text: any passkey of the site, or those of one account. */
  async authenticationOptions(
    accountId: string | null,
    challenge: string,
    place: Pick<PasskeyPlace, "origin">,
  ): Promise<string> {
    const known = accountId === null ? [] : await passkeysOf(db, accountId);
    const options = await generateAuthenticationOptions({
      rpID: hostOf(place),
      challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
      timeout: TIMEOUT_MS,
      userVerification: "required",
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
    return JSON.stringify(options);
  },

  /**
   * Verifies a new passkey and stores it.
   * @throws {ApiError} `passkey_refused` for one that signed something else or for another site, `conflict` for one that is known
   */
  async add(
    trx: Queries,
    accountId: string,
    { passkey, name, challenge }: { passkey: string; name: string; challenge: string },
    place: PasskeyPlace,
  ): Promise<void> {
    const response = readJson(passkey) as RegistrationResponseJSON;
    const result = await rejectOnError(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: place.origin,
        expectedRPID: hostOf(place),
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!result.verified) throw new ApiError("passkey_refused");
    const { credential } = result.registrationInfo;
    const added = await trx
      .insertInto("account_passkey")
      .values({
        id: credential.id,
        account_id: accountId,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        name,
        created_at: new Date(now()).toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw new ApiError("conflict");
  },

  /**
   * Whose passkey has signed a challenge.
   * @param accountId the account it has to be of; null for any account of the region
   * @throws {ApiError} `passkey_refused`
   */
  async verify(
    {
      passkey,
      challenge,
      accountId,
    }: { passkey: string; challenge: string; accountId: string | null },
    place: Pick<PasskeyPlace, "origin"> & { region: string },
  ): Promise<string> {
    const response = readJson(passkey) as AuthenticationResponseJSON;
    const known = await db
      .selectFrom("account_passkey")
      .innerJoin("account", "account.id", "account_passkey.account_id")
      .selectAll("account_passkey")
      .where("account_passkey.id", "=", response.id)
      .where("account.region", "=", place.region)
      .executeTakeFirst();
    if (!known || (accountId !== null && known.account_id !== accountId)) {
      throw new ApiError("passkey_refused");
    }
    const result = await rejectOnError(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: place.origin,
        expectedRPID: hostOf(place),
        requireUserVerification: true,
        credential: {
          id: known.id,
          publicKey: Uint8Array.from(Buffer.from(known.public_key, "base64url")),
          counter: known.counter,
          transports: known.transports,
        },
      }),
    );
    if (!result.verified) throw new ApiError("passkey_refused");
    await db
      .updateTable("account_passkey")
      .set({
        counter: result.authenticationInfo.newCounter,
        used_at: new Date(now()).toISOString(),
      })
      .where("id", "=", known.id)
      .execute();
    return known.account_id;
  },
});
