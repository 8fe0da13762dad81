import { ProviderParams, ProviderStartRequest } from "@hjem/domain/account/auth-request";
import { ProviderStart } from "@hjem/domain/account/auth-response";
import {
  providerReturnPath,
  providerState,
  type ProviderError,
  type SignInProvider,
} from "@hjem/domain/account/sign-in-providers";
import { safeRedirect } from "@hjem/domain/safe-redirect";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../../plugins/api-error.ts";
import { acceptForms } from "../../../plugins/request-input.ts";
import { readCookie, setCookie } from "../../../security/cookies.ts";
import { requireSameOrigin } from "../../../security/same-site.ts";
import { randomToken } from "../../../security/secrets.ts";
import type { AccountDeps } from "../account-deps.ts";
import { requireProof } from "../profile/require-proof.ts";
import { browserCookie, type VisitBook } from "./provider-visits.ts";
import type { ProviderPort } from "./provider.ts";

/** What the beginning of a sign-in needs of the routes around it. */
export interface StartParts {
  callProvider: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;
  portOf: (provider: SignInProvider, request: FastifyRequest) => ProviderPort;
  visits: VisitBook;
}

/** A page that is not hydrated yet submits a button as a plain form. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;

const FAILED: ProviderError = "server_error";

/** The site's root with an error, as if from a provider: the page opens the sign-in and shows it (ACC-057). */
const failedReturn = (provider: SignInProvider): string =>
  `${providerReturnPath(provider)}&state=${providerState(provider)}&error=${FAILED}`;

const leadOn = (reply: FastifyReply, location: string) =>
  reply.code(303).header("location", location).send(null);

/** Begins a sign-in with a provider (D41): JSON for a hydrated page, 303 for a plain form. */
export const startRoute =
  (deps: AccountDeps, { callProvider, portOf, visits }: StartParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { limits, requireUser } = deps;
    acceptForms(app);

    app.post(
      "/api/auth/:provider/start",
      {
        onRequest: requireSameOrigin,
        schema: {
          summary: "Begin a sign-in with a provider",
          description:
            "Returns where the browser goes; a form is redirected there (303), or back to the site with an error. State, nonce and verifier stay here for ten minutes, bound to the browser by a cookie. `join` adds the provider to the account of the signed-in person, after a proof of the last five minutes (403 `sign_in_again`).",
          tags: ["auth"],
          params: ProviderParams,
          body: ProviderStartRequest,
          response: { 200: ProviderStart, 303: z.null() },
        },
      },
      async (request, reply) => {
        const { provider } = request.params;
        const { redirect, join = false } = request.body;
        const begin = async (): Promise<URL> => {
          await limits.ofAddress("provider", request.ip);
          if (join) {
            await requireUser(request);
            await requireProof(deps, request);
          }
          const port = portOf(provider, request);
          const cookie = browserCookie(request, provider);
          const browser = readCookie(request, cookie.name) ?? randomToken();
          const returnUrl = request.region.origin + providerReturnPath(provider);
          const visit = {
            state: `${providerState(provider)}.${randomToken()}`,
            nonce: randomToken(),
            verifier: randomToken(),
          };
          const url = await callProvider(request, () =>
            port.authorizationUrl({ ...visit, redirectUri: returnUrl }),
          );
          await visits.begin({
            ...visit,
            browser,
            region: request.region.id,
            provider,
            redirect: safeRedirect(redirect),
            returnUrl,
            joinAccountId: join ? request.user.id : null,
          });
          setCookie(request, reply, cookie, browser);
          return url;
        };
        if (!isForm(request)) return reply.send({ authorizationUrl: (await begin()).href });
        try {
          return leadOn(reply, (await begin()).href);
        } catch (error) {
          if (error instanceof ApiError) return leadOn(reply, failedReturn(provider));
          throw error;
        }
      },
    );
  };
