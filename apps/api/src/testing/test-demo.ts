import { createDemoPort } from "@hjem/demo/create-demo-port";
import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import { TEST_NOW } from "./sample-listings.ts";

/** What the demo adds to the API, without an outbox, for tests of other packages. */
export const testDemo = createDemoPort({ outbox: null, now: () => TEST_NOW });

/** A sandbox of payments with a clock of its own, in memory. */
export const createTestSandbox = (now: () => number): PaymentGateway =>
  createDemoPort({ outbox: null, now }).sandbox;
