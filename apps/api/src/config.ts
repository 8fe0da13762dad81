import { LEAD_FORM_MIN_MS } from "@hjem/domain/lead/lead-kinds";
import { errorMessage } from "@hjem/domain/narrow";
import { checkDemoHost, trustedProxies } from "@hjem/domain/network";
import { localOrigin, parseSiteOrigins, servedSites } from "@hjem/domain/site-origins";
import { resolve } from "node:path";
import { z } from "zod";
import { DiskEnvironment, type DiskSettings, readDiskSettings } from "./db/disk-settings.ts";
import { StartError } from "./db/start-error.ts";
import {
  type ProviderClients,
  ProviderEnvironment,
  readProviderClients,
} from "./modules/accounts/providers/provider-clients.ts";
import { type AddressServices, readAddressServices } from "./modules/addresses/address-settings.ts";
import { readFirstAdministrators } from "./modules/administration/first-administrators.ts";
import {
  PushEnvironment,
  type PushSender,
  readPushSettings,
} from "./modules/alerts/push/push-settings.ts";
import {
  ModelEnvironment,
  type ModelSettings,
  readModelSettings,
} from "./modules/assistant/model/model-settings.ts";
import {
  readRoutingSettings,
  RoutingEnvironment,
  type RoutingSettings,
} from "./modules/directions/routing-settings.ts";
import {
  QuotaEnvironment,
  readUploadQuotas,
  type UploadQuotas,
} from "./modules/draft-files/upload-quota.ts";
import { MediaEnvironment, readMediaSettings } from "./modules/media/media-settings.ts";
import type { MediaConfig } from "./modules/media/media-storage.ts";
import {
  PaymentEnvironment,
  type PaymentSettings,
  readPaymentSettings,
  withPrices,
} from "./modules/payments/payment-settings.ts";
import { logLevels } from "./plugins/logging.ts";
import { regions, type Site } from "./regions.ts";
import { readBreachedPasswordsUrl } from "./security/breached-passwords-url.ts";
import type { SecretSettings } from "./security/installation-secrets.ts";
import type { SmsSettings } from "./sms/http-sms.ts";
import { readSmsSettings, SmsEnvironment } from "./sms/sms-settings.ts";

const empty = (value: unknown): unknown => (value === "" ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(empty, schema);

const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `it needs an address such as ${example}` }).optional();

/** Everything that the environment decides, in one place. */
const Environment = z.object({
  /** Address to listen on; the storefronts of this machine need no other. */
  HOST: optional(z.string().default("127.0.0.1")),
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(3001)),
  DATA_DIR: optional(z.string().default(".data")),
  /** A PostgreSQL server; unset means the embedded engine in `DATA_DIR` (D46). */
  DATABASE_URL: optional(z.string().optional()),
  HJEM_MODE: optional(z.enum(["demo", "live"]).default("live")),
  /** Origin of each site that is served, `no=https://…,au=https://…`; live needs it (D49, D118). */
  SITE_ORIGINS: optional(z.string().optional()),
  /** `1` lets live sites be reached over http, behind something that nobody else can listen in on (D49). */
  ALLOW_HTTP: optional(z.enum(["0", "1"]).default("0")),
  /** `1` lets a demo listen beyond this machine. */
  DEMO_ON_NETWORK: optional(z.string().optional()),
  /** A fixed instant for tests (D35). */
  HJEM_NOW: optional(z.iso.datetime({ offset: true }).optional()),
  /** `flat` returns a plain colour instead of drawing, for tests (D44). */
  PICTURES: optional(z.enum(["draw", "flat"]).default("draw")),
  /** Listings of each region in a newly written demo, for tests. */
  DEMO_LISTINGS: optional(
    z.coerce.number({ error: "it needs a whole number" }).int().min(1).optional(),
  ),
  /** `sql` searches the database only; `memory` uses the index once it is loaded (D48). */
  SEARCH_INDEX: optional(z.enum(["memory", "sql"]).default("memory")),
  /** A mail server; unset means the outbox in the demo, and that mail waits in live (D27). */
  SMTP_URL: optional(
    z
      .url({
        protocol: /^smtps?$/,
        error: "it needs an address such as smtps://user:password@mail.example.no",
      })
      .optional(),
  ),
  /** `1` lets mail go to `smtp://` without TLS, to a server of the same machine. */
  SMTP_PLAIN: optional(z.enum(["0", "1"]).default("0")),
  /** The address that mail comes from. */
  MAIL_FROM: optional(z.email().optional()),
  /** Peers whose forwarded headers are believed: names of proxy-addr or networks, by comma (D12). */
  TRUSTED_PROXIES: optional(z.string().optional()),
  /** Keys of access tokens, `name:base64,name:base64`; the first signs (D6). */
  TOKEN_KEYS: optional(z.string().optional()),
  /** 32 bytes in base64 that encrypt the secrets of authenticator apps; without it passkeys alone are offered. */
  FACTOR_KEY: optional(z.string().optional()),
  /** Passwords of the admin area and of a closed site (D39). */
  ADMIN_ACCESS_PASSWORD: optional(z.string().optional()),
  SITE_ACCESS_PASSWORD: optional(z.string().optional()),
  /** A service of leaked passwords with the range protocol; unset means only the built-in list. */
  BREACHED_PASSWORDS_URL: optional(z.string().optional()),
  /** Where addresses are looked up, `no=kartverket+https://ws.geonorge.no/adresser/v1`. */
  ADDRESS_SERVICES: optional(z.string().optional()),
  /** A Strapi 5 that content comes from, `https://cms.example.no`; unset means the own database (D114). */
  CONTENT_URL: optional(webAddress("https://cms.example.no")),
  /** Who administers a market while nobody does, `no:a@example.no,au:b@example.com.au` (D106). */
  FIRST_ADMINISTRATOR: optional(z.string().optional()),
  LOG_LEVEL: optional(z.enum(logLevels).default("info")),
  ...ProviderEnvironment.shape,
  ...PushEnvironment.shape,
  ...PaymentEnvironment.shape,
  ...SmsEnvironment.shape,
  ...RoutingEnvironment.shape,
  ...MediaEnvironment.shape,
  ...ModelEnvironment.shape,
  ...DiskEnvironment.shape,
  ...QuotaEnvironment.shape,
});

