import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { FastifyRequest } from "fastify";
import type { Selectable } from "kysely";
import type { ProviderIdentity } from "../../../db/account-tables.ts";
import type { Database, Tables } from "../../../db/schema.ts";
import { type CookieKind, isSecure } from "../../../security/cookies.ts";
import { hashOfToken } from "../../../security/secrets.ts";

const COOKIE_SECONDS = 600;

/** Binds a visit to the browser that began it; `__Host-` needs `Secure`, which plain http has not (D41). */
export const browserCookie = (request: FastifyRequest, provider: SignInProvider): CookieKind => ({
  name: isSecure(request) ? "__Host-oauth" : "oauth",
  path: "/",
  maxAgeSeconds: COOKIE_SECONDS,
  sameSite: provider === "apple" ? "None" : "Lax",
});

/** Time limit of a sign-in at the provider (D41). */
const VISIT_MS = 10 * 60_000;

/** A sign-in that went to a provider and is waited for. */
export type Visit = Selectable<Tables["provider_visit"]>;

/** Identifies a visit: its state, the browser that began it, and the site. */
export interface VisitKey {
  state: string;
  /** Out of the browser's cookie. */
  browser: string;
  region: string;
  provider: SignInProvider;
}

/** A visit that begins. */
export interface NewVisit extends VisitKey {
  nonce: string;
  verifier: string;
  redirect: string;
  returnUrl: string;
  joinAccountId: string | null;
}

/** Stores what a provider's return is checked against. */
export const visitBook = ({ db, now }: { db: Database; now: () => number }) => ({
  async begin(visit: NewVisit): Promise<void> {
    await db
      .insertInto("provider_visit")
      .values({
        state_hash: hashOfToken(visit.state),
        browser_hash: hashOfToken(visit.browser),
        region: visit.region,
        provider: visit.provider,
        nonce: visit.nonce,
        verifier: visit.verifier,
        redirect: visit.redirect,
        return_url: visit.returnUrl,
        join_account_id: visit.joinAccountId,
        created_at: new Date(now()).toISOString(),
      })
      .execute();
  },

  /** The visit of this state, browser, site and provider, while it is waited for. */
  async find({ state, browser, region, provider }: VisitKey): Promise<Visit | null> {
    const visit = await db
      .selectFrom("provider_visit")
      .selectAll()
      .where("state_hash", "=", hashOfToken(state))
      .where("browser_hash", "=", hashOfToken(browser))
      .where("region", "=", region)
      .where("provider", "=", provider)
      .where("created_at", ">", new Date(now() - VISIT_MS))
      .executeTakeFirst();
    return visit ?? null;
  },

  /** Takes the visit's one exchange; false where it is taken already. */
  async spend({ state_hash: hash }: Visit): Promise<boolean> {
    const spent = await db
      .updateTable("provider_visit")
      .set({ used_at: new Date(now()).toISOString() })
      .where("state_hash", "=", hash)
      .where("used_at", "is", null)
      .returning("state_hash")
      .executeTakeFirst();
    return spent !== undefined;
  },

  /** Stores the identity for the second step, which requires an address or a password. */
  async keep({ state_hash: hash }: Visit, identity: ProviderIdentity): Promise<void> {
    await db
      .updateTable("provider_visit")
      .set({ identity: JSON.stringify(identity) })
      .where("state_hash", "=", hash)
      .execute();
  },

  async end({ state_hash: hash }: Visit): Promise<void> {
    await db.deleteFrom("provider_visit").where("state_hash", "=", hash).execute();
  },
});

/** The store of visits. */
export type VisitBook = ReturnType<typeof visitBook>;
