import type { DemoPort } from "../demo-port.ts";
import { advertiserRoutes } from "./advertiser/advertiser-routes.ts";
import { documentRoutes } from "./documents/document-routes.ts";
import { demoDecorations } from "./listings/decorations.ts";
import { outboxRoutes } from "./outbox/outbox-routes.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { demoStandIns } from "./sign-in/stand-ins.ts";

/** Everything that the demo adds to the API; `outbox` is null where mail really goes out. */
export const createDemoPort = ({ outbox }: { outbox: Outbox | null }): DemoPort => ({
  listingRoutes: (deps) => async (app) => {
    await app.register(documentRoutes(deps));
    await app.register(advertiserRoutes(deps));
  },
  outboxRoutes: outbox && outboxRoutes({ outbox }),
  createStandIns: demoStandIns,
  findDecorations: demoDecorations,
});
