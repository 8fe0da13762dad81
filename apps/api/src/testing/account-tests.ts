import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import type { LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Deps } from "../app.ts";
import { TEST_NOW } from "./sample-listings.ts";
import { buildTestApp, openTestApp, type TestApp } from "./test-app.ts";
import type { TestDatabase } from "./test-database.ts";

/** A password that may be chosen. */
export const PASSWORD = "fire blå båter";

/** A request of a test to the API. */
export interface Call {
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** One that is undefined is not sent. */
  headers?: Record<string, string | undefined>;
}

/** A browser of a test: stores cookies and access token, and sends the headers of a same-origin page. */
export interface TestBrowser {
  cookies: Map<string, string>;
  token: string | null;
  call(path: string, call?: Call): Promise<LightMyRequestResponse>;
  /** Signs in and stores the token. */
  signIn(email: string, password?: string): Promise<LightMyRequestResponse>;
}

/** The API with a clock that a test moves, and accounts. */
export interface AccountTest extends TestApp {
  clock: { now: number };
  browser(options?: { host?: string; ip?: string }): TestBrowser;
  /** Registers and activates. */
  person(email: string, options?: { host?: string; password?: string }): Promise<void>;
  /** Links in mails, the newest last, e.g. of kind `activate`. */
  tokensOf(kind: string): Promise<string[]>;
  emptyAccounts(): Promise<void>;
}

/** A form of registration. */
export const registrationOf = (email: string, password = PASSWORD) => ({
  email,
  password,
  name: "Kari Prøve",
  terms_version: TERMS_VERSION,
});

/** The code of the error that a response carries. */
export const errorCodeOf = (response: { json(): { error: { code: string } } }): string =>
  response.json().error.code;

/** What an authenticator app shows at an instant in milliseconds since 1970. */
export const totpCode = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Adds an authenticator app to the account that is signed in; its secret. */
export const addAuthenticator = async (page: TestBrowser, at: number): Promise<string> => {
  const call = (path: string, body?: object) =>
    page.call(`/api/user/factors/totp${path}`, { method: "POST", body });
  const { secret } = (await call("")).json().data;
  await call("/confirm", { code: totpCode(secret, at) });
  return secret;
};

const keep = (cookies: Map<string, string>, response: LightMyRequestResponse): void => {
  for (const { name, value, maxAge, expires } of response.cookies) {
    if (maxAge === 0 || expires?.getTime() === 0) cookies.delete(name);
    else cookies.set(name, value);
  }
};

/** Opens the API for tests of accounts, over a database of its own or one that is open. */
export const openAccountTest = async (
  deps: Partial<Deps> = {},
  database?: TestDatabase,
): Promise<AccountTest> => {
  const clock = { now: TEST_NOW };
  const given = { now: () => clock.now, ...deps };
  const api = database
    ? { ...database, app: await buildTestApp(database.db, given) }
    : await openTestApp(given);

  const browser: AccountTest["browser"] = (options = {}) => {
    const { host = "no.localhost:3000", ip } = options;
    const self: TestBrowser = {
      cookies: new Map(),
      token: null,
      async call(path, { method = "POST", body, headers = {} } = {}) {
        const sent: Record<string, string | undefined> = {
          host,
          "sec-fetch-site": "same-origin",
          cookie: [...self.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(self.token === null ? {} : { authorization: `Bearer ${self.token}` }),
          ...(ip === undefined ? {} : { "x-forwarded-for": ip }),
          ...headers,
        };
        const response = await api.app.inject({
          method,
          url: path,
          headers: Object.fromEntries(
            Object.entries(sent).filter(([, value]) => value !== undefined),
          ),
          ...(body === undefined ? {} : { payload: body as object }),
        });
        keep(self.cookies, response);
        return response;
      },
      async signIn(email, password = PASSWORD) {
        const response = await self.call("/api/login", { body: { email, password } });
        self.token = response.statusCode === 200 ? response.json().access_token : null;
        return response;
      },
    };
    return self;
  };

  const tokensOf: AccountTest["tokensOf"] = async (kind) => {
    const mails = await api.db
      .selectFrom("mail")
      .select("message")
      .where("key", "like", `account/%/${kind}/%`)
      // Ids of one millisecond are in no order; rows lie in that of their coming.
      .orderBy(sql`ctid`)
      .execute();
    return mails.map(({ message }) => /(?:token=|export\/)([\w-]+)/.exec(message.text)?.[1] ?? "");
  };

  return {
    ...api,
    clock,
    browser,
    tokensOf,
    async person(email, { host, password = PASSWORD } = {}) {
      const options = host === undefined ? {} : { host };
      await browser(options).call("/api/register", { body: registrationOf(email, password) });
      const tokens = await tokensOf("activate");
      // In another browser, which the activation does not sign in.
      await browser(options).call("/api/user/activate", { body: { token: tokens.at(-1) } });
    },
    async emptyAccounts() {
      clock.now = TEST_NOW;
      await sql`truncate account, account_provider, session, refresh_token, known_device, mail_token,
        password_attempt, request_count, account_audit, provider_visit, closed_gate, account_role, agency_member, account_totp, account_passkey, recovery_code, factor_challenge, mail, lead, lead_answer, public_question, listing_report,
        collection, collection_member, collection_home, last_card, home_note, home_verdict, home_check, home_question, planned_viewing, collection_invitation, deleted_collection cascade`.execute(
        api.db,
      );
    },
  };
};
