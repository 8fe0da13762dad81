import { isPageStore } from "./stored-responses.ts";

/**
 * Removes the pages that were stored for reading offline: whoever uses the browser next must not read what the last person
 * has looked at. Files and pictures, which say nobody's, stay.
 */
export async function forgetStoredPages(): Promise<void> {
  if (!("caches" in window)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(isPageStore).map((name) => caches.delete(name)));
  } catch {
    // Caught: a browser that denies its storage to this page has stored nothing.
  }
}
