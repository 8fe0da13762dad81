import { createDemoPort } from "@hjem/demo/create-demo-port";
import type { DemoPort } from "@hjem/demo/ports";
import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import { TEST_NOW } from "./sample-listings.ts";

/** What the demo adds, with a clock of its own. `now` is in milliseconds since 1970. */
export const createTestDemo = (now: () => number): DemoPort =>
  createDemoPort({ outbox: null, now });

/** What the demo adds to the API, without an outbox, for tests of other packages. */
export const testDemo = createTestDemo(() => TEST_NOW);

/** A sandbox of payments with a clock of its own, in memory. */
export const createTestSandbox = (now: () => number): PaymentGateway => createTestDemo(now).sandbox;
