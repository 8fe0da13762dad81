import type { APIRequestContext } from "@playwright/test";
import { setInterval } from "node:timers/promises";

const LOOK_MS = 100;
/** A worker wakes for a mail at once; a busy machine takes longer. */
const LOOKS_MAX = 300;

/** Address of the link in a mail to somebody, as its reader follows it; undefined until it is there. */
async function linkNow(
  server: APIRequestContext,
  email: string,
  path: string,
): Promise<string | undefined> {
  const list = await (await server.get("/dev/outbox")).text();
  const rows = list.split("<tr").filter((row) => row.includes(email));
  for (const row of rows) {
    const mail = /href="(\/dev\/outbox\/[^"]+)"/.exec(row)?.[1];
    const text = mail ? await (await server.get(mail)).text() : "";
    const link = new RegExp(`${path}\\?token=[\\w-]+`).exec(text)?.[0];
    if (link !== undefined) return link;
  }
  return undefined;
}

/** The link to `path` in a mail to somebody, once it has come. @throws {Error} where none comes. */
export async function mailedLink(
  server: APIRequestContext,
  email: string,
  path: string,
): Promise<string> {
  let looks = 0;
  for await (const _ of setInterval(LOOK_MS)) {
    const link = await linkNow(server, email, path);
    if (link !== undefined) return link;
    looks += 1;
    if (looks === LOOKS_MAX) break;
  }
  throw new Error(`No mail with ${path} has come to ${email}.`);
}
