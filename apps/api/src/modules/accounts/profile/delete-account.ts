import { DELETION_UNDO_DAYS } from "@hjem/domain/account/account-rules";
import { DAY_MS } from "@hjem/domain/durations";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { regionLanguage } from "@hjem/domain/language";
import { dayIn } from "@hjem/domain/time/zone";
import type { Queries } from "../../../db/schema.ts";
import { forgetSharedReads } from "../../../db/shared-read.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { writeAudit } from "../../../security/audit.ts";
import { hideListingsOf, showListingsOf } from "../../drafts/personal-drafts.ts";
import { withdrawConsentsOf } from "../../leads/publication-consent.ts";
import type { AccountDeps } from "../account-deps.ts";
import { type Account, changeAccount } from "../account-repository.ts";
import { accountMail } from "../mails/account-mails.ts";
import { makeMailToken, spendMailToken } from "../mails/mail-tokens.ts";
import type { RequestPage } from "../mails/request-page.ts";

/**
 * Begins the deletion of an account as part of a transaction: its sessions end, its listings are hidden, and a mailed link
 * takes it back for 14 days (D38). `afterDeletion` follows once that is through.
 */
export const beginDeletion = async (
  { sessions, mailQueue, now }: AccountDeps,
  trx: Queries,
  account: Account,
  page: RequestPage,
): Promise<void> => {
  const { id: accountId, email, language } = account;
  const at = now();
  const eraseAt = at + DELETION_UNDO_DAYS * DAY_MS;
  const change = { erase_at: new Date(eraseAt).toISOString(), new_email: null };
  await changeAccount(trx, accountId, change, at);
  await trx.deleteFrom("mail_token").where("account_id", "=", accountId).execute();
  await sessions.endAll(trx, accountId);
  await hideListingsOf(trx, account, at);
  // An address that nobody proved may be a stranger's: what they agreed to is theirs.
  if (account.verified_at !== null) await withdrawConsentsOf(trx, account);
  await writeAudit(trx, account.audit_id, "deletion_asked", at);
  const token = await makeMailToken(trx, "undo_deletion", { accountId, email }, at);
  const context = { language: regionLanguage(page.region, language) };
  const date = formatLongDay(context, dayIn(eraseAt, page.region.timeZones.default));
  const mail = { kind: "deletion", accountId, to: email, token, at } as const;
  await mailQueue.enqueue(trx, accountMail({ ...page, ...mail, language, values: { date } }));
};

/** Makes this process forget what it had read of the account, and sends the mail. */
export const afterDeletion = ({ db, sessions, mailQueue }: AccountDeps): void => {
  sessions.forget();
  forgetSharedReads(db);
  mailQueue.wake();
};

/** Keeps an account that is being deleted; sessions that have ended stay ended. A second press finds it kept. */
export const undoDeletion = async (
  { db, now }: AccountDeps,
  token: string,
  region: string,
): Promise<{ email: string; isUsed: boolean }> => {
  const kinds = ["undo_deletion"] as const;
  const kept = await inTransaction(db, async (trx) => {
    const search = { region, now: now(), spends: kinds };
    const { accountId, email, isUsed } = await spendMailToken(trx, kinds, token, search);
    if (isUsed) return { email, isUsed };
    const account = await changeAccount(trx, accountId, { erase_at: null }, now());
    await showListingsOf(trx, account);
    await writeAudit(trx, account.audit_id, "deletion_undone", now());
    return { email, isUsed };
  });
  forgetSharedReads(db);
  return kept;
};
