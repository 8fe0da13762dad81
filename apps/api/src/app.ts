import type { DemoPort } from "@hjem/demo/ports";
import type { MediaSource } from "@hjem/picture-files/media-source";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { type DiskSpace, roomyDisk } from "./db/disk-space.ts";
import type { Database } from "./db/schema.ts";
import { createDemoHost } from "./demo-host/demo-host.ts";
import { createHttpServer } from "./http-server.ts";
import type { Jobs } from "./jobs/jobs.ts";
import { createMemoryBus, type LiveBus } from "./live/live-bus.ts";
import { liveModule } from "./live/routes.ts";
import { createMailQueue } from "./mail/mail-queue.ts";
import { createAccountDeps } from "./modules/accounts/account-deps.ts";
import { configuredProviders } from "./modules/accounts/providers/configured-providers.ts";
import type { ProviderClients } from "./modules/accounts/providers/provider-clients.ts";
import { createStandInPorts } from "./modules/accounts/providers/stand-in-port.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { addSignedInUser } from "./modules/accounts/sessions/require-user.ts";
import type { AddressServices } from "./modules/addresses/address-settings.ts";
import { addressRoutes } from "./modules/addresses/routes.ts";
import type { FirstAdministrators } from "./modules/administration/role-repository.ts";
import { agencyRoutes } from "./modules/agencies/routes.ts";
import { agentRoutes } from "./modules/agents/routes.ts";
import {
  createSavedSearchFeed,
  type SavedSearchFeed,
} from "./modules/alerts/matcher/saved-search-feed.ts";
import { notificationModule } from "./modules/alerts/notifications/routes.ts";
import type { PushSettings } from "./modules/alerts/push/push-settings.ts";
import { areaFinder } from "./modules/areas/area-finder.ts";
import { areaRoutes } from "./modules/areas/routes.ts";
import type { AnswerEngine } from "./modules/assistant/answer-engine.ts";
import { assistantEngine } from "./modules/assistant/assistant-engine.ts";
import { collectionModule } from "./modules/collections/routes.ts";
import { contentModule } from "./modules/content/content-module.ts";
import { orEstimate } from "./modules/directions/estimate-route.ts";
import { directionRoutes } from "./modules/directions/routes.ts";
import type { FindRoute } from "./modules/directions/routing.ts";
import type { DraftFiles } from "./modules/draft-files/draft-file-deps.ts";
import { fileModule } from "./modules/draft-files/file-module.ts";
import { publishingModule } from "./modules/drafts/publishing-module.ts";
import { firstOnMarketRoutes } from "./modules/first-on-market/routes.ts";
import { healthRoutes, type Readiness } from "./modules/health/routes.ts";
import { iconRoutes } from "./modules/icons/routes.ts";
import { ingestionRoutes } from "./modules/ingestion/routes.ts";
import { leadModule } from "./modules/leads/lead-module.ts";
import { childRoutes } from "./modules/listings/child-routes.ts";
import { homeChangeRoutes } from "./modules/listings/home-changes.ts";
import { listingRoutes } from "./modules/listings/routes.ts";
import { moderationModule } from "./modules/moderation/moderation-module.ts";
import { offerRoutes } from "./modules/offers/routes.ts";
import { createGateways } from "./modules/payments/gateways/payment-gateways.ts";
import type { PaymentGateways } from "./modules/payments/payment-deps.ts";
import { PlaceChanges } from "./modules/places/place-changes.ts";
import { placeFinder } from "./modules/places/place-finder.ts";
import { placeRoutes } from "./modules/places/routes.ts";
import { createTextReader, readingRoutes } from "./modules/reading/routes.ts";
import { roomRoutes } from "./modules/rooms/routes.ts";
import { lastSearchRoutes } from "./modules/saved-searches/last-search-routes.ts";
import { savedSearchRoutes } from "./modules/saved-searches/routes.ts";
import { facetRoutes } from "./modules/search/facet-routes.ts";
import { mapRoutes } from "./modules/search/map-routes.ts";
import { searchRoutes } from "./modules/search/routes.ts";
import { similarRoutes } from "./modules/search/similar-routes.ts";
import { sitemapRoutes } from "./modules/sitemap/routes.ts";
import { stopRoutes } from "./modules/stops/routes.ts";
import { viewingRoutes } from "./modules/viewings/routes.ts";
import { addApiDocs } from "./plugins/api-docs.ts";
import { ApiError } from "./plugins/api-error.ts";
import { addErrors } from "./plugins/errors.ts";
import { addFullDisk } from "./plugins/full-disk.ts";
import { addRequestLog } from "./plugins/logging.ts";
import { addMetrics } from "./plugins/metrics.ts";
import { addRateLimits } from "./plugins/rate-limits.ts";
import { addRequestContext } from "./plugins/request-context.ts";
import type { Site } from "./regions.ts";
import type { FallbackSearchIndex } from "./search/fallback-search-index.ts";
import { PlaceIds } from "./search/place-ids.ts";
import { sqlSearchIndex } from "./search/sql-search-index.ts";
import type { BreachedPasswords } from "./security/breached-passwords.ts";
import type { InstallationSecrets } from "./security/installation-secrets.ts";
import type { PasswordHasher } from "./security/password-hasher.ts";
import type { SmsSender } from "./sms/sms.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Reads into memory what the first visitors would wait for; called once the data is there. Ends early when closing. */
    prepare: () => Promise<void>;
  }
}