/** The configuration of one process. */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  mode: "demo" | "live";
  /** The markets that are served, with the origins of their sites. */
  sites: readonly Site[];
  /** Milliseconds since 1970. */
  now: () => number;
  pictures: "draw" | "flat";
  /** Listings of each region in a newly written demo; null for its usual size. */
  demoListings: number | null;
  searchIndex: "memory" | "sql";
  mail:
    | { kind: "smtp"; url: string; from: string; isPlainAllowed: boolean }
    /** Files in the data folder, to be read at `/dev/outbox`; never in live (D27). */
    | { kind: "outbox" }
    /** Nobody delivers; mail waits in the database. */
    | { kind: "waiting" };
  /** Where text messages are sent; null for the outbox in the demo, and none in live. */
  sms: SmsSettings | null;
  /** Where routes are requested; null for the estimate (D82). */
  routing: RoutingSettings | null;
  /** The model that answers questions about homes; null for the facts engine. */
  assistant: ModelSettings | null;
  /** Where the files of pictures lie. */
  media: MediaConfig;
  /** What is kept free of the disk that the data folder is on. */
  disk: DiskSettings;
  /** What the files of an account may take. */
  uploadQuotas: UploadQuotas;
  /** A form filled in within this time comes from a program; 0 where the clock stands. */
  formMinMs: number;
  trustedProxies: string[];
  /** Generated and stored in the data folder in the demo where they are not set (D27). */
  secrets: SecretSettings;
  /** Address before `/range/` of the service that knows leaked passwords; null for none (ASVS 6.2.12). */
  breachedPasswordsUrl: string | null;
  /** Where addresses are looked up, by market. */
  addressServices: AddressServices;
  /** Address of a Strapi without a slash at its end; null for the own database (D114). */
  contentUrl: string | null;
  /** Address of the first administrator by market (D106). */
  firstAdministrators: ReadonlyMap<string, string>;
  /** Services that can be signed in to with. */
  signInClients: ProviderClients;
  /** Who sends push messages, and where to (D75). */
  push: PushSender;
  /** Payment services, and who sells (D97). */
  payments: PaymentSettings;
  logLevel: (typeof logLevels)[number];
}

