import type { Site } from "../../regions.ts";
import type { RoleDeps } from "../administration/require-role.ts";
import type { PaymentDeps } from "../payments/payment-deps.ts";

/** What moderation takes. */
export interface ModerationDeps extends RoleDeps {
  /** The markets that are served. */
  regions: readonly Site[];
  paymentDeps: PaymentDeps;
}