/** Everything that the API stands on; tests pass their own. */
export interface Deps {
  db: Database;
  /** Whether anything can be stored. @default it can */
  disk?: DiskSpace;
  /** The markets that are served, with their origins (D49). */
  regions: readonly Site[];
  /** Milliseconds since 1970 (D35). */
  now: () => number;
  logger: FastifyBaseLogger;
  /** Peers whose forwarded headers are believed (D12). */
  trustedProxies: string[];
  readiness: Readiness;
  /** Where pictures come from; the first that has one serves it. */
  media: readonly MediaSource[];
  /** Where photos and PDFs of drafts go. @default none are taken */
  draftFiles?: DraftFiles;
  /** The index that serves searches; null for the database alone. @default null */
  searchIndex?: FallbackSearchIndex | null;
  /** Saved searches in memory. @default read for this app alone */
  savedSearches?: SavedSearchFeed;
  /** Notifications of changed places. @default none; names are read again every half minute */
  placeChanges?: PlaceChanges;
  /** Where requests leave work that outlives them. */
  jobs: Jobs;
  /** What the demo adds, made-up offers of loans and insurances among it; null in live (D15, D27). @default null */
  demo?: DemoPort | null;
  /** More numbers for `/metrics`. */
  measure?: (register: Registry) => void;
  /** Keys of tokens and passwords of the gates. */
  secrets: InstallationSecrets;
  /** Address of the first administrator by market; each serves while its market has none (D106). @default none */
  firstAdministrators?: FirstAdministrators;
  /** Passwords that are known from data leaks; null for the list of common ones alone (ASVS 6.2.12). @default null */
  breachedPasswords?: BreachedPasswords | null;
  /** Where addresses are looked up, by market. @default none: known places and streets alone */
  addressServices?: AddressServices;
  /** Makes and compares hashes of passwords; tests pass a cheap one. */
  hasher: PasswordHasher;
  /** Services that are configured to be signed in to with. */
  signInClients: ProviderClients;
  /** What sends text messages. @default none: numbers are not verified */
  sms?: SmsSender | null;
  /** What finds routes. @default null: the estimate (D82) */
  findRoute?: FindRoute | null;
  /** Who is paid through (D96). @default the demo's sandbox; none without it */
  gateways?: PaymentGateways;
  /** Carries changes to the pages that are open (D79). @default the bus of this process alone */
  liveBus?: LiveBus;
  /** The model that questions about homes are put to (D85). @default null: the facts engine answers */
  assistant?: AnswerEngine | null;
  /** Address of a Strapi that content comes from. @default null: the own database (D114) */
  contentUrl?: string | null;
  /** How push messages are sent; null where they are not (D75). @default null */
  push?: PushSettings | null;
  /** A moderator looks at a form sent sooner after opening; 0 disables the check, as a fixed clock requires. */
  formMinMs: number;
  /** Requests of one address in a minute. */
  requestsPerMinute: number;
}

