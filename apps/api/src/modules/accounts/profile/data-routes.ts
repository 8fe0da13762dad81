import { DELETION_UNDO_DAYS } from "@hjem/domain/account/account-rules";
import { MailTokenParams, MailTokenRequest } from "@hjem/domain/account/auth-request";
import { DoneResponse, EmailResponse } from "@hjem/domain/account/auth-response";
import { DeleteUserRequest } from "@hjem/domain/account/profile";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { regionLanguage } from "@hjem/domain/language";
import { dayIn } from "@hjem/domain/time/zone";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../../db/transaction.ts";
import { writeAudit } from "../../../security/audit.ts";
import { clearCookie, refreshCookie } from "../../../security/cookies.ts";
import type { AccountDeps } from "../account-deps.ts";
import { changeAccount, readAccount } from "../account-repository.ts";
import { accountMail } from "../mails/account-mails.ts";
import { findMailToken, makeMailToken, spendMailToken } from "../mails/mail-tokens.ts";
import { pageOf } from "../mails/request-page.ts";
import { exportFile } from "./export-file.ts";
import { personalData } from "./personal-data.ts";
import { provenAccount } from "./require-proof.ts";

const DAY_MS = 86_400_000;
const done = { data: { done: true } } as const;

/** The personal data of an account: export and erasure (D38). */
export const dataRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, sessions, limits, mailQueue, requireUser: onRequest, now } = deps;

    app.post(
      "/api/user/profile/export-data",
      {
        onRequest,
        schema: {
          summary: "Request all data that is stored about the person",
          description: "A mail brings the link to the file.",
          tags: ["account"],
          response: { 202: DoneResponse },
        },
      },
      async (request, reply) => {
        const { user } = request;
        await limits.ofSubject("export", user.id);
        await inTransaction(db, async (trx) => {
          const at = now();
          const { id: accountId, email, language } = await readAccount(trx, user.id);
          const token = await makeMailToken(trx, "export", { accountId, email }, at);
          const mail = { kind: "export", accountId, to: email, token, at } as const;
          await mailQueue.enqueue(trx, accountMail({ ...pageOf(request), ...mail, language }));
        });
        mailQueue.wake();
        return reply.code(202).send(done);
      },
    );

    app.get(
      "/api/user/export/:token",
      {
        // A program that only looks whether a link is good must not use it up.
        exposeHeadRoute: false,
        schema: {
          summary: "The file with all data that is stored about a person",
          description:
            "A ZIP with a page to read and JSON, by the token of a mail, which works once and for a day.",
          tags: ["account"],
          params: MailTokenParams,
        },
      },
      async ({ params, region, ip }, reply) => {
        await limits.ofAddress("token", ip);
        const place = { region: region.id, now: now() };
        const file = await inTransaction(db, async (trx) => {
          const { accountId } = await findMailToken(trx, ["export"], params.token, place);
          await spendMailToken(trx, params.token, accountId, ["export"]);
          const account = await readAccount(trx, accountId);
          await writeAudit(trx, account.audit_id, "data_exported", place.now);
          const language = regionLanguage(region, account.language);
          const terms = region.terms[language.code];
          return exportFile(await personalData(trx, account), {
            language,
            viewingTerms: {
              one: terms?.["date.inspection"] ?? "",
              many: terms?.["date.inspections"] ?? "",
            },
            timeZone: region.timeZones.default,
            siteName: region.siteName,
          });
        });
        return reply
          .type("application/zip")
          .header("content-disposition", 'attachment; filename="my-data.zip"')
          .send(Buffer.from(file));
      },
    );

    app.delete(
      "/api/user",
      {
        onRequest,
        schema: {
          summary: "Delete account",
          description:
            "Ends every session at once. A mailed link takes it back for 14 days, then everything is erased. Needs the password, or a sign-in of the last five minutes where there is none.",
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
        mailQueue.wake();
        clearCookie(request, reply, refreshCookie(request));
        return reply.code(202).send(done);
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
          await writeAudit(trx, account.audit_id, "deletion_undone", now());
        });
        return { data: { email } };
      },
    );
  };
