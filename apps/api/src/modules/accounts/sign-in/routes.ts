import { EmailRequest, LoginRequest } from "@hjem/domain/account/auth-request";
import { AccessTokenResponse, EmailCheckResponse } from "@hjem/domain/account/auth-response";
import { SecondStepResponse } from "@hjem/domain/account/second-factor";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountDeps } from "../account-deps.ts";
import { findAccount, providersOf } from "../account-repository.ts";
import { checkPassword } from "./check-password.ts";
import { signIn } from "./sign-in.ts";

/** Sign-in by email address and password (spec §7 Auth and user). */
export const authRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, limits } = deps;

    app.post(
      "/api/user/check",
      {
        schema: {
          summary: "What is known of an email address",
          description:
            "Whether it has an account here, and by what it is signed in to. Limited by the visitor's address.",
          tags: ["auth"],
          body: EmailRequest,
          response: { 200: EmailCheckResponse },
        },
      },
      async ({ body, region, ip }) => {
        await limits.ofAddress("check", ip);
        const account = await findAccount(db, { region: region.id, email: body.email });
        const connected = account ? await providersOf(db, account.id) : [];
        return {
          data: {
            exists: account !== undefined,
            hasPassword: (account?.password_hash ?? null) !== null,
            providers: connected.map(({ provider }) => provider),
          },
        };
      },
    );

    app.post(
      "/api/login",
      {
        schema: {
          summary: "Sign in by email address and password",
          description:
            "Returns an access token for 15 minutes; the cookie `hjem_refresh` renews it. 202 requires the second step of an account that has one. 401 `wrong_credentials`; with the right password 403 `activation_needed` or `account_deletion_pending`; 429 while attempts have to wait; 403 `device_unknown` after many of them, until a reset link unlocks.",
          tags: ["auth"],
          body: LoginRequest,
          response: { 200: AccessTokenResponse, 202: SecondStepResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("login", request.ip);
        const { account, counted } = await checkPassword(deps, request.body, request);
        return signIn(deps, account, request, reply, { counted });
      },
    );
  };
