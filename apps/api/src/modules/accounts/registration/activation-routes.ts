import { MailTokenParams, MailTokenRequest } from "@hjem/domain/account/auth-request";
import {
  ActivationLinkResponse,
  ActivationResponse,
  RejectedRegistrationResponse,
} from "@hjem/domain/account/auth-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { isSameOrigin } from "../../../security/same-site.ts";
import type { AccountDeps } from "../account-deps.ts";
import { pageOf } from "../mails/request-page.ts";
import { mayOpenSession, openSignedIn } from "../sign-in/sign-in.ts";
import { activation } from "./activation.ts";
import { registeringBrowserOf } from "./registering-browser.ts";

/** The links of a registration: GET looks, POST acts (ACC-077, D122, D134). */
export const activationRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { limits } = deps;
    const links = activation(deps);

    app.get(
      "/api/user/activate/:token",
      {
        schema: {
          summary: "Whether the token of a mail still activates an account",
          description:
            "Changes nothing. `needs_password`: the registration chose none, and this is not its browser, so `POST /api/user/set-password` activates. 400 `token_invalid`.",
          tags: ["auth"],
          params: MailTokenParams,
          response: { 200: ActivationLinkResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("token", request.ip);
        const { params, region } = request;
        const data = await links.look(params.token, region.id, registeringBrowserOf(request));
        return reply.send({ data });
      },
    );

    app.post(
      "/api/user/activate",
      {
        schema: {
          summary: "Activate an account by the token of a mail",
          description:
            "Signs in only the browser that registered, by its cookie; elsewhere `session` is null. A second press gets `is_used` and changes nothing. 400 `token_invalid`.",
          tags: ["auth"],
          body: MailTokenRequest,
          response: { 200: ActivationResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("token", request.ip);
        const { body, region } = request;
        // A page of another site signs nobody in here.
        const browser = isSameOrigin(request) ? registeringBrowserOf(request) : null;
        const { own, ...data } = await links.activate(body.token, region.id, browser);
        // A second factor is asked by the sign-in.
        if (own === null || !mayOpenSession(own)) return { data: { ...data, session: null } };
        const opened = await openSignedIn(deps, own, request, reply, { hasFactor: false });
        const hasPassword = own.password_hash !== null;
        return { data: { ...data, session: { ...opened, hasPassword } } };
      },
    );

    app.post(
      "/api/user/reject-registration",
      {
        schema: {
          summary: "Erase a registration that somebody made with another person's address",
          description:
            "By the token of its mail. An account that was activated since is signed out everywhere and erased after 14 days, within which a mailed link keeps it. 400 `token_invalid`.",
          tags: ["auth"],
          body: MailTokenRequest,
          response: { 200: RejectedRegistrationResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("token", request.ip);
        return reply.send({ data: await links.reject(request.body.token, pageOf(request)) });
      },
    );
  };
