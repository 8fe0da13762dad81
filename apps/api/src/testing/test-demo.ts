import { createDemoPort } from "@hjem/demo/create-demo-port";
import { TEST_NOW } from "./sample-listings.ts";

/** What the demo adds to the API, without an outbox, for tests of other packages. */
export const testDemo = createDemoPort({ outbox: null, now: () => TEST_NOW });
