import { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import { PasskeyStartResponse, SecondStepRequest } from "@hjem/domain/account/second-factor";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../../plugins/api-error.ts";
import { requireSameOrigin } from "../../../security/same-site.ts";
import type { AccountDeps } from "../account-deps.ts";
import { readAccount } from "../account-repository.ts";
import { openSignedIn } from "../sign-in/sign-in.ts";
import { passkeyPlace } from "./second-factors.ts";

/** Sign-in by a second factor, and by a passkey alone, which is two factors at once. */
export const stepRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, limits, factors } = deps;

    app.post(
      "/api/login/passkey",
      {
        onRequest: requireSameOrigin,
        schema: {
          summary: "Begin a sign-in by passkey",
          description:
            "Returns what `navigator.credentials.get` takes, as JSON text, and the token for `POST /api/login/proof`.",
          tags: ["auth"],
          response: { 200: PasskeyStartResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("login", request.ip);
        const place = passkeyPlace(request);
        const { token, challenge } = await factors.challenges.begin({
          purpose: "passkey_sign_in",
          region: place.region,
          accountId: null,
        });
        const options = await factors.passkeys.authenticationOptions(null, challenge, place);
        return reply.send({ data: { token, options } });
      },
    );

    app.post(
      "/api/login/proof",
      {
        onRequest: requireSameOrigin,
        schema: {
          summary: "Sign in by a second factor, or by a passkey alone",
          description:
            "With the token of a sign-in that responded 202 or of `POST /api/login/passkey`, and a code or what the passkey signed. 400 `token_invalid` after five minutes, 422 `passkey_refused`, 429 after ten wrong tries in ten minutes.",
          tags: ["auth"],
          body: SecondStepRequest,
          response: { 200: AccessTokenResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("login", request.ip);
        const { token, code, passkey } = request.body;
        const step = await factors.challenges.find(token, request.region.id, [
          "second_step",
          "passkey_sign_in",
        ]);
        const { account_id: accountId, challenge } = step;
        if (accountId === null) {
          await factors.challenges.spend(step);
          if (passkey === undefined) throw new ApiError("passkey_refused");
          const shown = { passkey, challenge, accountId };
          const owner = await factors.passkeys.verify(shown, passkeyPlace(request));
          const account = await readAccount(db, owner);
          return openSignedIn(deps, account, request, reply, { hasFactor: true });
        }
        const account = await readAccount(db, accountId);
        await factors.prove(account, { code, passkey, challenge }, request);
        await factors.challenges.spend(step);
        const stepResponse = await openSignedIn(deps, account, request, reply, { hasFactor: true });
        return { ...stepResponse, ...(step.redirect !== null && { redirect: step.redirect }) };
      },
    );
  };
