import { advertiserRoutes } from "./advertiser/advertiser-routes.ts";
import { changeRoutes } from "./changes/change-routes.ts";
import { documentRoutes } from "./documents/document-routes.ts";
import { createDecorations } from "./listings/decorations.ts";
import { outboxRoutes } from "./outbox/outbox-routes.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { approvalRoutes } from "./payments/approval-routes.ts";
import { createSandboxGateway } from "./payments/sandbox-gateway.ts";
import { createFileStore, createMemoryStore } from "./payments/sandbox-store.ts";
import type { DemoPort } from "./ports.ts";
import { demoStandIns } from "./sign-in/stand-ins.ts";

/** Everything that the demo adds to the API; `outbox` is null if mail is really sent. */
export function createDemoPort({
  outbox,
  now,
  paymentsFolder = null,
}: {
  outbox: Outbox | null;
  /** Folder of the sandbox's payments; null keeps them in memory. @default null */
  paymentsFolder?: string | null;
  /** Milliseconds since 1970 (D35). */
  now: () => number;
}): DemoPort {
  const sandbox = createSandboxGateway(
    paymentsFolder === null ? createMemoryStore() : createFileStore(paymentsFolder),
    now,
  );
  return {
    listingRoutes: (host) => async (app) => {
      await app.register(documentRoutes(host));
      await app.register(advertiserRoutes(host));
      await app.register(changeRoutes({ host, now }));
    },
    outboxRoutes: outbox && ((host) => outboxRoutes({ host, outbox })),
    createStandIns: demoStandIns,
    sandbox,
    paymentRoutes: (host) => approvalRoutes(host, sandbox),
    findDecorations: createDecorations(),
  };
}
