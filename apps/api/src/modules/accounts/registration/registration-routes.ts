import {
  EmailRequest,
  MailTokenParams,
  NewPasswordRequest,
  QuickRegistrationRequest,
  RegisterRequest,
} from "@hjem/domain/account/auth-request";
import { EmailResponse, PasswordLinkResponse } from "@hjem/domain/account/auth-response";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountDeps } from "../account-deps.ts";
import { limitMailTo } from "../mails/limit-mail.ts";
import { pageOf } from "../mails/request-page.ts";
import { registration } from "./registration.ts";

const view = (email: string): EmailResponse => ({ data: { email } });

/** Registration, activation and passwords by mail (spec §7 Auth and user). */
export const registrationRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { limits } = deps;
    const people = registration(deps);
    const limitMail = async (request: FastifyRequest, email: string) => {
      await limits.ofAddress("mail", request.ip);
      await limitMailTo(deps, request, email);
    };

    const setByLink = async (request: FastifyRequest, form: NewPasswordRequest) => {
      await limits.ofAddress("token", request.ip);
      return view(await people.setPassword(form, pageOf(request)));
    };

    app.post(
      "/api/register",
      {
        schema: {
          summary: "Register by email address and password",
          description:
            "The response is the same whether the address has an account or not; it gets a mail either way. 422 `password_weak` with the reason in `fields.password`.",
          tags: ["auth"],
          body: RegisterRequest,
          response: { 202: EmailResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("register", request.ip);
        await limitMail(request, request.body.email);
        await people.register(request.body, pageOf(request));
        return reply.code(202).send(view(request.body.email));
      },
    );

    app.post(
      "/api/user/quick-registration",
      {
        schema: {
          summary: "Register by email address alone",
          description:
            "The mailed link sets the password and activates. 409 `email_taken` for an address that has an account.",
          tags: ["auth"],
          body: QuickRegistrationRequest,
          response: { 202: EmailResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("register", request.ip);
        await limitMail(request, request.body.email);
        await people.quickRegister(request.body, pageOf(request));
        return reply.code(202).send(view(request.body.email));
      },
    );

    const mailed = {
      "/api/user/resend-activation": [people.resendActivation, "Send the link of activation again"],
      "/api/forgot-password": [people.forgotPassword, "Send a link to a new password"],
    } as const;
    for (const [path, [send, summary]] of Object.entries(mailed)) {
      app.post(
        path,
        {
          schema: {
            summary,
            description: "The response is the same for every address.",
            tags: ["auth"],
            body: EmailRequest,
            response: { 202: EmailResponse },
          },
        },
        async (request, reply) => {
          await limitMail(request, request.body.email);
          await send(request.body.email, pageOf(request));
          return reply.code(202).send(view(request.body.email));
        },
      );
    }

    app.get(
      "/api/user/activate/:token",
      {
        schema: {
          summary: "Activate an account by the token of a mail",
          description: "Works once and signs nobody in; 400 `token_invalid` otherwise.",
          tags: ["auth"],
          params: MailTokenParams,
          response: { 200: EmailResponse },
        },
      },
      async ({ params, region, ip }) => {
        await limits.ofAddress("token", ip);
        return view(await people.activate(params.token, region.id));
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
