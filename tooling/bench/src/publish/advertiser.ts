import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { fieldsOf } from "@hjem/domain/narrow";
import { randomBytes } from "node:crypto";
import http from "node:http";
import type { Client } from "pg";

const HOST = "no.localhost";
const EMAIL = "advertiser@example.no";
const DRAFTS = "/api/user/properties/draft";

/** A request about drafts. */
export interface AdvertiserCall {
  /** @default GET */
  method?: "GET" | "POST" | "PATCH";
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

/** A person who is signed in and advertises. */
export interface Advertiser {
  accountId: string;
  /** Calls `path` below the root of drafts; the fields of the response. @throws {Error} for an error of the API */
  call: (path: string, call?: AdvertiserCall) => Promise<Readonly<Record<string, unknown>>>;
}

interface Sent extends AdvertiserCall {
  path: string;
}

const sender = (port: number) => {
  const agent = new http.Agent({ keepAlive: true });
  return ({ path, method = "GET", headers = {}, body }: Sent) =>
    new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
      const request = http.request(
        {
          agent,
          host: "127.0.0.1",
          port,
          path,
          method,
          headers: {
            host: HOST,
            "sec-fetch-site": "same-origin",
            ...(body && { "content-length": body.length }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const text = Buffer.concat(chunks).toString();
            const status = response.statusCode ?? 0;
            if (status < 300) resolve(text === "" ? {} : fieldsOf(JSON.parse(text)));
            else reject(new Error(`${path}: ${status} ${text.slice(0, 400)}`));
          });
        },
      );
      request.on("error", reject);
      request.end(body);
    });
};

const json = (body: object): Pick<Sent, "method" | "headers" | "body"> => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(body)),
});

/** Registers a person at the API of a port, reads the mail with the link out of the database, and signs in. */
export async function signInAdvertiser(port: number, client: Client): Promise<Advertiser> {
  const send = sender(port);
  const password = randomBytes(12).toString("hex");
  const registration = { email: EMAIL, password, name: "Bench", terms_version: TERMS_VERSION };
  await send({ path: "/api/register", ...json(registration) });
  const { rows: mails } = await client.query<{ text: string }>(
    "select message->>'text' as text from mail where key like 'account/%/activate/%'",
  );
  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
  await send({ path: "/api/user/activate", ...json({ token }) });
  const { access_token: access } = await send({
    path: "/api/login",
    ...json({ email: EMAIL, password }),
  });
  const { rows: accounts } = await client.query<{ id: string }>(
    "select id from account where email = $1",
    [EMAIL],
  );
  const authorization = `Bearer ${String(access)}`;
  return {
    accountId: accounts[0]?.id ?? "",
    call: (path, call = {}) =>
      send({ ...call, path: DRAFTS + path, headers: { ...call.headers, authorization } }),
  };
}
