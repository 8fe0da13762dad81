import type { PaymentRequest } from "@hjem/domain/draft/payment";
import type { GatewayPayment, PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import { findSandboxCard } from "@hjem/domain/draft/payment-rules";
import { errorCode } from "@hjem/domain/narrow";
import type { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { say } from "../../locales/sentences.ts";
import { ApiError, type FieldError } from "../../plugins/api-error.ts";
import type { RequestPage } from "../accounts/mails/request-page.ts";
import { isFeatureOn } from "../administration/market-features.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { draftStatus } from "../drafts/draft-status.ts";
import { requirePublishable } from "../drafts/publication/publication-gate.ts";
import { applyGatewayState } from "./apply-gateway-state.ts";
import { owesNothing } from "./is-period-paid.ts";
import { packagesFor, taxedPrice } from "./packages.ts";
import type { PaymentDeps, PaymentRow } from "./payment-deps.ts";
import { changePayment, insertPayment } from "./payment-repository.ts";

/** What a person chose to pay, and how. */
type Choice = z.output<typeof PaymentRequest>;

const rejectField = (field: string, sentence: FieldError["sentence"]): ApiError =>
  new ApiError("validation_failed", { fieldErrors: [{ field, sentence }] });

/** The package of a choice; it may be left out where there is one (D96). */
function choosePackage({ region }: RequestPage, draft: DraftRow, { package: key }: Choice) {
  if (draft.listing_type === null) throw rejectField("listing_type", "required");
  const packages = packagesFor(region, draft.listing_type);
  const [only, ...others] = packages;
  if (key === undefined && others.length > 0) throw rejectField("package", "required");
  const chosen = key === undefined ? only : packages.find((one) => one.key === key);
  if (!chosen) throw rejectField("package", "choice");
  return { ...chosen, listingType: draft.listing_type };
}

/** A card number is given to the sandbox, which knows four; other gateways take it on their own pages (D8, LIST-119). */
function rejectCard(gateway: PaymentGateway, { method, cardNumber }: Choice): void {
  if (!gateway.acceptsCardNumber) {
    if (cardNumber !== undefined) throw rejectField("card_number", "card_number_unwanted");
    return;
  }
  if (method !== "card") return;
  if (cardNumber === undefined || cardNumber.trim() === "")
    throw rejectField("card_number", "required");
  if (!findSandboxCard(cardNumber)) throw rejectField("card_number", "card_number_unknown");
}

/** Payments that were begun and not finished make room for the next one. */
async function cancelOpenPayments(trx: Queries, deps: PaymentDeps, draftId: string) {
  const open = await trx
    .selectFrom("payment")
    .select("id")
    .where("draft_id", "=", draftId)
    .where("state", "in", ["created", "action_required"])
    .forUpdate()
    .execute();
  for (const { id } of open) {
    await changePayment(
      trx,
      deps.jobs,
      id,
      { state: "cancelled", pending: "cancel", redirect_url: null, confirm_by: null },
      deps.now(),
    );
  }
}

/**
 * Begins a payment of a draft (LIST-081, LIST-117, D96). The payment is stored before the gateway is called, and under the
 * same id there: whatever ends in between is found again by `settlePayments`.
 * @param lockDraft reads and locks the draft in the transaction
 * @throws {ApiError} `switched_off` while nothing is published, `nothing_to_pay` where it is paid, free, or under review,
 *   `validation_failed` for a package or card that is not accepted, `draft_incomplete` with `fields` where it could not be
 *   published (D123), `bad_gateway` where the gateway does not respond
 */
export async function startPayment(
  deps: PaymentDeps,
  page: RequestPage,
  lockDraft: (trx: Queries) => Promise<DraftRow>,
  choice: Choice,
): Promise<PaymentRow> {
  const { db, gateways, now, jobs, log } = deps;
  const { region, language, origin } = page;
  const gateway = gateways.forMethod(region, choice.method);
  if (!gateway) throw rejectField("method", "choice");
  rejectCard(gateway, choice);
  const id = uuidV7(now());
  const { row, draftId } = await inTransaction(db, async (trx) => {
    const draft = await lockDraft(trx);
    if (!(await isFeatureOn(trx, region.id, "publishing"))) throw new ApiError("switched_off");
    // Who waits for a moderator pays once the listing is approved.
    const isHeld = draftStatus(draft, now()) === "in_review";
    if (isHeld || (await owesNothing(trx, { draft, region, now: now() })))
      throw new ApiError("nothing_to_pay");
    const chosen = choosePackage(page, draft, choice);
    await requirePublishable(trx, { row: draft, region, now: now() });
    const { net, tax, taxRate, total, currency } = taxedPrice(region, chosen);
    await cancelOpenPayments(trx, deps, draft.id);
    const inserted = await insertPayment(
      trx,
      {
        id,
        draft_id: draft.id,
        account_id: draft.account_id,
        region: region.id,
        package: chosen.key,
        listing_type: chosen.listingType,
        days: chosen.days,
        method: choice.method,
        gateway: gateway.name,
        currency,
        net,
        tax,
        tax_rate: taxRate,
        total,
      },
      now(),
    );
    return { row: inserted, draftId: draft.id };
  });
  jobs.wake("settle-payment");
  let seen: GatewayPayment;
  try {
    seen = await gateway.create({
      id,
      method: choice.method,
      amount: { minor: row.total, currency: row.currency },
      description: say(language, "receipt.line", { days: row.days, site: region.siteName }),
      returnUrl: `${origin}/my-listing?draft=${draftId}&mode=payment`,
      cardNumber: choice.cardNumber,
    });
  } catch (error) {
    log.warn({ gateway: gateway.name, code: errorCode(error) }, "payment could not be begun");
    throw new ApiError("bad_gateway");
  }
  return (await applyGatewayState(deps, id, seen)) ?? row;
}
