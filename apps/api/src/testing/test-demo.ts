import { createDemoPort } from "../demo/create-demo-port.ts";

/** What the demo adds to the API, without an outbox, for tests of other packages. */
export const testDemo = createDemoPort({ outbox: null });
