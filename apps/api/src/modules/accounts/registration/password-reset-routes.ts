import {
  EmailRequest,
  MailTokenParams,
  NewPasswordRequest,
} from "@hjem/domain/account/auth-request";
import { EmailResponse, PasswordLinkResponse } from "@hjem/domain/account/auth-response";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountDeps } from "../account-deps.ts";
import { limitMailTo } from "../mails/limit-mail.ts";
import { pageOf } from "../mails/request-page.ts";
import { registration } from "./registration.ts";

const view = (email: string): EmailResponse => ({ data: { email } });

/** Forgotten and first passwords, by an emailed link (spec §7 Auth and user). */
export const passwordResetRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { limits } = deps;
    const people = registration(deps);

    const setByLink = async (request: FastifyRequest, form: NewPasswordRequest) => {
      await limits.ofAddress("token", request.ip);
      return view(await people.setPassword(form, pageOf(request)));
    };

    app.post(
      "/api/forgot-password",
      {
        schema: {
          summary: "Send a link to a new password",
          description: "The response is the same for every address.",
          tags: ["auth"],
          body: EmailRequest,
          response: { 202: EmailResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("mail", request.ip);
        await limitMailTo(deps, request, request.body.email);
        await people.forgotPassword(request.body.email, pageOf(request));
        return reply.code(202).send(view(request.body.email));
      },
    );

    app.get(
      "/api/user/set-password/:token",
      {
        schema: {
          summary: "Whether the token of a mail still sets a password",
          description:
            "Of a reset or of a first password; changes nothing. Names the providers that `drop_providers` would remove. 400 `token_invalid`.",
          tags: ["auth"],
          params: MailTokenParams,
          response: { 200: PasswordLinkResponse },
        },
      },
      async ({ params, region, ip }) => {
        await limits.ofAddress("token", ip);
        return { data: await people.ownerOfPasswordLink(params.token, region.id) };
      },
    );

    for (const path of ["/api/reset-password", "/api/user/set-password"]) {
      app.post(
        path,
        {
          schema: {
            summary: "Set a password by the token of a mail",
            description:
              "Works once; proves the address, ends every session and unlocks. 400 `token_invalid`, 422 `password_weak`, after which the link still works.",
            tags: ["auth"],
            body: NewPasswordRequest,
            response: { 200: EmailResponse },
          },
        },
        (request) => setByLink(request, request.body),
      );
    }
  };