const mailOf = ({
  SMTP_URL: url,
  MAIL_FROM: from,
  SMTP_PLAIN: plain,
  HJEM_MODE: mode,
}: Pick<
  z.infer<typeof Environment>,
  "SMTP_URL" | "MAIL_FROM" | "SMTP_PLAIN" | "HJEM_MODE"
>): Config["mail"] => {
  if (url === undefined) return { kind: mode === "demo" ? "outbox" : "waiting" };
  if (from === undefined) {
    throw new StartError(
      "MAIL_FROM is not usable: SMTP_URL needs the address that mail comes from.",
    );
  }
  return { kind: "smtp", url, from, isPlainAllowed: plain === "1" };
};

/** Port of the gateway where nothing else is said; the demo's sites are reached by it. */
const GATEWAY_PORT = 3000;

const checkHost = ({
  HJEM_MODE: mode,
  HOST: host,
  DEMO_ON_NETWORK: demoOnNetwork,
}: Pick<z.infer<typeof Environment>, "HJEM_MODE" | "HOST" | "DEMO_ON_NETWORK">) => {
  if (mode === "live") return;
  try {
    checkDemoHost(host, demoOnNetwork);
  } catch (error) {
    throw new StartError(errorMessage(error));
  }
};

const trustedOf = (list: string | undefined): string[] => {
  try {
    return trustedProxies(list);
  } catch (error) {
    throw new StartError(errorMessage(error));
  }
};

const sitesOf = ({
  SITE_ORIGINS: text,
  ALLOW_HTTP: allowHttp,
  HJEM_MODE: mode,
}: Pick<z.infer<typeof Environment>, "SITE_ORIGINS" | "ALLOW_HTTP" | "HJEM_MODE">): Site[] => {
  if (text === undefined && mode === "demo") {
    return regions.map((region) => ({ ...region, origin: localOrigin(region, GATEWAY_PORT) }));
  }
  if (text === undefined) {
    throw new StartError(
      "SITE_ORIGINS is not set. Live needs the address of each site, e.g. no=https://www.example.no.",
    );
  }
  try {
    const regionIds = regions.map(({ id }) => id);
    const isHttpAllowed = mode === "demo" || allowHttp === "1";
    return servedSites(regions, parseSiteOrigins(text, { regionIds, isHttpAllowed }));
  } catch (error) {
    throw new StartError(errorMessage(error));
  }
};

/** Reads the environment; throws `StartError` naming the first variable that is wrong. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const result = Environment.safeParse(environment);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`${issue?.path.join(".")} is not usable: ${issue?.message}.`);
  }
  const read = result.data;
  checkHost(read);
  const fixed = read.HJEM_NOW === undefined ? null : Date.parse(read.HJEM_NOW);
  const sites = withPrices(sitesOf(read), read.PRICES_FILE);
  const { keys: vapid, ...push } = readPushSettings(read);
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    mode: read.HJEM_MODE,
    sites,
    now: fixed === null ? Date.now : () => fixed,
    pictures: read.PICTURES,
    demoListings: read.DEMO_LISTINGS ?? null,
    searchIndex: read.SEARCH_INDEX,
    mail: mailOf(read),
    sms: readSmsSettings(read),
    routing: readRoutingSettings(read),
    media: readMediaSettings(read, resolve(read.DATA_DIR)),
    disk: readDiskSettings(read),
    uploadQuotas: readUploadQuotas(read),
    assistant: readModelSettings(read),
    formMinMs: fixed === null ? LEAD_FORM_MIN_MS : 0,
    trustedProxies: trustedOf(read.TRUSTED_PROXIES),
    secrets: {
      tokenKeys: read.TOKEN_KEYS,
      adminPassword: read.ADMIN_ACCESS_PASSWORD,
      sitePassword: read.SITE_ACCESS_PASSWORD,
      factorKey: read.FACTOR_KEY,
      vapid,
    },
    breachedPasswordsUrl: readBreachedPasswordsUrl(read.BREACHED_PASSWORDS_URL),
    addressServices: readAddressServices(
      read.ADDRESS_SERVICES,
      regions.map(({ id }) => id),
    ),
    contentUrl: read.CONTENT_URL?.replace(/\/+$/, "") ?? null,
    firstAdministrators: readFirstAdministrators(
      read.FIRST_ADMINISTRATOR,
      regions.map(({ id }) => id),
    ),
    signInClients: readProviderClients(read),
    push,
    payments: readPaymentSettings(read, environment, sites),
    logLevel: read.LOG_LEVEL,
  };
};
