import type { App } from "../app/create-app.ts";
import { browserNow } from "../browser/browser-clock.ts";
import type { SavedModule } from "../page/page-context.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { storeVisitor } from "../visitor/visitor-record.ts";

/** Runs what the site does for everybody who is signed in, or has saved homes on this device. */
export async function runSaved(
  { storefront, store }: Pick<App, "storefront" | "store">,
  name: keyof SavedModule,
): Promise<void> {
  try {
    const saved = await storefront.saved?.();
    await saved?.[name](store);
  } catch (error) {
    // Caught: its code could not be fetched; the next page tries again.
    console.error(error);
  }
}

/** The visit of somebody who is not signed in: their record, and the homes saved on this device. */
export function startVisit(app: Pick<App, "storefront" | "store">): void {
  const storage = browserStorage();
  storeVisitor(storage, browserNow(), () => crypto.randomUUID());
  if (storage.read("savedHomes") !== undefined) void runSaved(app, "onDeviceHomes");
}
