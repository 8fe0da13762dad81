import { errorCode } from "@hjem/domain/narrow";
import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { buildApp } from "./app.ts";
import { closeInOrder } from "./close-in-order.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { requireDataFolder } from "./db/data-folder.ts";
import { openDiskSpace } from "./db/disk-space.ts";
import { describeStartError, StartError } from "./db/start-error.ts";
import { tidyTables } from "./db/tidy-tables.ts";
import { openJobs } from "./jobs/job-runner.ts";
import { createMemoryBus, createServerBus } from "./live/live-bus.ts";
import { deliverMail } from "./mail/deliver-mail.ts";
import { createMailQueue } from "./mail/mail-queue.ts";
import { smtpTransport } from "./mail/smtp-transport.ts";
import { eraseExpiredAccounts } from "./modules/accounts/profile/erase-expired-accounts.ts";
import { createAlertSender } from "./modules/alerts/deliveries/alert-sender.ts";
import { deliverPush } from "./modules/alerts/deliveries/deliver-push.ts";
import { createAlertScheduler } from "./modules/alerts/deliveries/schedule-alerts.ts";
import { createAlertMatcher } from "./modules/alerts/matcher/alert-matcher.ts";
import { pruneAlerts } from "./modules/alerts/matcher/alert-repository.ts";
import { createSavedSearchFeed } from "./modules/alerts/matcher/saved-search-feed.ts";
import { createPushChannel } from "./modules/alerts/push/push-channel.ts";
import { createModelEngine } from "./modules/assistant/model/model-engine.ts";
import { releaseContent } from "./modules/content/release-content.ts";
import { openRouteService } from "./modules/directions/openrouteservice.ts";
import { openDraftFiles } from "./modules/draft-files/open-draft-files.ts";
import { tendListings } from "./modules/drafts/tending/tend-listings.ts";
import { openMediaStorage } from "./modules/media/media-storage.ts";
import { createMediaStore } from "./modules/media/media-store.ts";
import { alertModerators } from "./modules/moderation/alert-moderators.ts";
import { openGateways } from "./modules/payments/gateways/payment-gateways.ts";
import { settlePayment, settlePayments } from "./modules/payments/settle-payment.ts";
import { loadPlaces } from "./modules/places/load-places.ts";
import { PlaceChanges } from "./modules/places/place-changes.ts";
import { eraseOldRows } from "./modules/retention/erase-old-rows.ts";
import { createLogger } from "./plugins/logging.ts";
import { REQUESTS_PER_MINUTE } from "./plugins/rate-limits.ts";
import { FallbackSearchIndex } from "./search/fallback-search-index.ts";
import { PlaceIds } from "./search/place-ids.ts";
import { createBreachedPasswords } from "./security/breached-passwords.ts";
import { installationSecrets } from "./security/installation-secrets.ts";
import { createPasswordAttempts } from "./security/password-attempts.ts";
import { createPasswordHasher } from "./security/password-hasher.ts";
import { httpSms } from "./sms/http-sms.ts";

/** Everything should be closed within 5 s of a signal (A8): what hangs is left behind before. */
const CLOSE_WITHIN_MS = 3_000;

const portInUse = (error: unknown, port: number): unknown =>
  errorCode(error) === "EADDRINUSE"
    ? new StartError(`PORT ${port} is in use. Stop what uses it, or choose another.`)
    : error;

