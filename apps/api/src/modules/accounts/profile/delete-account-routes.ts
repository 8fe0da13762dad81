import { DELETION_UNDO_DAYS } from "@hjem/domain/account/account-rules";
import { MailTokenRequest } from "@hjem/domain/account/auth-request";
import { DoneResponse, EmailResponse } from "@hjem/domain/account/auth-response";
import { DeleteUserRequest } from "@hjem/domain/account/profile";
import { DAY_MS } from "@hjem/domain/durations";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { regionLanguage } from "@hjem/domain/language";
import { dayIn } from "@hjem/domain/time/zone";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { forgetSharedReads } from "../../../db/shared-read.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { writeAudit } from "../../../security/audit.ts";
import { clearCookie, refreshCookie } from "../../../security/cookies.ts";
import { hideListingsOf, showListingsOf } from "../../drafts/personal-drafts.ts";
import { withdrawConsentsOf } from "../../leads/publication-consent.ts";
import type { AccountDeps } from "../account-deps.ts";
import { changeAccount } from "../account-repository.ts";
import { accountMail } from "../mails/account-mails.ts";
import { findMailToken, makeMailToken, spendMailToken } from "../mails/mail-tokens.ts";
import { pageOf } from "../mails/request-page.ts";
import { provenAccount } from "./require-proof.ts";

/** Deletion of an account, and its undo (ACC-088, D38). */
export const deleteAccountRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, sessions, limits, mailQueue, requireUser: onRequest, now } = deps;

    app.delete(
      "/api/user",
      {
        onRequest,
        schema: {
          summary: "Delete account",
          description:
            "Ends every session, hides the person's listings and takes published questions of theirs off others' listings at once. A mailed link takes it back for 14 days, then everything is erased. Needs the password, or a sign-in of the last five minutes where there is none.",
          tags: ["account"],
          body: DeleteUserRequest,
          response: { 202: DoneResponse },
        },
      },
      async (request, reply) => {
        const { password } = request.body;
        const account = await provenAccount(deps, request, { field: "password", password });
        const { id: accountId, email, language } = account;
        await inTransaction(db, async (trx) => {
          const at = now();
          const eraseAt = at + DELETION_UNDO_DAYS * DAY_MS;
          const change = { erase_at: new Date(eraseAt).toISOString(), new_email: null };
          await changeAccount(trx, accountId, change, at);
          await trx.deleteFrom("mail_token").where("account_id", "=", accountId).execute();
          await sessions.endAll(trx, accountId);
          await hideListingsOf(trx, account, at);
          // An address that nobody proved may be a stranger's: what they agreed to is theirs.
          if (account.verified_at !== null) await withdrawConsentsOf(trx, account);
          await writeAudit(trx, request.user.auditId, "deletion_asked", at);
          const token = await makeMailToken(trx, "undo_deletion", { accountId, email }, at);
          const context = { language: regionLanguage(request.region, language) };
          const date = formatLongDay(context, dayIn(eraseAt, request.region.timeZones.default));
          const mail = { kind: "deletion", accountId, to: email, token, at } as const;
          await mailQueue.enqueue(
            trx,
            accountMail({ ...pageOf(request), ...mail, language, values: { date } }),
          );
        });
        sessions.forget();
        forgetSharedReads(db);
        mailQueue.wake();
        clearCookie(request, reply, refreshCookie(request));
        return reply.code(202).send({ data: { done: true } });
      },
    );

    app.post(
      "/api/user/undo-deletion",
      {
        schema: {
          summary: "Keep an account that is being deleted, by the token of the mail",
          description:
            "The token is used once; sessions that have ended stay ended. Limited by the visitor's address.",
          tags: ["account"],
          body: MailTokenRequest,
          response: { 200: EmailResponse },
        },
      },
      async ({ body, region, ip }) => {
        await limits.ofAddress("token", ip);
        const place = { region: region.id, now: now() };
        const { accountId, email } = await findMailToken(db, ["undo_deletion"], body.token, place);
        await inTransaction(db, async (trx) => {
          await spendMailToken(trx, body.token, accountId, ["undo_deletion"]);
          const account = await changeAccount(trx, accountId, { erase_at: null }, now());
          await showListingsOf(trx, account);
          await writeAudit(trx, account.audit_id, "deletion_undone", now());
        });
        forgetSharedReads(db);
        return { data: { email } };
      },
    );
  };
