import { createDemoPort } from "@hjem/demo/create-demo-port";

/** What the demo adds to the API, without an outbox, for tests of other packages. */
export const testDemo = createDemoPort({ outbox: null });
