import type { APIRequestContext } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { setInterval } from "node:timers/promises";

const LOOK_MS = 100;
/** An alert's email may take a minute (D71): half of it again for a busy machine. */
const LOOKS_MAX = 900;

/** An address that nobody has used: a mailbox gets a few mails an hour only (D40), and a journey can run again. */
export const newEmail = (name: string): string => `${name}.${randomUUID()}@hjem.example`;

/** URL of the link in an email to an address; undefined until it has been sent. */
async function linkNow(
  server: APIRequestContext,
  email: string,
  pattern: RegExp,
): Promise<string | undefined> {
  const list = await (await server.get("/dev/outbox")).text();
  const rows = list.split("<tr").filter((row) => row.includes(email));
  for (const row of rows) {
    const mail = /href="(\/dev\/outbox\/[^"]+)"/.exec(row)?.[1];
    const text = mail ? await (await server.get(mail)).text() : "";
    const link = pattern.exec(text)?.[0];
    if (link !== undefined) return link;
  }
  return undefined;
}

/** Waits for an email with a link to `path`, with a token as query or as its last part. @throws {Error} if there is none within the time limit. */
export async function mailedLink(
  server: APIRequestContext,
  email: string,
  path: string,
): Promise<string> {
  const pattern = new RegExp(`${path}(?:\\?token=|/)[\\w-]+`);
  let looks = 0;
  for await (const _ of setInterval(LOOK_MS)) {
    const link = await linkNow(server, email, pattern);
    if (link !== undefined) return link;
    looks += 1;
    if (looks === LOOKS_MAX) break;
  }
  throw new Error(`No mail with ${path} has come to ${email}.`);
}