/** Wires the API and listens to nothing: `main.ts` listens, tests inject. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const { db, regions, now, readiness, demo = null, liveBus = createMemoryBus() } = deps;
  const { disk = roomyDisk } = deps;
  const app = createHttpServer(deps);

  addErrors(app, disk);
  addRequestContext(app, regions);
  addSignedInUser(app);
  addRequestLog(app);
  await addRateLimits(app, deps.requestsPerMinute);
  await addApiDocs(app, { contactUrl: regions[0]?.origin ?? "/" });
  const metrics = addMetrics(app);
  deps.searchIndex?.measure(metrics);
  deps.breachedPasswords?.measure(metrics);
  addFullDisk(app, disk, metrics);
  deps.measure?.(metrics);
  await app.register(healthRoutes({ db, readiness, searchIndex: deps.searchIndex ?? null }));
  await app.register(homeChangeRoutes({ db }));

  const host = createDemoHost({ db, regions });
  const changes = deps.placeChanges ?? new PlaceChanges();
  const placeIds = new PlaceIds(db, changes);
  const index = deps.searchIndex ?? sqlSearchIndex(db, placeIds);
  const places = placeFinder({ db, index, changes, now, log: deps.logger });
  const areas = areaFinder({ db, index, changes, now, log: deps.logger });
  const reader = createTextReader({ places, index, now });
  const findRoute = orEstimate(deps.findRoute ?? null, (reason) =>
    deps.logger.warn({ reason }, "no route from the routing service, estimated"),
  );
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  app.decorate("prepare", async () => {
    for (const region of regions) {
      // A stop waits for no visitor who will not come.
      if (closing.signal.aborted) return;
      await places.prepare({ region, now: now() });
      await areas.prepare(region);
      await reader.prepare(region, closing.signal);
    }
  });
  await app.register(async (api) => {
    api.addHook("onRequest", async () => {
      if (!readiness.isReady) throw new ApiError("not_ready");
    });
    await api.register(searchRoutes({ index, now }));
    await api.register(mapRoutes({ index, now }));
    await api.register(facetRoutes({ index, now }));
    await api.register(similarRoutes({ db, index, now }));
    await api.register(listingRoutes({ db, regions }));
    await api.register(firstOnMarketRoutes({ db, index: deps.searchIndex ?? null }));
    await api.register(agencyRoutes({ db }));
    await api.register(childRoutes({ db, regions }));
    await api.register(roomRoutes({ db, regions, demo }));
    await api.register(stopRoutes({ db, regions }));
    await api.register(directionRoutes({ findRoute }));
    await api.register(viewingRoutes({ db, regions, now }));
    if (demo) await api.register(demo.listingRoutes(host));
    await api.register(ingestionRoutes({ db, regions }));
    await api.register(placeRoutes({ places, index, changes, now }));
    await api.register(readingRoutes(reader));
    await api.register(agentRoutes({ db, places, now }));
    await api.register(areaRoutes({ areas }));
    await api.register(offerRoutes({ db, withExamples: demo !== null }));
    await api.register(sitemapRoutes({ db, now }));
    const mailQueue = createMailQueue({ jobs: deps.jobs, now });
    const { hasher } = deps;
    const accountDeps = createAccountDeps({
      db,
      keys: deps.secrets.keys,
      factorKey: deps.secrets.factorKey,
      hasher,
      breachedPasswords: deps.breachedPasswords ?? null,
      mailQueue,
      now,
    });
    const standIns = demo?.createStandIns(app, host, createStandInPorts({ now })) ?? null;
    if (standIns) await api.register(standIns.routes);
    const offered = configuredProviders({ clients: deps.signInClients, standIns, now });
    const first = deps.firstAdministrators ?? new Map();
    const { draftFiles: files, jobs, contentUrl = null, logger: log, sms = null } = deps;
    const given = { offered, gates: deps.secrets.gates, firstAdministrators: first, sms };
    await api.register(accountRoutes(accountDeps, given));
    await api.register(
      addressRoutes({ ...accountDeps, places, services: deps.addressServices ?? {} }),
    );
    await api.register(savedSearchRoutes({ accountDeps, index }));
    await api.register(lastSearchRoutes({ accountDeps }));
    await api.register(
      collectionModule({
        ...accountDeps,
        changes: {
          changed: (id, version, userId) =>
            liveBus.publish({ kind: "collection", id, version, userId }),
        },
      }),
    );
    const gateways = deps.gateways ?? createGateways({}, demo?.sandbox ?? null, new Map());
    const paymentDeps = { db, regions, gateways, jobs, mailQueue, now, log };
    if (demo) await api.register(demo.paymentRoutes(host));
    const searches = deps.savedSearches ?? createSavedSearchFeed({ db, regions, placeIds, now });
    const demandDeps = { index, searches };
    await api.register(publishingModule({ ...accountDeps, ...demandDeps, paymentDeps, regions }));
    await api.register(fileModule({ accountDeps, files, jobs, sources: deps.media }));
    await api.register(contentModule({ accountDeps, first, contentUrl, log, files }));
    await api.register(moderationModule({ accountDeps, first, regions, paymentDeps }));
    const engine = assistantEngine(deps.assistant ?? null, { reader, findRoute });
    await api.register(liveModule({ ...accountDeps, regions, bus: liveBus, engine, metrics, log }));
    await api.register(
      notificationModule({
        ...accountDeps,
        regions,
        onAlerts: (ids) => liveBus.publish({ kind: "notifications", ids: [...ids] }),
        push: deps.push ?? null,
      }),
    );
    const { formMinMs } = deps;
    await api.register(leadModule({ accountDeps, first, regions, index, formMinMs }));
  });
  if (demo?.outboxRoutes) await app.register(demo.outboxRoutes(host));
  await app.register(iconRoutes);
  return app;
};
