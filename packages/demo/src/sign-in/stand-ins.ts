import { ProviderParams } from "@hjem/domain/account/auth-request";
import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { regionLanguage, resolveLanguage } from "@hjem/domain/language";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { DemoHost, DemoStandIns, StandInServer } from "../ports.ts";
import { standInExpiredPage, standInHeaders, standInPage } from "./stand-in-page.ts";
import {
  makeStandIn,
  remember,
  STAND_IN_ALGORITHM,
  STAND_IN_CLIENT,
  STAND_IN_PATH,
  standInIssuer,
  type StandInProvider,
} from "./stand-in-provider.ts";

/**
 * Maximum number of sites whose simulated providers are stored: this machine has two, on the ports that are tried.
 */
const PROVIDERS_MAX = 32;

const StandInForm = z.object({
  answer: z.enum(["go_on", "cancel"]).default("go_on"),
  name: z.string().max(100).default(""),
  email: z.string().max(254).default(""),
  verified: z.string().optional(),
});

/** The same input on the page is the same user of the provider. */
const subjectOf = (
  provider: SignInProvider,
  { name, email }: z.infer<typeof StandInForm>,
): string =>
  createHash("sha256")
    .update(`${provider}/${email || name}`)
    .digest("hex")
    .slice(0, 24);

/** Cookies except those of a simulated provider's own session. */
const withoutSession = (cookies: string): string =>
  cookies
    .split("; ")
    .filter((pair) => !/^demo_[a-z]+_session(?:\.sig)?=/.test(pair))
    .join("; ");

const isForm = (body: unknown): body is string | URLSearchParams =>
  typeof body === "string" || body instanceof URLSearchParams;

/**
 * Calls this process directly: a simulated provider's issuer is a URL for the browser, which the server may not
 * reach.
 */
const appFetch =
  (app: FastifyInstance): StandInServer["fetch"] =>
  async (address, init) => {
    const url = new URL(address);
    const response = await app.inject({
      method: init.method === "POST" ? "POST" : "GET",
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(new Headers(init.headers)), host: url.host },
      ...(isForm(init.body) ? { payload: init.body.toString() } : {}),
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: { "content-type": String(response.headers["content-type"]) },
    });
  };

/**
 * A real OpenID provider in place of each provider, for the demo only (D27): the complete flow works in a browser
 * without the internet. Every page is labelled as simulated.
 */
export const demoStandIns = <Port>(
  app: FastifyInstance,
  host: DemoHost,
  createPort: (provider: SignInProvider, server: StandInServer) => Port,
): DemoStandIns<Port> => {
  const providers = new Map<string, Promise<StandInProvider>>();
  const ports = new Map<string, Port>();
  const fetch = appFetch(app);

  const standInOf = (name: SignInProvider, origin: string): Promise<StandInProvider> => {
    const key = standInIssuer(name, origin);
    const made = providers.get(key) ?? makeStandIn(name, origin);
    providers.set(key, made);
    const [oldest] = providers.keys();
    if (providers.size > PROVIDERS_MAX && oldest !== undefined) providers.delete(oldest);
    return made;
  };

  const makePort = (name: SignInProvider, origin: string): Port =>
    createPort(name, {
      issuer: standInIssuer(name, origin),
      clientId: STAND_IN_CLIENT.id,
      secret: STAND_IN_CLIENT.secret,
      signedWith: STAND_IN_ALGORITHM,
      fetch,
    });

  const standInFor = (request: FastifyRequest) => {
    const { provider } = ProviderParams.parse(request.params);
    return standInOf(provider, host.siteOf(request).origin);
  };

  /** The browser opens these pages directly, so the site's language is that of its cookie (D25). */
  const readerOf = (request: FastifyRequest) => {
    const site = host.siteOf(request);
    const language = resolveLanguage(site, { cookie: host.readCookie(request, "language") });
    return { language, tag: regionLanguage(site, language).tag };
  };

  const pages: FastifyPluginAsyncZod = async (scope) => {
    host.acceptForms(scope);
    const schema = { params: ProviderParams.extend({ uid: z.string() }), hide: true };

    scope.get(`${STAND_IN_PATH}/:provider/interaction/:uid`, { schema }, async (request, reply) => {
      const { provider } = await standInFor(request);
      reply.headers(standInHeaders);
      try {
        await provider.interactionDetails(request.raw, reply.raw);
      } catch {
        // Caught: whatever the library rejects, the sign-in has ended.
        return reply.code(404).send(standInExpiredPage(readerOf(request)));
      }
      return reply.send(standInPage(providerNames[request.params.provider], readerOf(request)));
    });

    scope.post(
      `${STAND_IN_PATH}/:provider/interaction/:uid`,
      { schema: { ...schema, body: StandInForm } },
      async (request, reply) => {
        const standIn = await standInFor(request);
        const { body } = request;
        const person = {
          sub: subjectOf(request.params.provider, body),
          name: body.name,
          ...(body.email !== "" && {
            email: body.email,
            email_verified: body.verified !== undefined,
          }),
        };
        remember(standIn, person);
        try {
          const address = await standIn.provider.interactionResult(
            request.raw,
            reply.raw,
            body.answer === "cancel"
              ? { error: "access_denied", error_description: "The visitor cancelled." }
              : { login: { accountId: person.sub, remember: false } },
          );
          return await reply.redirect(new URL(address).pathname, 303);
        } catch {
          // Caught: as above.
          return reply
            .code(404)
            .headers(standInHeaders)
            .send(standInExpiredPage(readerOf(request)));
        }
      },
    );
  };

  const protocol: FastifyPluginAsync = async (scope) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    const hand = async (request: FastifyRequest, reply: FastifyReply) => {
      const { provider, path } = await standInFor(request);
      const origin = new URL(host.siteOf(request).origin);
      // The provider reads the path below its own, and removes its prefix from the full path.
      const fullPath = request.raw.url ?? "/";
      Object.assign(request.raw, {
        originalUrl: fullPath,
        url: fullPath.slice(path.length) || "/",
      });
      // Each sign-in asks for the name again: with a session the provider would first ask to sign out.
      request.raw.headers.cookie = withoutSession(request.headers.cookie ?? "");
      request.raw.headers["x-forwarded-host"] = origin.host;
      request.raw.headers["x-forwarded-proto"] = origin.protocol.slice(0, -1);
      reply.hijack();
      await provider.callback()(request.raw, reply.raw);
    };
    scope.route({
      method: ["GET", "POST"],
      url: `${STAND_IN_PATH}/:provider/*`,
      schema: { params: z.object({ ...ProviderParams.shape, "*": z.string() }), hide: true },
      handler: hand,
    });
  };

  return {
    port(provider, origin) {
      const key = standInIssuer(provider, origin);
      const port = ports.get(key) ?? makePort(provider, origin);
      if (ports.size >= PROVIDERS_MAX) ports.clear();
      ports.set(key, port);
      return port;
    },
    routes: async (scope) => {
      await scope.register(pages);
      await scope.register(protocol);
    },
  };
};
