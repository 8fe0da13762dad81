import { ListingPackage } from "@hjem/domain/listing/listing-package";
import { errorMessage } from "@hjem/domain/narrow";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartError } from "../../db/start-error.ts";
import type { Site } from "../../regions.ts";
import type { Seller } from "./payment-deps.ts";

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

/** Settings of payments; those of one gateway are all set, or none (D96, D97). */
export const PaymentEnvironment = z.object({
  /** A JSON file with the packages of each market; unset means those of the region. */
  PRICES_FILE: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_URL: text,
  VIPPS_PAYMENT_CLIENT_ID: text,
  VIPPS_PAYMENT_CLIENT_SECRET: text,
  VIPPS_PAYMENT_SUBSCRIPTION_KEY: text,
  VIPPS_PAYMENT_MERCHANT: text,
  VIPPS_PAYMENT_WEBHOOK_SECRET: text,
  /** The test environment of Vipps has an address of its own. */
  VIPPS_PAYMENT_URL: text,
});
type PaymentVariables = z.infer<typeof PaymentEnvironment>;

/** How Stripe is reached. */
export interface StripeSettings {
  url: string;
  secretKey: string;
  webhookSecret: string;
}

/** How Vipps ePayment is reached. */
export interface VippsSettings {
  url: string;
  clientId: string;
  clientSecret: string;
  subscriptionKey: string;
  merchantSerialNumber: string;
  webhookSecret: string;
}

/** Payment services that are configured. */
export interface PaymentSettings {
  stripe: StripeSettings | null;
  vipps: VippsSettings | null;
  /** By market. */
  sellers: ReadonlyMap<string, Seller>;
}

const STRIPE_URL = "https://api.stripe.com";
const VIPPS_URL = "https://api.vipps.no";

/** The values of variables that belong together, null where none of them is set. */
function completeSettings<Name extends string>(
  variables: Readonly<Partial<Record<Name, string | undefined>>>,
  names: readonly Name[],
): ((name: Name) => string) | null {
  const set = names.filter((name) => variables[name]);
  if (set.length === 0) return null;
  const missing = names.find((name) => !variables[name]);
  if (missing !== undefined) throw new StartError(`${missing} is not set, but ${set[0]} is.`);
  return (name) => variables[name] ?? "";
}

/** A service is reached by https; http is allowed on this machine only, for tests. */
function serviceUrl(name: string, given: string | undefined, usual: string): string {
  const url = URL.parse(given ?? usual);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  if (url && (url.protocol === "https:" || (url.protocol === "http:" && isLocal)))
    return url.origin;
  throw new StartError(`${name} is not usable: it needs an https address such as ${usual}.`);
}

function readSellers(environment: NodeJS.ProcessEnv, sites: readonly Site[]) {
  const sellers = new Map<string, Seller>();
  for (const { id } of sites) {
    const prefix = `SELLER_${id.toUpperCase()}`;
    const read = completeSettings(environment, [
      `${prefix}_NAME`,
      `${prefix}_ADDRESS`,
      `${prefix}_NUMBER`,
    ]);
    if (!read) continue;
    sellers.set(id, {
      name: read(`${prefix}_NAME`),
      address: read(`${prefix}_ADDRESS`),
      number: read(`${prefix}_NUMBER`),
    });
  }
  return sellers;
}

/**
 * Reads which payment services are configured, and who sells (`SELLER_NO_NAME`, `…_ADDRESS`, `…_NUMBER` for each site).
 * @throws {StartError} for settings that are incomplete, or real payments without a seller for their receipts
 */
export function readPaymentSettings(
  read: PaymentVariables,
  environment: NodeJS.ProcessEnv,
  sites: readonly Site[],
): PaymentSettings {
  const stripe = completeSettings(read, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  const vipps = completeSettings(read, [
    "VIPPS_PAYMENT_CLIENT_ID",
    "VIPPS_PAYMENT_CLIENT_SECRET",
    "VIPPS_PAYMENT_SUBSCRIPTION_KEY",
    "VIPPS_PAYMENT_MERCHANT",
    "VIPPS_PAYMENT_WEBHOOK_SECRET",
  ]);
  const sellers = readSellers(environment, sites);
  const paid = sites.filter(
    ({ listingSales: { methods } }) =>
      (stripe && methods.includes("card")) || (vipps && methods.includes("mobile")),
  );
  const nameless = paid.find(({ id }) => !sellers.has(id));
  if (nameless) {
    throw new StartError(
      `SELLER_${nameless.id.toUpperCase()}_NAME is not set: receipts need the name, address and number of the seller.`,
    );
  }
  return {
    stripe: stripe && {
      url: serviceUrl("STRIPE_URL", read.STRIPE_URL, STRIPE_URL),
      secretKey: stripe("STRIPE_SECRET_KEY"),
      webhookSecret: stripe("STRIPE_WEBHOOK_SECRET"),
    },
    vipps: vipps && {
      url: serviceUrl("VIPPS_PAYMENT_URL", read.VIPPS_PAYMENT_URL, VIPPS_URL),
      clientId: vipps("VIPPS_PAYMENT_CLIENT_ID"),
      clientSecret: vipps("VIPPS_PAYMENT_CLIENT_SECRET"),
      subscriptionKey: vipps("VIPPS_PAYMENT_SUBSCRIPTION_KEY"),
      merchantSerialNumber: vipps("VIPPS_PAYMENT_MERCHANT"),
      webhookSecret: vipps("VIPPS_PAYMENT_WEBHOOK_SECRET"),
    },
    sellers,
  };
}

const PriceFile = z.record(z.string(), z.array(ListingPackage.omit({ currency: true })));

/**
 * The markets with the packages of a file, `{"no": [{"key", "listing_types", "days", "total"}]}`, totals in minor units;
 * a market that the file leaves out keeps its own (D97).
 * @throws {StartError} for a file that cannot be used
 */
export function withPrices(sites: readonly Site[], file: string | undefined): Site[] {
  if (file === undefined) return [...sites];
  try {
    const prices = PriceFile.parse(toCamelKeys(JSON.parse(readFileSync(file, "utf8"))));
    return sites.map((site) => {
      const packages = prices[site.id]?.map((one) => ({ ...one, currency: site.currency.code }));
      return packages ? { ...site, listingSales: { ...site.listingSales, packages } } : site;
    });
  } catch (error) {
    throw new StartError(`PRICES_FILE is not usable: ${errorMessage(error)}`);
  }
}
