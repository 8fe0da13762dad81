import {
  PasskeyChange,
  PasskeyParams,
  PasskeyRequest,
  PasskeyStartResponse,
  RecoveryCodesResponse,
  SecondFactorsResponse,
  TotpConfirmRequest,
  TotpSetupResponse,
} from "@hjem/domain/account/second-factor";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { type AuditKind } from "../../../db/account-tables.ts";
import type { Queries } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../../security/audit.ts";
import type { AccountDeps } from "../account-deps.ts";
import { lockAccount, providersOf, readAccount } from "../account-repository.ts";
import { type NoticeKind, sendNotice } from "../mails/account-mails.ts";
import { pageOf } from "../mails/request-page.ts";
import { requireProof } from "../profile/require-proof.ts";
import { passkeysOf } from "./passkeys.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { passkeyPlace } from "./second-factors.ts";

/** A change of factors, for the audit and the notice to the owner. */
type FactorChange = Extract<AuditKind, NoticeKind>;

/** Second factors of the signed-in person: an authenticator app, passkeys, recovery codes. */
export const factorRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, keys, sessions, factors, limits, mailQueue, requireUser, now } = deps;
    const { totp, passkeys, challenges } = factors;
    const prove = (request: FastifyRequest) => requireProof(deps, request);
    const proven = { onRequest: [requireUser, prove] };

    /** A change with its line in the audit and its mail; with the first factor come the recovery codes. */
    const change = async (
      request: FastifyRequest,
      kind: FactorChange,
      work: (trx: Queries) => Promise<unknown>,
    ): Promise<string[]> => {
      const codes = await inTransaction(db, async (trx) => {
        const before = await readAccount(trx, request.user.id);
        await work(trx);
        const isThere = await factors.settle(trx, before.id);
        const source = auditSource(keys, request);
        await writeAudit(trx, before.audit_id, kind, now(), { source });
        await sendNotice(deps, trx, kind, before, pageOf(request));
        const isFirst = isThere && !before.has_second_factor;
        return isFirst ? makeRecoveryCodes(trx, before.id, now()) : [];
      });
      mailQueue.wake();
      return codes;
    };

    app.get(
      "/api/user/factors",
      {
        onRequest: requireUser,
        schema: {
          summary: "Second factors of the person",
          description: "Authenticator app, passkeys, and how many recovery codes are left.",
          tags: ["account"],
          response: { 200: SecondFactorsResponse },
        },
      },
      async ({ user }) => {
        const [since, own, codes] = [
          await factors.hasTotp(db, user.id),
          await passkeysOf(db, user.id),
          await db
            .selectFrom("recovery_code")
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .where("account_id", "=", user.id)
            .executeTakeFirstOrThrow(),
        ];
        return {
          data: {
            isTotpOffered: totp !== null,
            totpSince: since?.toISOString() ?? null,
            passkeys: own.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
              id,
              name,
              createdAt: createdAt.toISOString(),
              usedAt: usedAt?.toISOString() ?? null,
            })),
            recoveryCodes: codes.count,
          },
        };
      },
    );

    app.post(
      "/api/user/factors/totp",
      {
        ...proven,
        schema: {
          summary: "Begin to set up an authenticator app",
          description: "The secret is returned once, and is active after its first code.",
          tags: ["account"],
          response: { 200: TotpSetupResponse },
        },
      },
      async (request, reply) => {
        if (!totp) throw new ApiError("not_found");
        if (await factors.hasTotp(db, request.user.id)) throw new ApiError("conflict");
        const { email } = await readAccount(db, request.user.id);
        const names = { issuer: request.region.siteName, label: email };
        return reply.send({ data: await totp.begin(request.user.id, names) });
      },
    );

    app.post(
      "/api/user/factors/totp/confirm",
      {
        onRequest: requireUser,
        schema: {
          summary: "Finish it by the app's first code",
          description:
            "With the first second factor come the recovery codes, shown once. 400 for a wrong code.",
          tags: ["account"],
          body: TotpConfirmRequest,
          response: { 200: RecoveryCodesResponse },
        },
      },
      async (request, reply) => {
        await limits.ofSubject("factor", request.user.id);
        const code = request.body.code.replaceAll(/[\s-]/g, "");
        const recoveryCodes = await change(request, "totp_added", async (trx) => {
          const isRight = await totp?.use(trx, request.user.id, code, { isConfirmed: false });
          if (isRight) return;
          throw new ApiError("validation_failed", {
            fieldErrors: [{ field: "code", sentence: "code_wrong" }],
          });
        });
        await sessions.prove(request.user.sessionId, { factor: true });
        return reply.send({ data: { recoveryCodes } });
      },
    );

    app.delete(
      "/api/user/factors/totp",
      {
        ...proven,
        schema: {
          summary: "Remove the authenticator app",
          description: "Needs a fresh proof; the person is informed by mail.",
          tags: ["account"],
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await change(request, "totp_removed", async (trx) => {
          const removed = await trx
            .deleteFrom("account_totp")
            .where("account_id", "=", request.user.id)
            .returning("account_id")
            .executeTakeFirst();
          if (!removed) throw new ApiError("not_found");
        });
        return reply.code(204).send(null);
      },
    );

    app.post(
      "/api/user/factors/passkeys/start",
      {
        ...proven,
        schema: {
          summary: "Begin to add a passkey",
          description: "Returns what `navigator.credentials.create` takes, as JSON text.",
          tags: ["account"],
          response: { 200: PasskeyStartResponse },
        },
      },
      async (request, reply) => {
        const place = passkeyPlace(request);
        const account = await readAccount(db, request.user.id);
        const { token, challenge } = await challenges.begin({
          purpose: "passkey_new",
          region: place.region,
          accountId: account.id,
        });
        const options = await passkeys.registrationOptions(account, challenge, place);
        return reply.send({ data: { token, options } });
      },
    );

    app.post(
      "/api/user/factors/passkeys",
      {
        onRequest: requireUser,
        schema: {
          summary: "Add the passkey that the browser made",
          description: "With the first second factor come the recovery codes, shown once.",
          tags: ["account"],
          body: PasskeyRequest,
          response: { 200: RecoveryCodesResponse },
        },
      },
      async (request, reply) => {
        const { token, passkey, name } = request.body;
        const step = await challenges.find(token, request.region.id, ["passkey_new"]);
        if (step.account_id !== request.user.id) throw new ApiError("token_invalid");
        await challenges.spend(step);
        const made = { passkey, name, challenge: step.challenge };
        const recoveryCodes = await change(request, "passkey_added", (trx) =>
          passkeys.add(trx, request.user.id, made, passkeyPlace(request)),
        );
        await sessions.prove(request.user.sessionId, { factor: true });
        return reply.send({ data: { recoveryCodes } });
      },
    );

    app.patch(
      "/api/user/factors/passkeys/:id",
      {
        ...proven,
        schema: {
          summary: "Rename a passkey",
          description: "The name is for the person alone, to distinguish their passkeys.",
          tags: ["account"],
          params: PasskeyParams,
          body: PasskeyChange,
          response: { 204: z.null() },
        },
      },
      async ({ user, params, body }, reply) => {
        const renamed = await db
          .updateTable("account_passkey")
          .set({ name: body.name })
          .where("id", "=", params.id)
          .where("account_id", "=", user.id)
          .returning("id")
          .executeTakeFirst();
        if (!renamed) throw new ApiError("not_found");
        return reply.code(204).send(null);
      },
    );

    app.delete(
      "/api/user/factors/passkeys/:id",
      {
        ...proven,
        schema: {
          summary: "Remove a passkey",
          description: "409 `last_way_in` for the only sign-in method of the account.",
          tags: ["account"],
          params: PasskeyParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await change(request, "passkey_removed", async (trx) => {
          const account = await lockAccount(trx, request.user.id);
          const removed = await trx
            .deleteFrom("account_passkey")
            .where("id", "=", request.params.id)
            .where("account_id", "=", request.user.id)
            .returning("id")
            .executeTakeFirst();
          if (!removed) throw new ApiError("not_found");
          const [providers, left] = [
            await providersOf(trx, request.user.id),
            await passkeysOf(trx, request.user.id),
          ];
          const hasOther = account.password_hash !== null || providers.length > 0;
          if (!hasOther && left.length === 0) throw new ApiError("last_way_in");
        });
        return reply.code(204).send(null);
      },
    );

    app.post(
      "/api/user/factors/recovery-codes",
      {
        ...proven,
        schema: {
          summary: "New recovery codes; those before open nothing any more",
          description: "Needs a fresh proof; the codes are shown once.",
          tags: ["account"],
          response: { 200: RecoveryCodesResponse },
        },
      },
      async (request, reply) => {
        const { has_second_factor: hasFactor } = await readAccount(db, request.user.id);
        if (!hasFactor) throw new ApiError("conflict");
        let recoveryCodes: string[] = [];
        await change(request, "recovery_codes_renewed", async (trx) => {
          recoveryCodes = await makeRecoveryCodes(trx, request.user.id, now());
        });
        return reply.send({ data: { recoveryCodes } });
      },
    );
  };
