import type { Selectable } from "kysely";
import type { ChallengePurpose } from "../../../db/account-tables.ts";
import type { Database, Tables } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { hashOfToken, randomToken } from "../../../security/secrets.ts";

const CHALLENGE_MS = 5 * 60_000;

/** A step that is waited for. */
export type Challenge = Selectable<Tables["factor_challenge"]>;

/** What a step belongs to. */
export interface NewChallenge {
  purpose: ChallengePurpose;
  region: string;
  /** Null for a sign-in that begins with a passkey. */
  accountId: string | null;
  /** Page to return to after the provider's sign-in. */
  redirect?: string | undefined;
}

/** Stores pending steps of sign-ins and proofs for five minutes each, as hashes of their tokens. */
export const createFactorChallenges = ({ db, now }: { db: Database; now: () => number }) => ({
  /** Begins a step; `challenge` is what a passkey has to sign. */
  async begin({ purpose, region, accountId, redirect }: NewChallenge) {
    const [token, challenge] = [randomToken(), randomToken()];
    await db
      .insertInto("factor_challenge")
      .values({
        hash: hashOfToken(token),
        purpose,
        region,
        account_id: accountId,
        challenge,
        redirect: redirect ?? null,
        created_at: new Date(now()).toISOString(),
      })
      .execute();
    return { token, challenge };
  },

  /** @throws {ApiError} `token_invalid` for one that is unknown, used, five minutes old, or of another purpose or site. */
  async find(token: string, region: string, purposes: readonly ChallengePurpose[]) {
    const found = await db
      .selectFrom("factor_challenge")
      .selectAll()
      .where("hash", "=", hashOfToken(token))
      .where("region", "=", region)
      .where("purpose", "in", purposes)
      .where("created_at", ">", new Date(now() - CHALLENGE_MS))
      .executeTakeFirst();
    if (!found) throw new ApiError("token_invalid");
    return found;
  },

  /**
   * Uses a step up.
   * @throws {ApiError} `token_invalid` where it was used already.
   */
  async spend({ hash }: Pick<Challenge, "hash">): Promise<void> {
    const spent = await db
      .deleteFrom("factor_challenge")
      .where("hash", "=", hash)
      .returning("hash")
      .executeTakeFirst();
    if (!spent) throw new ApiError("token_invalid");
  },
});
