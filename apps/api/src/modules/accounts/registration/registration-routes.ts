import {
  EmailRequest,
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
import { markBrowser, registeringBrowserOf } from "./registering-browser.ts";
import { registration } from "./registration.ts";

const view = (email: string): EmailResponse => ({ data: { email } });

/** Registration (spec §7 Auth and user). */
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
            "The response is the same whether the address has an account or not; it gets a mail either way. A cookie marks the browser, which the activation signs in. 422 `password_weak` with the reason in `fields.password`.",
          tags: ["auth"],
          body: RegisterRequest,
          response: { 202: EmailResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("register", request.ip);
        await limitMail(request, request.body.email);
        await people.register(request.body, pageOf(request), markBrowser(request, reply));
        return reply.code(202).send(view(request.body.email));
      },
    );

    app.post(
      "/api/user/quick-registration",
      {
        schema: {
          summary: "Register by email address alone",
          description:
            "The mailed link activates; elsewhere than in this browser, which a cookie marks, it sets a password first. 409 `email_taken` for an address that has an account.",
          tags: ["auth"],
          body: QuickRegistrationRequest,
          response: { 202: EmailResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("register", request.ip);
        await limitMail(request, request.body.email);
        await people.quickRegister(request.body, pageOf(request), markBrowser(request, reply));
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
        const { email } = request.body;
        await people.resendActivation(email, pageOf(request), registeringBrowserOf(request));
        return reply.code(202).send(view(request.body.email));
      },
    );
  };
