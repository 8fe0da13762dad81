import {
  EmailRequest,
  MailTokenParams,
  QuickRegistrationRequest,
  RegisterRequest,
} from "@hjem/domain/account/auth-request";
import { EmailResponse } from "@hjem/domain/account/auth-response";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireFeature } from "../../administration/market-features.ts";
import type { AccountDeps } from "../account-deps.ts";
import { limitMailTo } from "../mails/limit-mail.ts";
import { pageOf } from "../mails/request-page.ts";
import { registration } from "./registration.ts";

const view = (email: string): EmailResponse => ({ data: { email } });

/** Registration and activation (spec §7 Auth and user). */
export const registrationRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { limits } = deps;
    const people = registration(deps);
    const limitMail = async (request: FastifyRequest, email: string) => {
      await limits.ofAddress("mail", request.ip);
      await limitMailTo(deps, request, email);
    };

    app.post(
      "/api/register",
      {
        preHandler: requireFeature(deps.db, "registration"),
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

    app.post(
      "/api/user/resend-activation",
      {
        schema: {
          summary: "Send the link of activation again",
          description: "The response is the same for every address.",
          tags: ["auth"],
          body: EmailRequest,
          response: { 202: EmailResponse },
        },
      },
      async (request, reply) => {
        await limitMail(request, request.body.email);
        await people.resendActivation(request.body.email, pageOf(request));
        return reply.code(202).send(view(request.body.email));
      },
    );

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
  };
