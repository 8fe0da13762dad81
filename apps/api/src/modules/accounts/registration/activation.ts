import { inTransaction } from "../../../db/transaction.ts";
import { writeAudit } from "../../../security/audit.ts";
import type { AccountDeps } from "../account-deps.ts";
import { type Account, changeAccount, dropProviders, lockAccount } from "../account-repository.ts";
import { type FoundToken, findMailToken, spendMailToken } from "../mails/mail-tokens.ts";
import type { RequestPage } from "../mails/request-page.ts";
import { afterDeletion, beginDeletion } from "../profile/delete-account.ts";
import { erasePerson } from "../profile/personal-data.ts";

/** Links of a registration: with its own password or a provider, or without a password. */
const kinds = ["activate", "set_password"] as const;

/** An activation, by the first press of the button or a later one. */
export interface Activation {
  email: string;
  isUsed: boolean;
  /** The account, where it was activated now in the browser that registered: it is signed in. */
  own: Account | null;
}

/** What the links of a registration do, once their page's button is pressed (D122, D134). */
export const activation = (deps: AccountDeps) => {
  const { db, now, attempts } = deps;

  const isOwnBrowser = (found: FoundToken, browserHash: string | null): boolean =>
    found.browserHash !== null && found.browserHash === browserHash;

  return {
    /** What the link is about; changes nothing. */
    async look(token: string, region: string, browserHash: string | null) {
      const found = await findMailToken(db, kinds, token, { region, now: now() });
      const { email, isUsed, kind } = found;
      const hasPassword = kind === "activate" || isUsed || isOwnBrowser(found, browserHash);
      return { email, isUsed, needsPassword: !hasPassword };
    },

    /** Activates by a link; a second press finds it done. */
    activate: (token: string, region: string, browserHash: string | null): Promise<Activation> =>
      inTransaction(db, async (trx) => {
        const search = { region, now: now(), spends: kinds };
        const found = await spendMailToken(trx, kinds, token, search);
        const { accountId, email, isUsed, passwordHash } = found;
        if (isUsed) return { email, isUsed, own: null };
        // A provider's link keeps its provider; with the others, what was there before may be a stranger's.
        const isProviders = found.kind === "activate" && passwordHash === null;
        if (!isProviders) await dropProviders(trx, accountId);
        const verifiedAt = new Date(now()).toISOString();
        const change = {
          verified_at: verifiedAt,
          ...(!isProviders && { password_hash: passwordHash }),
        };
        const account = await changeAccount(trx, accountId, change, now());
        await writeAudit(trx, account.audit_id, "activated", now());
        return { email, isUsed, own: isOwnBrowser(found, browserHash) ? account : null };
      }),

    /**
     * The address's owner did not register. A registration that waits is erased; an account that somebody has activated is
     * deleted as its owner would delete it: its sessions end now, and it is erased in 14 days.
     */
    async reject(token: string, page: RequestPage): Promise<{ email: string; isErased: boolean }> {
      const place = { region: page.region.id, now: now() };
      const rejected = await inTransaction(db, async (trx) => {
        const { accountId, email } = await findMailToken(trx, kinds, token, place);
        const account = await lockAccount(trx, accountId);
        const isErased = account.verified_at === null;
        if (isErased) {
          await erasePerson(trx, account, () => attempts.forget(trx, account), place.now);
          await writeAudit(trx, account.audit_id, "erased", place.now);
        } else if (account.erase_at === null) await beginDeletion(deps, trx, account, page);
        return { email, isErased };
      });
      afterDeletion(deps);
      return rejected;
    },
  };
};