const start = async (): Promise<void> => {
  // What cannot be printed, as to a file on a full disk, is left out.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  // The embedded database and the outbox are this account's alone: they hold what visitors wrote.
  process.umask(0o077);
  const config = readConfig(process.env);
  const { now, sites: regions } = config;
  const secrets = installationSecrets(config.secrets, config);
  const push = secrets.vapid && { ...config.push, keys: secrets.vapid };
  const logger = createLogger(config.logLevel);
  requireDataFolder(config.dataDir);
  // Before the database, which may need the room that a full disk has left only there.
  const disk = await openDiskSpace({ ...config.disk, folder: config.dataDir, log: logger });
  const {
    db,
    engine,
    listen,
    close: closeDatabase,
  } = await openDatabase({
    ...config,
    onBreak: (error) => logger.warn({ err: error }, "a connection to the database broke"),
    onEnd: (error) => {
      // Its supervisor starts it again, and the engine recovers from its log.
      logger.fatal({ err: error }, "the embedded database has ended");
      process.exit(1);
    },
  });
  await loadPlaces({ db, regions, onProgress: (line) => logger.info(line) });
  await releaseContent(db, editorialEntries(), now());
  const placeChanges = new PlaceChanges();
  await placeChanges.follow(listen);
  // Loaded in the demo alone, so that nothing made up is at hand in live (D27).
  const demo =
    config.mode === "demo"
      ? await (
          await import("@hjem/demo/open-demo")
        ).openDemo({
          store: (await import("./demo-host/demo-store.ts")).createDemoStore(db),
          dataDir: config.dataDir,
          regions,
          now,
          hasOutbox: config.mail.kind === "outbox",
          pictures: config.pictures,
          listingsPerRegion: config.demoListings,
        })
      : null;
  const readiness = { isReady: demo?.hasData ?? true };
  const storage = await openMediaStorage(config.media);
  const media = createMediaStore({ db, storage, now, variants: null });
  const draftFiles = openDraftFiles({
    db,
    storage,
    dataDir: config.dataDir,
    quotas: config.uploadQuotas,
    now,
  });
  const placeIds = new PlaceIds(db, placeChanges);
  const liveBus =
    engine === "server" ? await createServerBus({ db, listen, log: logger }) : createMemoryBus();
  const searchIndex =
    config.searchIndex === "memory"
      ? new FallbackSearchIndex({
          db,
          databaseUrl: config.databaseUrl,
          placeIds,
          log: logger,
        })
      : null;
  const pushChannel = push && createPushChannel({ db, push, now, log: logger });
  const savedSearches = createSavedSearchFeed({ db, regions, placeIds, now });
  const matcher = createAlertMatcher({
    db,
    searches: savedSearches,
    isShared: engine === "server",
    regions,
    placeIds,
    placeChanges,
    schedule: createAlertScheduler({ regions, push: pushChannel, now }),
    onHomesChanged: (ids) => liveBus.publish({ kind: "homes", ids: [...ids] }),
    onAlerts: (ids) => liveBus.publish({ kind: "notifications", ids: [...ids] }),
    now,
    log: logger,
  });
  const transport =
    config.mail.kind === "smtp" ? smtpTransport(config.mail) : (demo?.transport ?? null);
  const jobs = await openJobs({ db, databaseUrl: config.databaseUrl, log: logger });
  const alertSender = createAlertSender({
    db,
    regions,
    mailQueue: createMailQueue({ jobs, now }),
    jobs,
    now,
    log: logger,
  });
  const gateways = await openGateways(config.payments, demo?.port.sandbox ?? null);
  const mailQueue = createMailQueue({ jobs, now });
  const payments = { db, regions, gateways, jobs, mailQueue, now, log: logger };
  const app = await buildApp({
    db,
    disk,
    regions,
    now,
    logger,
    trustedProxies: config.trustedProxies,
    readiness,
    media: demo ? [media, demo.pictures] : [media],
    draftFiles: draftFiles.files,
    measure: demo?.pictures.measure,
    searchIndex,
    savedSearches,
    placeChanges,
    liveBus,
    jobs,
    push,
    gateways,
    assistant: config.assistant ? createModelEngine(config.assistant) : null,
    findRoute: config.routing ? openRouteService(config.routing) : null,
    sms: config.sms ? httpSms(config.sms) : (demo?.sms ?? null),
    demo: demo?.port ?? null,
    secrets,
    signInClients: config.signInClients,
    breachedPasswords:
      config.breachedPasswordsUrl === null
        ? null
        : createBreachedPasswords({ url: config.breachedPasswordsUrl, log: logger }),
    addressServices: config.addressServices,
    contentUrl: config.contentUrl,
    firstAdministrators: config.firstAdministrators,
    hasher: createPasswordHasher(),
    formMinMs: config.formMinMs,
    requestsPerMinute: REQUESTS_PER_MINUTE,
  });

  let isStopping = false;
  const stop = async (exitCode: number): Promise<never> => {
    if (!isStopping) {
      isStopping = true;
      const isOwnDatabase = engine === "embedded";
      await closeInOrder(
        [
          () => app.close(),
          () => matcher.close(),
          () => alertSender.close(),
          () => jobs.close(),
          () => draftFiles.close(),
          () => searchIndex?.close(),
          () => demo?.pictures.close(),
          ...(isOwnDatabase ? [] : [closeDatabase]),
        ],
        {
          withinMs: CLOSE_WITHIN_MS,
          onError: (error) => logger.warn({ err: error }, "something did not close"),
        },
      );
      // Its files are this process's to finish and its folder's lock to give back, however long that takes.
      if (isOwnDatabase) await closeDatabase();
    }
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(0));

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await jobs.close();
    await demo?.pictures.close();
    await closeDatabase();
    throw portInUse(error, config.port);
  }

  if (demo) {
    try {
      await demo.writeData((line) => logger.info(line));
    } catch (error) {
      // A stop in the middle of the work takes the database away; the next start finishes it.
      if (isStopping) return;
      throw error;
    }
    readiness.isReady = true;
  }
  searchIndex?.start();
  await matcher.start(listen);
  alertSender.start();
  // Nobody waits for it: a question that comes first starts the same work.
  app
    .prepare()
    .catch((error: unknown) =>
      logger.warn({ reason: String(error) }, "places were not read ahead"),
    );
  await jobs.work({
    "settle-payment": ({ paymentId }) => settlePayment(payments, paymentId),
    "settle-payments": settlePayments(payments),
    "alert-moderators": alertModerators({ db, regions, mailQueue, now }),
    "erase-old-rows": eraseOldRows({ db, now }),
    "tidy-alerts": () => pruneAlerts(db, now()),
    "tend-listings": tendListings({
      db,
      regions,
      mailQueue: createMailQueue({ jobs, now }),
      jobs,
      now,
    }),
    ...draftFiles.jobs,
    // A server does it by itself.
    "tidy-tables": async () => void (engine === "embedded" && (await tidyTables(db))),
    "tidy-accounts": eraseExpiredAccounts({
      db,
      now,
      attempts: createPasswordAttempts({ db, now, keys: secrets.keys }),
    }),
    ...(transport ? { "deliver-mail": deliverMail({ db, transport, now, log: logger }) } : {}),
    ...(pushChannel ? { "deliver-push": deliverPush({ db, push: pushChannel, now }) } : {}),
  });
  await jobs.enqueue(db, "erase-old-rows", {}).catch((error: unknown) => {
    // Caught: a disk that is full; the job comes by itself every hour.
    logger.warn({ err: error }, "what is too old is erased later");
  });
  if (!transport) logger.warn("SMTP_URL is not set: mail waits in the database");
  if (!config.sms && !demo?.sms) logger.info("SMS_URL is not set: phone numbers are not verified");
  if (!push) logger.warn("VAPID_PRIVATE_KEY is not set: no push messages are sent");
  if (config.mode === "live" && config.breachedPasswordsUrl === null) {
    logger.warn("BREACHED_PASSWORDS_URL is not set: only common passwords are refused");
  }
  logger.info({ port: config.port, engine, mode: config.mode }, "ready");
};

start().catch((error: unknown) => {
  process.stderr.write(`hjem api: ${describeStartError(error)}\n`);
  process.exit(1);
});
