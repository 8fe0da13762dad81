import { MailTokenParams } from "@hjem/domain/account/auth-request";
import { DoneResponse } from "@hjem/domain/account/auth-response";
import { regionLanguage } from "@hjem/domain/language";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../../db/transaction.ts";
import { writeAudit } from "../../../security/audit.ts";
import type { AccountDeps } from "../account-deps.ts";
import { readAccount } from "../account-repository.ts";
import { accountMail } from "../mails/account-mails.ts";
import { findUnusedToken, makeMailToken } from "../mails/mail-tokens.ts";
import { pageOf } from "../mails/request-page.ts";
import { exportFile } from "./export-file.ts";
import { personalData } from "./personal-data.ts";

/** Export of the personal data of an account (ACC-086). */
export const exportRoutes =
  ({ db, limits, mailQueue, requireUser: onRequest, now }: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
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
          await writeAudit(trx, user.auditId, "data_exported", at);
          const mail = { kind: "export", accountId, to: email, token, at } as const;
          await mailQueue.enqueue(trx, accountMail({ ...pageOf(request), ...mail, language }));
        });
        mailQueue.wake();
        return reply.code(202).send({ data: { done: true } });
      },
    );

    app.get(
      "/api/user/export/:token",
      {
        schema: {
          summary: "The file with all data that is stored about a person",
          description:
            "A ZIP with a page to read and JSON, by the token of a mail, which works for a day. Changes nothing: a download that broke off is begun again.",
          tags: ["account"],
          params: MailTokenParams,
        },
      },
      async ({ params, region, ip }, reply) => {
        await limits.ofAddress("token", ip);
        const place = { region: region.id, now: now() };
        const { accountId } = await findUnusedToken(db, ["export"], params.token, place);
        const account = await readAccount(db, accountId);
        const language = regionLanguage(region, account.language);
        const terms = region.terms[language.code];
        const file = exportFile(await personalData(db, account), {
          language,
          viewingTerms: {
            one: terms?.["date.inspection"] ?? "",
            many: terms?.["date.inspections"] ?? "",
          },
          timeZone: region.timeZones.default,
          siteName: region.siteName,
        });
        return reply
          .type("application/zip")
          .header("content-disposition", 'attachment; filename="my-data.zip"')
          .send(Buffer.from(file));
      },
    );
  };
