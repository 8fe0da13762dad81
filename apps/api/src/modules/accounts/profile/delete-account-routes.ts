import { DoneResponse } from "@hjem/domain/account/auth-response";
import { DeleteUserRequest } from "@hjem/domain/account/profile";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../../db/transaction.ts";
import { clearSessionCookies } from "../../../security/cookies.ts";
import type { AccountDeps } from "../account-deps.ts";
import { pageOf } from "../mails/request-page.ts";
import { afterDeletion, beginDeletion } from "./delete-account.ts";
import { provenAccount } from "./require-proof.ts";

/** Deletion of an account (ACC-088, D38). */
export const deleteAccountRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.delete(
      "/api/user",
      {
        onRequest: deps.requireUser,
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
        await inTransaction(deps.db, (trx) => beginDeletion(deps, trx, account, pageOf(request)));
        afterDeletion(deps);
        clearSessionCookies(request, reply);
        return reply.code(202).send({ data: { done: true } });
      },
    );
  };
