import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import type { PaymentMethod } from "@hjem/domain/listing/listing-package";
import type { Region } from "@hjem/domain/region";
import type { FastifyBaseLogger } from "fastify";
import type { Selectable } from "kysely";
import type { PaymentTables } from "../../db/payment-tables.ts";
import type { Database } from "../../db/schema.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import type { Site } from "../../regions.ts";

/** A payment as it is stored. */
export type PaymentRow = Selectable<PaymentTables["payment"]>;

/** Who sells on a site, as receipts name it (D97). */
export interface Seller {
  name: string;
  /** In one line. */
  address: string;
  /** Number in the register of companies, with what it is, e.g. `Org.nr. 999 999 999 MVA`. */
  number: string;
}

/** The gateways of an installation. */
export interface PaymentGateways {
  /** Methods that can be paid with on a site, in the order of its region. */
  methodsOf: (region: Region) => PaymentMethod[];
  /** The gateway of a method; null where there is none. */
  forMethod: (region: Region, method: PaymentMethod) => PaymentGateway | null;
  /** By name: the gateway of a payment that was begun; null where it is not configured any more. */
  find: (name: string) => PaymentGateway | null;
  /** Null where none is configured. */
  sellerOf: (region: Region) => Seller | null;
}

/** What payments take. */
export interface PaymentDeps {
  db: Database;
  regions: readonly Site[];
  gateways: PaymentGateways;
  jobs: Jobs;
  mailQueue: MailQueue;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}
