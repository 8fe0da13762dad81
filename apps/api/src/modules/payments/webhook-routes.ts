import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { lookUpPayment } from "./settle-payment.ts";

const Params = z.object({ gateway: z.enum(["stripe", "vipps"]) });

/**
 * Notifications of gateways (D96). One that is not signed by its gateway is refused; of the others only the payment's id is
 * believed, whose state is then read from the gateway: late, doubled and made-up ones change nothing.
 */
export function webhookRoutes(deps: PaymentDeps): FastifyPluginAsync {
  return async (app) => {
    // The signature is over the bytes of the body.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      "/api/payments/webhooks/:gateway",
      { schema: { params: Params, hide: true } },
      async (request, reply) => {
        const { gateway: name } = Params.parse(request.params);
        const gateway = deps.gateways.find(name);
        const id = await gateway?.readNotification?.({
          path: request.url,
          // As the gateway called it, before any proxy (D12).
          headers: { ...request.headers, host: request.host },
          body: typeof request.body === "string" ? request.body : "",
        });
        if (id === undefined || id === null) throw new ApiError("not_found");
        if (id !== "") await lookUpPayment(deps, id);
        return reply.code(204).send();
      },
    );
  };
}
