import { DoneResponse } from "@hjem/domain/account/auth-response";
import {
  PasskeyStartResponse,
  ProofResponse,
  type ProofMethod,
  ProofRequest,
} from "@hjem/domain/account/second-factor";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../../plugins/api-error.ts";
import type { AccountDeps } from "../account-deps.ts";
import { type Account, providersOf, readAccount } from "../account-repository.ts";
import { requirePassword } from "../profile/require-proof.ts";
import { passkeyPlace } from "./second-factors.ts";

/** Routes by which a signed-in person proves their identity again: by a second factor, else by password or provider. */
export const proofRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, sessions, factors, requireUser: onRequest } = deps;
    const methodsOf = async (account: Account): Promise<ProofMethod[]> => {
      if (account.has_second_factor) return factors.methodsOf(account.id);
      return account.password_hash === null ? ["provider"] : ["password"];
    };

    app.get(
      "/api/user/proof",
      {
        onRequest,
        schema: {
          summary: "By what the person can prove again that it is them",
          description: "The methods that the account has, and the providers it is connected with.",
          tags: ["account"],
          response: { 200: ProofResponse },
        },
      },
      async ({ user }) => {
        const account = await readAccount(db, user.id);
        const providers = (await providersOf(db, user.id)).map(({ provider }) => provider);
        return { data: { methods: await methodsOf(account), providers } };
      },
    );

    app.post(
      "/api/user/proof/passkey",
      {
        onRequest,
        schema: {
          summary: "Begin a proof by passkey",
          description: "Returns what `navigator.credentials.get` takes, as JSON text.",
          tags: ["account"],
          response: { 200: PasskeyStartResponse },
        },
      },
      async (request, reply) => {
        const place = passkeyPlace(request);
        const { token, challenge } = await factors.challenges.begin({
          purpose: "proof",
          region: place.region,
          accountId: request.user.id,
        });
        const { id } = request.user;
        const options = await factors.passkeys.authenticationOptions(id, challenge, place);
        return reply.send({ data: { token, options } });
      },
    );

    app.post(
      "/api/user/proof",
      {
        onRequest,
        schema: {
          summary: "Prove the identity of the signed-in person again",
          description:
            "Holds for five minutes, in this browser. A person with neither password nor second factor signs in again instead (403 `sign_in_again`).",
          tags: ["account"],
          body: ProofRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        const { password, code, token, passkey } = request.body;
        const account = await readAccount(db, request.user.id);
        if (account.has_second_factor) {
          const step =
            token === undefined
              ? null
              : await factors.challenges.find(token, account.region, ["proof"]);
          if (step && step.account_id !== account.id) throw new ApiError("token_invalid");
          await factors.prove(account, { code, passkey, challenge: step?.challenge }, request);
          if (step) await factors.challenges.spend(step);
        } else if (account.password_hash === null) throw new ApiError("sign_in_again");
        else await requirePassword(deps, request, account, { field: "password", password });
        await sessions.prove(request.user.sessionId, { factor: account.has_second_factor });
        return reply.send({ data: { done: true as const } });
      },
    );
  };
