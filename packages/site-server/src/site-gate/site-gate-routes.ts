import { regionLanguage } from "@hjem/domain/language";
import type { RegionBasics } from "@hjem/domain/region";
import { safeRedirect } from "@hjem/domain/safe-redirect";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cacheControl } from "../pages/cache-control.ts";
import {
  contentSecurityPolicy,
  hashSource,
  securityHeaders,
} from "../pages/content-security-policy.ts";
import { languageOf } from "../request-facts.ts";
import { gatePage, type GateError, gateStyle, SITE_ACCESS_PATH } from "./gate-page.ts";
import type { SiteGate } from "./site-gate.ts";

/** Seconds until a retry while the API has not responded yet, as at its start. */
const RETRY_SECONDS = 5;
/** Bytes of the gate's form. */
const FORM_MAX_BYTES = 4 * 1024;
/** Paths that payment services call (D96); what they send is signed. */
const PAYMENT_WEBHOOKS = "/api/payments/webhooks/";
/** Routes that are served before a closed gate: whether the server lives, the gate itself, and what mail programs call (D76). */
const beforeGate: ReadonlySet<string> = new Set([
  "/health",
  "/api/web-access",
  "/api/v2/notifications/unsubscribe",
  SITE_ACCESS_PATH,
]);

const gateErrors: Readonly<Record<number, GateError>> = {
  401: "wrong",
  400: "wrong",
  429: "often",
};

/** Closes a site to visitors without its password, if the API reports one (D39). */
export function addSiteGate(
  app: FastifyInstance,
  { gate, region, origin }: { gate: SiteGate; region: () => Promise<RegionBasics>; origin: string },
): void {
  const policy = contentSecurityPolicy([], [hashSource(gateStyle)]);

  const showGate = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { back, gateError, status }: { back: string; gateError?: GateError; status: number },
  ) => {
    const here = await region();
    // Of a form that was sent, the address that it leads back to gives the language.
    const requested = new URL(`?${back.split("?")[1] ?? ""}`, origin);
    const language = languageOf(request, requested, here);
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .headers({ ...securityHeaders, "content-security-policy": policy, "x-robots-tag": "noindex" })
      .send(gatePage(regionLanguage(here, language), here.siteName, { back, gateError }));
  };

  app.addHook("onRequest", async (request, reply) => {
    const [path = "/"] = request.url.split("?");
    if (
      beforeGate.has(path) ||
      path.startsWith(PAYMENT_WEBHOOKS) ||
      !(await gate.isClosedFor(request))
    )
      return;
    const isPage = request.method === "GET" && !path.startsWith("/api/");
    if (!gate.isKnown()) {
      reply.header("retry-after", RETRY_SECONDS);
      if (isPage)
        await showGate(request, reply, { back: request.url, gateError: "away", status: 503 });
      else await reply.code(503).type("text/plain").send("Not ready");
    } else if (isPage) await showGate(request, reply, { back: request.url, status: 401 });
    else await reply.code(401).type("text/plain").send("Closed");
  });

  // Nothing of a site with a gate is cached on the way (D28).
  app.addHook("onSend", async (_request, reply) => {
    if (gate.isUp()) reply.header("cache-control", cacheControl(false)).removeHeader("etag");
  });

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, body),
    );
    forms.post(SITE_ACCESS_PATH, { bodyLimit: FORM_MAX_BYTES }, async (request, reply) => {
      const form = new URLSearchParams(String(request.body));
      const back = safeRedirect(form.get("back"));
      const { status, cookies } = await gate
        .open(request, form.get("password") ?? "")
        .catch((error: unknown) => {
          request.log.error({ err: error }, "the request to open the gate failed");
          return { status: 502, cookies: [] };
        });
      if (status < 400) {
        return reply
          .code(303)
          .headers({ "set-cookie": cookies, "cache-control": cacheControl(false), location: back })
          .send();
      }
      const gateError = gateErrors[status] ?? "away";
      return showGate(request, reply, { back, gateError, status: status === 400 ? 401 : status });
    });
  });
}
