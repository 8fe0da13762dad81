import { ProviderParams } from "@hjem/domain/account/auth-request";
import { DoneResponse, EmailResponse } from "@hjem/domain/account/auth-response";
import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConnectedProvidersResponse,
  SessionParams,
  UserSessionsResponse,
} from "@hjem/domain/account/profile";
import { providerNames } from "@hjem/domain/account/sign-in-providers";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { writeAudit } from "../../../security/audit.ts";
import type { AccountDeps } from "../account-deps.ts";
import { lockAccount, providersOf } from "../account-repository.ts";
import { sendNotice } from "../mails/account-mails.ts";
import { pageOf } from "../mails/request-page.ts";
import { passkeysOf } from "../second-factors/passkeys.ts";
import { livingSessions } from "../sessions/session-list.ts";
import { requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { requireProof } from "./require-proof.ts";

const done = { data: { done: true } } as const;

/** The security of an account: password, address, devices and providers (spec §7 Auth and user). */
export const securityRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, sessions, requireUser: onRequest, now } = deps;

    app.post(
      "/api/user/change-password",
      {
        onRequest,
        schema: {
          summary: "Change password",
          description:
            "Signs out every other device. An account without a password sets one without the old, within five minutes of a sign-in.",
          tags: ["account"],
          body: ChangePasswordRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        await changePassword(deps, request, request.body, pageOf(request));
        return reply.send(done);
      },
    );

    app.post(
      "/api/user/change-email",
      {
        onRequest,
        schema: {
          summary: "Request a change of the email address",
          description:
            "A link goes to the new address, a warning to the old one. The response is the same for an address that has an account.",
          tags: ["account"],
          body: ChangeEmailRequest,
          response: { 202: EmailResponse },
        },
      },
      async (request, reply) => {
        await requestEmailChange(deps, request, request.body, pageOf(request));
        return reply.code(202).send({ data: { email: request.body.email } });
      },
    );

    app.get(
      "/api/user/sessions",
      {
        onRequest,
        schema: {
          summary: "Signed-in devices",
          description: "Active sessions, with the requesting one marked.",
          tags: ["account"],
          response: { 200: UserSessionsResponse },
        },
      },
      async ({ user }) => ({ data: await livingSessions(db, user, now()) }),
    );

    app.delete(
      "/api/user/sessions/:id",
      {
        onRequest,
        schema: {
          summary: "Sign a device out",
          description: "Ends a session of the person; 404 where they have no such session.",
          tags: ["account"],
          params: SessionParams,
          response: { 204: z.null() },
        },
      },
      async ({ user, params }, reply) => {
        if (!(await sessions.end(user.id, params.id))) throw new ApiError("not_found");
        await writeAudit(db, user.auditId, "session_revoked", now());
        return reply.code(204).send(null);
      },
    );

    app.get(
      "/api/user/providers",
      {
        onRequest,
        schema: {
          summary: "Providers by which the person signs in",
          description: "Each with the day since when it is connected.",
          tags: ["account"],
          response: { 200: ConnectedProvidersResponse },
        },
      },
      async ({ user }) => ({
        data: (await providersOf(db, user.id)).map(({ provider, email, created_at: at }) => ({
          provider,
          email,
          createdAt: at.toISOString(),
        })),
      }),
    );

    app.delete(
      "/api/user/providers/:provider",
      {
        onRequest,
        schema: {
          summary: "Take a provider away",
          description:
            "403 `sign_in_again` without a proof of the last five minutes, 409 `last_way_in` for the only sign-in method of the account.",
          tags: ["account"],
          params: ProviderParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { user, params } = request;
        await requireProof(deps, request);
        await inTransaction(db, async (trx) => {
          const account = await lockAccount(trx, user.id);
          const connected = await providersOf(trx, user.id);
          if (!connected.some(({ provider }) => provider === params.provider)) {
            throw new ApiError("not_found");
          }
          const isLast = account.password_hash === null && connected.length === 1;
          // A passkey signs in alone.
          if (isLast && (await passkeysOf(trx, user.id)).length === 0) {
            throw new ApiError("last_way_in");
          }
          await trx
            .deleteFrom("account_provider")
            .where("account_id", "=", user.id)
            .where("provider", "=", params.provider)
            .execute();
          await writeAudit(trx, user.auditId, "provider_removed", now());
          const values = { provider: providerNames[params.provider] };
          await sendNotice(deps, trx, "provider_removed", account, pageOf(request), values);
        });
        deps.mailQueue.wake();
        return reply.code(204).send(null);
      },
    );
  };
