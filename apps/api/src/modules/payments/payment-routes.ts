import {
  ConfirmPaymentRequest,
  PaymentOfferResponse,
  PaymentRequest,
  PaymentResponse,
} from "@hjem/domain/draft/payment";
import { errorCode } from "@hjem/domain/narrow";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { say } from "../../locales/sentences.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { pageOf } from "../accounts/mails/request-page.ts";
import { isFeatureOn } from "../administration/market-features.ts";
import {
  type DraftRow,
  DraftParams,
  DRAFTS_PATH,
  requireOwnDraft,
} from "../drafts/draft-access.ts";
import { checkPublication } from "../drafts/publication/publication-gate.ts";
import { applyGatewayState } from "./apply-gateway-state.ts";
import { owesNothing } from "./is-period-paid.ts";
import { offeredPackages, taxNameOf } from "./packages.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { latestPayment } from "./payment-repository.ts";
import { paymentResponse, paymentView } from "./payment-view.ts";
import { lookUpPayment } from "./settle-payment.ts";
import { startPayment } from "./start-payment.ts";

const tags = ["drafts"];

/** Payment of one's own draft listings (LIST-081, LIST-117, D8, D96). */
export function paymentRoutes(
  deps: PaymentDeps & Pick<AccountDeps, "requireUser" | "limits">,
): FastifyPluginAsyncZod {
  return async (app) => {
    const { db, gateways, limits, now, log, requireUser: onRequest } = deps;
    const ownerOf = ({ user }: FastifyRequest, id: string) => ({ accountId: user.id, id });

    type Payment = Awaited<ReturnType<typeof latestPayment>>;
    /** The payment that was begun last, as its gateway has it now; as it is stored where the gateway does not respond. */
    const currentPayment = async (draft: DraftRow) => {
      const stored = await latestPayment(db, draft.id);
      if (stored?.state !== "created" && stored?.state !== "action_required") return stored;
      try {
        await lookUpPayment(deps, stored.id);
      } catch (error) {
        log.warn({ gateway: stored.gateway, code: errorCode(error) }, "payment could not be read");
      }
      return latestPayment(db, draft.id);
    };

    const offerOf = async (request: FastifyRequest, draft: DraftRow, payment: Payment) => {
      const { region, language } = request;
      const seller = gateways.sellerOf(region);
      const checked = await checkPublication(db, { row: draft, region, now: now() });
      const faults = Array.isArray(checked) ? checked : [];
      return {
        data: {
          packages: offeredPackages(region, draft.listing_type),
          methods: gateways.methodsOf(region),
          taxName: taxNameOf(region, language),
          seller: seller && { name: seller.name, number: seller.number },
          isSandbox: gateways.forMethod(region, "card")?.name === "sandbox",
          isPaid: await owesNothing(db, { draft, region, now: now() }),
          isOpen: await isFeatureOn(db, region.id, "publishing"),
          faults: faults.map(({ field, sentence, values }) => ({
            path: field,
            message: say(language, `field.${sentence}`, values),
          })),
          payment: payment ? paymentView(payment, now()) : null,
        },
      };
    };

    app.get(
      `${DRAFTS_PATH}/:id/payment`,
      {
        onRequest,
        schema: {
          summary:
            "What publishing a draft costs, how to pay, and the latest payment as it is stored",
          description: "Prices in minor units, tax included; they depend on the listing type.",
          tags,
          params: DraftParams,
          response: { 200: PaymentOfferResponse },
        },
      },
      async (request) => {
        const draft = await requireOwnDraft(db, ownerOf(request, request.params.id));
        return offerOf(request, draft, await latestPayment(db, draft.id));
      },
    );

    app.post(
      `${DRAFTS_PATH}/:id/payment/current`,
      {
        onRequest,
        schema: {
          summary: "The same with the latest payment as its gateway has it now",
          description:
            "For whoever comes back from the gateway: what is paid is stored and published, as by a notification, which may be late (D122, D136).",
          tags,
          params: DraftParams,
          response: { 200: PaymentOfferResponse },
        },
      },
      async (request) => {
        const owner = ownerOf(request, request.params.id);
        const payment = await currentPayment(await requireOwnDraft(db, owner));
        // Read again: whoever learns that it is paid publishes it.
        return offerOf(request, await requireOwnDraft(db, owner), payment);
      },
    );

    app.post(
      `${DRAFTS_PATH}/:id/payment`,
      {
        onRequest,
        schema: {
          summary: "Pay for a draft listing",
          description:
            "The amount is authorised now, and the listing published by the server as soon as it is: captured then, given back when it cannot be published, is rejected, or waits for a moderator for six days. The sandbox accepts `card_number` of its published test cards only; other gateways take the card on their own page, `redirect_url`. A card number is never stored. `nothing_to_pay` where the period is paid or free, or the listing under review; 422 `draft_incomplete` with `fields`, as `publish` would respond; 503 `switched_off` while nothing is published.",
          tags,
          params: DraftParams,
          body: PaymentRequest,
          response: { 200: PaymentResponse },
        },
      },
      async (request) => {
        await limits.ofSubject("payment", request.user.id);
        const owner = ownerOf(request, request.params.id);
        const row = await startPayment(
          deps,
          pageOf(request),
          (trx) => requireOwnDraft(trx, owner, { isLocked: true }),
          request.body,
        );
        return paymentResponse(row, now());
      },
    );

    app.post(
      `${DRAFTS_PATH}/:id/payment/confirm`,
      {
        onRequest,
        schema: {
          summary: "Confirm a payment with the code of the bank",
          description: "Only in the sandbox: real banks ask on their own pages.",
          tags,
          params: DraftParams,
          body: ConfirmPaymentRequest,
          response: { 200: PaymentResponse },
        },
      },
      async (request) => {
        const { params, body } = request;
        const draft = await requireOwnDraft(db, ownerOf(request, params.id));
        const stored = await latestPayment(db, draft.id);
        const gateway = stored && gateways.find(stored.gateway);
        if (stored?.state !== "action_required" || !gateway?.confirm) {
          throw new ApiError("nothing_to_pay");
        }
        const seen = await gateway.confirm(stored, body.code);
        const row = await applyGatewayState(deps, stored.id, seen);
        return paymentResponse(row ?? stored, now());
      },
    );
  };
}
