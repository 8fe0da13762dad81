import type {
  NewPasswordRequest,
  QuickRegistrationRequest,
  RegisterRequest,
} from "@hjem/domain/account/auth-request";
import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { Queries } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import type { AccountMailKind } from "../../../locales/sentences.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { writeAudit } from "../../../security/audit.ts";
import type { AccountDeps } from "../account-deps.ts";
import {
  type Account,
  changeAccount,
  createAccount,
  dropProviders,
  findAccount,
  providersOf,
  readAccount,
  waitForAddress,
} from "../account-repository.ts";
import { accountMail, sendNotice } from "../mails/account-mails.ts";
import {
  findMailToken,
  findUnusedToken,
  makeMailToken,
  type RegistrationOfLink,
  spendMailToken,
} from "../mails/mail-tokens.ts";
import type { RequestPage } from "../mails/request-page.ts";
import { rejectWeakPassword } from "../sign-in/check-password.ts";

type LinkKind = Extract<
  AccountMailKind,
  "activate" | "activate_provider" | "set_password" | "reset_password"
>;

/** Registers people and sends the links by which they prove their address. */
export const registration = (deps: AccountDeps) => {
  const { db, hasher, mailQueue, now, attempts, sessions } = deps;

  const sendLink = async (
    trx: Queries,
    kind: LinkKind,
    account: Account,
    page: RequestPage & { values?: Readonly<Record<string, string>> },
    registered?: RegistrationOfLink,
  ) => {
    const instant = now();
    const owner = { accountId: account.id, email: account.email };
    const tokenKind = kind === "activate_provider" ? "activate" : kind;
    const token = await makeMailToken(trx, tokenKind, owner, instant, registered);
    await mailQueue.enqueue(
      trx,
      accountMail({ kind, ...owner, to: account.email, token, at: instant, ...page }),
    );
  };

  /** The account of an address while nobody else makes one; the mail leaves with the transaction. */
  const atAddress = async <Result>(
    email: string,
    { region }: RequestPage,
    work: (trx: Queries, account: Account | undefined) => Promise<Result>,
  ): Promise<Result> => {
    const address = { region: region.id, email };
    const result = await inTransaction(db, async (trx) => {
      await waitForAddress(trx, address);
      return work(trx, await findAccount(trx, address));
    });
    mailQueue.wake();
    return result;
  };

  const begin = async (
    trx: Queries,
    person: { email: string; name: string; termsVersion: string; passwordHash: string | null },
    { region, language }: RequestPage,
  ) => {
    const account = await createAccount(
      trx,
      { ...person, region: region.id, language, isVerified: false },
      now(),
    );
    await writeAudit(trx, account.audit_id, "registered", now());
    return account;
  };

  /**
   * Registers an address that is not activated yet again. Two passwords may be those of two people: then the account
   * stores neither, and a link that is sent again requires one.
   */
  const beginAgain = (trx: Queries, before: Account, form: RegisterRequest, isAgain: boolean) =>
    changeAccount(
      trx,
      before.id,
      { name: form.name, ...(!isAgain && { password_hash: null }) },
      now(),
    );

  /** The browser where it registered this account; another one that asks for a link is not signed in by it. */
  const browserOf = async (trx: Queries, { id }: Account, browserHash: string | null) => {
    if (browserHash === null) return null;
    const link = await trx
      .selectFrom("mail_token")
      .select("hash")
      .where("account_id", "=", id)
      .where("browser_hash", "=", browserHash)
      .limit(1)
      .executeTakeFirst();
    return link ? browserHash : null;
  };

  return {
    /** The first link of an account that a provider's sign-in made, whose address is not verified yet. */
    async sendActivation(
      account: Account,
      provider: SignInProvider,
      page: RequestPage,
      browserHash: string,
    ): Promise<void> {
      const values = { provider: providerNames[provider] };
      const registered = { passwordHash: null, browserHash };
      await inTransaction(db, (trx) =>
        sendLink(trx, "activate_provider", account, { ...page, values }, registered),
      );
      mailQueue.wake();
    },

    /** Registers; the owner of an existing account is notified by mail, the page learns nothing of it. */
    async register(form: RegisterRequest, page: RequestPage, browserHash: string): Promise<void> {
      await rejectWeakPassword(deps, form.password, form);
      const passwordHash = await hasher.hash(form.password);
      const known = await findAccount(db, { region: page.region.id, email: form.email });
      const isAgain = await hasher.isRight(known?.password_hash ?? null, form.password);
      await atAddress(form.email, page, async (trx, before) => {
        if (before?.verified_at) {
          const { id: accountId, email: to, language } = before;
          const mail = { kind: "already_registered", accountId, to, at: now() } as const;
          return mailQueue.enqueue(trx, accountMail({ ...page, ...mail, language }));
        }
        const account = before
          ? await beginAgain(trx, before, form, isAgain)
          : await begin(trx, { ...form, passwordHash }, page);
        // The link carries its own registration's password: an older link cannot sign in the person who registered last.
        return sendLink(trx, "activate", account, page, { passwordHash, browserHash });
      });
    },

    /** @throws {ApiError} `email_taken` for the address of an account that is activated (ACC-070). */
    quickRegister: (
      form: QuickRegistrationRequest,
      page: RequestPage,
      browserHash: string,
    ): Promise<void> =>
      atAddress(form.email, page, async (trx, before) => {
        if (before?.verified_at) throw new ApiError("email_taken");
        const { email, name = "", termsVersion } = form;
        const person = { email, name, termsVersion, passwordHash: null };
        // A password of before may be another person's.
        const account = before
          ? await changeAccount(trx, before.id, { password_hash: null }, now())
          : await begin(trx, person, page);
        return sendLink(trx, "set_password", account, page, { passwordHash: null, browserHash });
      }),

    /** Sends the activation link again, where there is something to activate. */
    resendActivation: (
      email: string,
      page: RequestPage,
      requestingBrowser: string | null,
    ): Promise<void> =>
      atAddress(email, page, async (trx, account) => {
        if (!account || account.verified_at) return;
        const passwordHash = account.password_hash;
        const browserHash = await browserOf(trx, account, requestingBrowser);
        // Without a password the account was made by its address alone, or by a provider: a password serves both.
        const kind = passwordHash === null ? "set_password" : "activate";
        await sendLink(trx, kind, account, page, { passwordHash, browserHash });
      }),

    /** A link to a new password, where there is an account; an account that waits is activated by it too. */
    forgotPassword: (email: string, page: RequestPage): Promise<void> =>
      atAddress(email, page, async (trx, account) => {
        if (account) {
          await sendLink(trx, "reset_password", account, { ...page, language: account.language });
        }
      }),

    /** Whose password a link sets, and the proved providers by which the account can be signed in to. */
    async ownerOfPasswordLink(
      token: string,
      region: string,
    ): Promise<{ email: string; isUsed: boolean; providers: SignInProvider[] }> {
      const kinds = ["reset_password", "set_password"] as const;
      const place = { region, now: now() };
      const { accountId, email, isUsed } = await findMailToken(db, kinds, token, place);
      const connected = await providersOf(db, accountId);
      return {
        email,
        isUsed,
        providers: connected.filter((each) => each.is_proved).map(({ provider }) => provider),
      };
    },

    /**
     * Sets a password by a link: it proves the address, signs out every device, forgets wrong tries (D40) and stops a
     * change of address that waits. Providers that nothing has proved fall away, on request all of them.
     */
    async setPassword(
      { token, password, dropProviders: isDroppingAll = false }: NewPasswordRequest,
      page: RequestPage,
    ): Promise<string> {
      const region = page.region.id;
      const kinds = ["reset_password", "set_password"] as const;
      const place = { region, now: now() };
      const { accountId, email, kind } = await findUnusedToken(db, kinds, token, place);
      await rejectWeakPassword(deps, password, { email });
      const passwordHash = await hasher.hash(password);
      await inTransaction(db, async (trx) => {
        const spends = [...kinds, "activate", "confirm_email", "export"] as const;
        const { isUsed } = await spendMailToken(trx, kinds, token, { ...place, spends });
        if (isUsed) throw new ApiError("token_invalid");
        const before = await readAccount(trx, accountId);
        const isDroppingEach = isDroppingAll || before.verified_at === null;
        const dropped = await dropProviders(trx, accountId, isDroppingEach ? "all" : "unproved");
        const verifiedAt = new Date(now()).toISOString();
        const change = { password_hash: passwordHash, new_email: null, verified_at: verifiedAt };
        const account = await changeAccount(trx, accountId, change, now());
        await sessions.endAll(trx, accountId);
        await attempts.forget(trx, { region, email });
        await writeAudit(trx, account.audit_id, "password_set", now());
        if (kind === "reset_password") {
          await sendNotice(deps, trx, "password_changed", account, page);
        }
        for (const { provider } of before.verified_at === null ? [] : dropped) {
          await writeAudit(trx, account.audit_id, "provider_removed", now());
          const values = { provider: providerNames[provider] };
          await sendNotice(deps, trx, "provider_removed", account, page, values);
        }
      });
      sessions.forget();
      mailQueue.wake();
      return email;
    },
  };
};
