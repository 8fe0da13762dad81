import type { ChangeEmailRequest } from "@hjem/domain/account/profile";
import type { FastifyRequest } from "fastify";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { writeAudit } from "../../../security/audit.ts";
import type { AccountDeps } from "../account-deps.ts";
import { changeAccount, findAccount, readAccount, waitForAddress } from "../account-repository.ts";
import { accountMail } from "../mails/account-mails.ts";
import { limitMailTo } from "../mails/limit-mail.ts";
import { findMailToken, makeMailToken, spendMailToken } from "../mails/mail-tokens.ts";
import type { RequestPage } from "../mails/request-page.ts";
import { provenAccount } from "./require-proof.ts";

/** Sends a link to the new address and a warning to the old; an address that has an account is notified of that. */
export const requestEmailChange = async (
  deps: AccountDeps,
  request: FastifyRequest,
  { email, password }: ChangeEmailRequest,
  page: RequestPage,
): Promise<void> => {
  const { db, mailQueue, now } = deps;
  const account = await provenAccount(deps, request, { field: "password", password });
  const { id: accountId, language } = account;
  if (email === account.email) {
    throw new ApiError("validation_failed", {
      fieldErrors: [{ field: "email", sentence: "email_same" }],
    });
  }
  await limitMailTo(deps, request, email);
  await inTransaction(db, async (trx) => {
    const at = now();
    const mail = { ...page, language, accountId, at };
    const other = await findAccount(trx, { region: page.region.id, email });
    await changeAccount(trx, accountId, { new_email: email }, at);
    await writeAudit(trx, request.user.auditId, "email_change_asked", at);
    if (other?.verified_at) {
      await mailQueue.enqueue(trx, accountMail({ ...mail, kind: "already_registered", to: email }));
    } else {
      const token = await makeMailToken(trx, "confirm_email", { accountId, email }, at);
      await mailQueue.enqueue(
        trx,
        accountMail({ ...mail, kind: "confirm_email", to: email, token }),
      );
    }
    const values = { address: email };
    await mailQueue.enqueue(
      trx,
      accountMail({ ...mail, kind: "email_changing", to: account.email, values }),
    );
  });
  mailQueue.wake();
};

/**
 * Gives an account the address that a link went to; links sent to the old one open nothing any more. A second press finds
 * it done.
 * @throws {ApiError} `token_invalid`, `email_taken` where the address got an account meanwhile
 */
export const confirmEmail = ({ db, now }: AccountDeps, token: string, region: string) =>
  inTransaction(db, async (trx): Promise<{ email: string; isUsed: boolean }> => {
    const place = { region, now: now() };
    const kinds = ["confirm_email"] as const;
    const { email } = await findMailToken(trx, kinds, token, place);
    await waitForAddress(trx, { region, email });
    const spends = ["confirm_email", "reset_password"] as const;
    const { accountId, isUsed } = await spendMailToken(trx, kinds, token, { ...place, spends });
    if (isUsed) return { email, isUsed };
    const other = await findAccount(trx, { region, email });
    if (other?.verified_at) throw new ApiError("email_taken");
    // Somebody who never proved that the address is theirs does not keep it from its owner.
    if (other) await trx.deleteFrom("account").where("id", "=", other.id).execute();
    const confirmedAt = new Date(now()).toISOString();
    const change = { email, new_email: null, email_confirmed_at: confirmedAt };
    await changeAccount(trx, accountId, change, now());
    const { audit_id: auditId } = await readAccount(trx, accountId);
    await writeAudit(trx, auditId, "email_changed", now());
    return { email, isUsed };
  });
