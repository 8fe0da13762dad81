import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import type { PaymentMethod } from "@hjem/domain/listing/listing-package";
import type { PaymentGateways, Seller } from "../payment-deps.ts";
import type { PaymentSettings } from "../payment-settings.ts";

/** Numbers that belong to nobody, on receipts of the sandbox. */
const SANDBOX_SELLER: Omit<Seller, "name"> = { address: "Sandbox", number: "000 000 000" };

/** The configured gateways by the method that they are for; the sandbox stands in for what is missing in the demo (D27). */
export function createGateways(
  configured: Partial<Record<PaymentMethod, PaymentGateway>>,
  sandbox: PaymentGateway | null,
  sellers: PaymentSettings["sellers"],
): PaymentGateways {
  const all = [...Object.values(configured), ...(sandbox ? [sandbox] : [])];
  const forMethod: PaymentGateways["forMethod"] = ({ listingSales }, method) =>
    listingSales.methods.includes(method) ? (configured[method] ?? sandbox) : null;
  return {
    forMethod,
    methodsOf: (region) =>
      region.listingSales.methods.filter((method) => forMethod(region, method) !== null),
    find: (name) => all.find((gateway) => gateway.name === name) ?? null,
    sellerOf: ({ id, siteName }) =>
      sellers.get(id) ?? (sandbox ? { name: `${siteName} Sandbox`, ...SANDBOX_SELLER } : null),
  };
}

/** Opens the gateways of an installation; their libraries are loaded only where they are configured. */
export async function openGateways(
  { stripe, vipps, sellers }: PaymentSettings,
  sandbox: PaymentGateway | null,
): Promise<PaymentGateways> {
  return createGateways(
    {
      ...(stripe && {
        card: (await import("./stripe-gateway.ts")).createStripeGateway(stripe),
      }),
      ...(vipps && {
        mobile: (await import("./vipps-gateway.ts")).createVippsGateway(vipps),
      }),
    },
    sandbox,
    sellers,
  );
}
