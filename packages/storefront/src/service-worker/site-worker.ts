import { regionLanguage, type RegionLanguages } from "@hjem/domain/language";
import { startCacheWorker } from "./cache-worker.ts";
import { offlineResponse } from "./offline-page.ts";
import { startPushWorker, workerLanguage, workerMessages } from "./push-worker.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** What a site gives its worker. */
export interface SiteWorkerOptions {
  region: RegionLanguages & { id: string; siteName: string };
  /** Changes with every build whose files differ. */
  build: string;
  /** Shows the theme chosen in this browser. */
  themeScript: string;
  /** Style sheet with the site's colours in both themes. */
  colors: string;
}

/**
 * Starts the one worker of a site, `/sw.js?language=…`: push messages (D75), and what has been seen, for reading offline
 * (D116).
 */
export function startSiteWorker(
  scope: unknown,
  { region, build, themeScript, colors }: SiteWorkerOptions,
): void {
  const worker = scope as WorkerScope;
  const language = workerLanguage(worker, region);
  const i18n = workerMessages(language);
  const { siteName } = region;
  startPushWorker(worker, region);
  startCacheWorker(worker, {
    id: region.id,
    build,
    language,
    offlinePage: (pages) =>
      offlineResponse({
        i18n,
        siteName,
        regionId: region.id,
        colors,
        languageTag: regionLanguage(region, language).tag,
        themeScript,
        pages,
      }),
  });
}
