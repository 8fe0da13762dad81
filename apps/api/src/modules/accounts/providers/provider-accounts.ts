import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ProviderIdentity } from "../../../db/account-tables.ts";
import type { Queries } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { writeAudit } from "../../../security/audit.ts";
import type { AccountDeps } from "../account-deps.ts";
import {
  type Account,
  changeAccount,
  createAccount,
  findAccount,
  readAccount,
  waitForAddress,
} from "../account-repository.ts";
import { sendNotice } from "../mails/account-mails.ts";
import { limitMailTo } from "../mails/limit-mail.ts";
import { pageOf } from "../mails/request-page.ts";
import { markBrowser } from "../registration/registering-browser.ts";
import { registration } from "../registration/registration.ts";
import { checkPassword } from "../sign-in/check-password.ts";

/** A person who returned from a provider, with the fields that we had to request. */
export interface Newcomer {
  provider: SignInProvider;
  identity: ProviderIdentity;
  typed: { email?: string | undefined; password?: string | undefined };
}

/** The account of a provider's identity, by the rules of D29. */
export const createProviderAccounts = (deps: AccountDeps) => {
  const { db, now } = deps;
  const people = registration(deps);

  const connected = async (
    queries: Queries,
    region: string,
    { provider, identity }: Newcomer,
  ): Promise<Account | null> => {
    const row = await queries
      .selectFrom("account_provider")
      .select("account_id")
      .where("region", "=", region)
      .where("provider", "=", provider)
      .where("subject", "=", identity.subject)
      .executeTakeFirst();
    return row ? readAccount(queries, row.account_id) : null;
  };

  const connect = async (
    trx: Queries,
    account: Account,
    { provider, identity }: Newcomer,
    isProved: boolean,
  ) => {
    const added = await trx
      .insertInto("account_provider")
      .values({
        region: account.region,
        provider,
        subject: identity.subject,
        account_id: account.id,
        email: identity.email,
        is_proved: isProved,
        created_at: new Date(now()).toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("subject")
      .executeTakeFirst();
    // The account has another person of this provider, or the person another account.
    if (!added) throw new ApiError("conflict");
    await writeAudit(trx, account.audit_id, "provider_joined", now());
  };

  /** Links a provider to an account that its owner has just proved to be theirs, and notifies them. */
  const join = (newcomer: Newcomer, account: Account, request: FastifyRequest): Promise<void> =>
    inTransaction(db, async (trx) => {
      await connect(trx, account, newcomer, true);
      const values = { provider: providerNames[newcomer.provider] };
      await sendNotice(deps, trx, "provider_joined", account, pageOf(request), values);
    });

  /** A new account; an address that the provider does not vouch for is verified by mail first. */
  const begin = async (
    newcomer: Newcomer,
    email: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { identity } = newcomer;
    const { region, language } = request;
    const isVerified = identity.isEmailVerified && email === identity.email;
    const account = await inTransaction(db, async (trx) => {
      await waitForAddress(trx, { region: region.id, email });
      if (await findAccount(trx, { region: region.id, email })) throw new ApiError("conflict");
      const made = await createAccount(
        trx,
        {
          region: region.id,
          email,
          name: identity.name ?? "",
          language,
          passwordHash: null,
          termsVersion: TERMS_VERSION,
          isVerified,
        },
        now(),
      );
      await writeAudit(trx, made.audit_id, "registered", now());
      await connect(trx, made, newcomer, isVerified);
      return made;
    });
    if (!isVerified) {
      const browserHash = markBrowser(request, reply);
      await people.sendActivation(account, newcomer.provider, pageOf(request), browserHash);
    }
    return account;
  };

  /** An account that has the address already: joined where both sides are verified, else by its password. */
  const joinByAddress = async (
    newcomer: Newcomer,
    account: Account,
    request: FastifyRequest,
  ): Promise<Account> => {
    const { identity, typed } = newcomer;
    const isVouchedFor = identity.isEmailVerified && identity.email === account.email;
    if (account.verified_at === null || !isVouchedFor) {
      // Without a password the account is entered by another provider, which can add this one.
      if (account.password_hash === null && account.verified_at !== null) {
        throw new ApiError("account_exists");
      }
      if (typed.password === undefined) throw new ApiError("password_needed");
      const credentials = { email: account.email, password: typed.password };
      const { counted } = await checkPassword(deps, credentials, request);
      await deps.attempts.succeed(counted);
    }
    await join(newcomer, account, request);
    deps.mailQueue.wake();
    if (account.verified_at !== null || !isVouchedFor) return account;
    const verifiedAt = new Date(now()).toISOString();
    return changeAccount(db, account.id, { verified_at: verifiedAt }, now());
  };

  return {
    /**
     * The account of a person who signs in.
     * @throws {ApiError} `email_needed`, `password_needed`, `account_exists`, and what a sign-in by password throws
     */
    async accountOf(
      newcomer: Newcomer,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<Account> {
      const region = request.region.id;
      const known = await connected(db, region, newcomer);
      if (known) return known;
      const email = newcomer.identity.email ?? newcomer.typed.email;
      if (email === undefined) throw new ApiError("email_needed");
      await limitMailTo(deps, request, email);
      const account = await findAccount(db, { region, email });
      return account
        ? joinByAddress(newcomer, account, request)
        : begin(newcomer, email, request, reply);
    },

    /**
     * Adds the sign-in method to the account of the person who requested it while signed in.
     * @throws {ApiError} `conflict` where the person of the provider has another account
     */
    async add(newcomer: Newcomer, accountId: string, request: FastifyRequest): Promise<Account> {
      const account = await readAccount(db, accountId);
      const before = await connected(db, account.region, newcomer);
      if (before?.id !== account.id) {
        await join(newcomer, account, request);
        deps.mailQueue.wake();
      }
      return account;
    },
  };
};
