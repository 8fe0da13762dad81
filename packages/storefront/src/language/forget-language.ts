import type { App } from "../app/create-app.ts";
import type { StorefrontStorage } from "../storage/storage.ts";
import { LANGUAGE_COOKIE } from "./keep-language.ts";

/** Resets the site to the region's default language and removes the stored choice (ACC-054, D25). */
export async function forgetLanguage(
  app: Pick<App, "activateLanguage" | "storefront">,
  storage: Pick<StorefrontStorage, "remove">,
): Promise<void> {
  await app.activateLanguage(app.storefront.region.defaultLanguage);
  storage.remove("language");
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0; samesite=lax`;
}
