import { resolveLanguage } from "@hjem/domain/language";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { DemoHost } from "../ports.ts";
import { standInHeaders } from "../sign-in/stand-in-page.ts";
import { answeredPage, approvalPage } from "./approval-page.ts";
import { SANDBOX_PAYMENTS_PATH, type SandboxGateway } from "./sandbox-gateway.ts";

const schema = { params: z.object({ id: z.uuid() }), hide: true };
const Answer = z.object({ answer: z.enum(["approve", "cancel"]) });

/** The simulated mobile payment (D27): a page to approve or decline it, which leads back to the site. */
export function approvalRoutes(host: DemoHost, sandbox: SandboxGateway): FastifyPluginAsyncZod {
  return async (scope) => {
    host.acceptForms(scope);
    const readerOf = (request: FastifyRequest) => {
      const region = host.siteOf(request);
      const language = resolveLanguage(region, { cookie: host.readCookie(request, "language") });
      return { region, language };
    };

    scope.get(`${SANDBOX_PAYMENTS_PATH}/:id`, { schema }, async (request, reply) => {
      const payment = sandbox.find(request.params.id);
      const isWaiting = payment?.method === "mobile" && payment.state === "action_required";
      reply.headers(standInHeaders);
      return isWaiting
        ? reply.send(approvalPage(readerOf(request), payment))
        : reply.code(404).send(answeredPage(readerOf(request)));
    });

    scope.post(
      `${SANDBOX_PAYMENTS_PATH}/:id`,
      { schema: { ...schema, body: Answer } },
      async (request, reply) => {
        const payment = sandbox.answer(request.params.id, request.body.answer === "approve");
        return payment
          ? reply.redirect(payment.returnUrl, 303)
          : reply
              .code(404)
              .headers(standInHeaders)
              .send(answeredPage(readerOf(request)));
      },
    );
  };
}
