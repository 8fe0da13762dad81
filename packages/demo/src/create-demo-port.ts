import { advertiserRoutes } from "./advertiser/advertiser-routes.ts";
import { changeRoutes } from "./changes/change-routes.ts";
import { documentRoutes } from "./documents/document-routes.ts";
import { createDecorations } from "./listings/decorations.ts";
import { outboxRoutes } from "./outbox/outbox-routes.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { DemoPort } from "./ports.ts";
import { demoStandIns } from "./sign-in/stand-ins.ts";

/** Everything that the demo adds to the API; `outbox` is null if mail is really sent. */
export function createDemoPort({
  outbox,
  now,
}: {
  outbox: Outbox | null;
  /** Milliseconds since 1970 (D35). */
  now: () => number;
}): DemoPort {
  return {
    listingRoutes: (host) => async (app) => {
      await app.register(documentRoutes(host));
      await app.register(advertiserRoutes(host));
      await app.register(changeRoutes({ host, now }));
    },
    outboxRoutes: outbox && ((host) => outboxRoutes({ host, outbox })),
    createStandIns: demoStandIns,
    findDecorations: createDecorations(),
  };
}
