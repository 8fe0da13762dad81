import { ExternalLoginRequest, ProviderParams } from "@hjem/domain/account/auth-request";
import { AccessTokenResponse, OfferedProvidersResponse } from "@hjem/domain/account/auth-response";
import { SecondStepResponse } from "@hjem/domain/account/second-factor";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { errorCode } from "@hjem/domain/narrow";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { ProviderIdentity } from "../../../db/account-tables.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { readCookie, readRefreshToken } from "../../../security/cookies.ts";
import { requireSameOrigin } from "../../../security/same-site.ts";
import type { AccountDeps } from "../account-deps.ts";
import { openSignedIn, signIn } from "../sign-in/sign-in.ts";
import type { ConfiguredProviders } from "./configured-providers.ts";
import { createProviderAccounts } from "./provider-accounts.ts";
import { browserCookie, type Visit, visitBook } from "./provider-visits.ts";
import type { ProviderPort } from "./provider.ts";
import { startRoute } from "./start-route.ts";

/** Sign-in with other services (spec §7, D41): begins at our server, comes back to the site, ends at our server. */
export const externalLoginRoutes =
  (deps: AccountDeps, offered: ConfiguredProviders): FastifyPluginAsyncZod =>
  async (app) => {
    const { limits } = deps;
    const visits = visitBook(deps);
    const people = createProviderAccounts(deps);

    const portOf = (provider: SignInProvider, request: FastifyRequest): ProviderPort => {
      const port = offered.port(provider, request.region, request.region.origin);
      if (!port) throw new ApiError("not_found");
      return port;
    };

    /** All provider errors share one code; the log has the reason, without the provider's text. */
    const callProvider = async <Result>(request: FastifyRequest, work: () => Promise<Result>) => {
      try {
        return await work();
      } catch (error) {
        const name = error instanceof Error ? error.name : undefined;
        request.log.warn({ error: name, code: errorCode(error) }, "provider failed");
        throw new ApiError("provider_failed");
      }
    };

    app.get(
      "/api/auth/providers",
      {
        schema: {
          summary: "Services that this site can be signed in to with",
          description:
            "Those that the market shows and the operator has configured; the demo adds stand-ins, marked `is_demo`.",
          tags: ["auth"],
          response: { 200: OfferedProvidersResponse },
        },
      },
      async ({ region }) => ({ data: offered.list(region) }),
    );

    app.get(
      "/api/auth/:provider/.well-known/openid-configuration",
      {
        schema: {
          summary: "What a provider says of itself",
          description: "Our copy, an hour old at most.",
          tags: ["auth"],
          params: ProviderParams,
          response: { 200: z.record(z.string(), z.unknown()) },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("provider", request.ip);
        const port = portOf(request.params.provider, request);
        return reply.send(await callProvider(request, () => port.configuration()));
      },
    );

    await app.register(startRoute(deps, { callProvider, portOf, visits }));

    /** The identity: requested from the provider once, then stored for the step that requires more. */
    const identityOf = async (
      request: FastifyRequest,
      visit: Visit,
      { code, state, isSecondStep }: { code: string; state: string; isSecondStep: boolean },
    ): Promise<ProviderIdentity> => {
      if (visit.identity && isSecondStep) return visit.identity;
      if (!(await visits.spend(visit))) throw new ApiError("provider_failed");
      const { nonce, verifier, return_url: redirectUri, provider } = visit;
      const port = portOf(provider, request);
      const identity = await callProvider(request, () =>
        port.exchange(code, { state, nonce, verifier, redirectUri }),
      );
      await visits.keep(visit, identity);
      return identity;
    };

    app.post(
      "/api/external-login",
      {
        onRequest: requireSameOrigin,
        schema: {
          summary: "Exchange what a provider sent back for a session",
          description:
            "400 `provider_failed` for a state that is unknown, used, ten minutes old or of another browser, and where the provider refuses. 422 `email_needed` and 409 `password_needed` require the same call again with `email` or `password`; 403 `activation_needed` where the address waits for its mail.",
          tags: ["auth"],
          body: ExternalLoginRequest,
          response: { 200: AccessTokenResponse, 202: SecondStepResponse },
        },
      },
      async (request, reply) => {
        await limits.ofAddress("provider", request.ip);
        const { service: provider, code, state, redirectUrl, email, password } = request.body;
        const cookie = browserCookie(request, provider);
        const browser = readCookie(request, cookie.name);
        const region = request.region.id;
        const visit = browser && (await visits.find({ state, browser, region, provider }));
        if (!visit || visit.return_url !== redirectUrl) throw new ApiError("provider_failed");
        const isSecondStep = email !== undefined || password !== undefined;
        const identity = await identityOf(request, visit, { code, state, isSecondStep });
        const newcomer = { provider, identity, typed: { email, password } };
        const joinId = visit.join_account_id;
        if (joinId !== null) await deps.requireUser(request);
        if (joinId !== null && request.user.id !== joinId) throw new ApiError("provider_failed");
        const account = await (joinId === null
          ? people.accountOf(newcomer, request, reply)
          : people.add(newcomer, joinId, request));
        await visits.end(visit);
        // Signing in over one's own session, to link a provider or to prove identity, leaves one session.
        const before = readRefreshToken(request);
        const session = before === null ? null : await deps.sessions.ofRefreshToken(before);
        if (session?.accountId === account.id)
          await deps.sessions.end(account.id, session.sessionId);
        // Who joins a provider has proved their second factor already.
        const providerResponse =
          joinId === null
            ? await signIn(deps, account, request, reply, { redirect: visit.redirect })
            : {
                ...(await openSignedIn(deps, account, request, reply, {
                  hasFactor: account.has_second_factor,
                })),
                redirect: visit.redirect,
              };
        return reply.send(providerResponse);
      },
    );
  };
