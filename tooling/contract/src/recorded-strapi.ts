import { fieldsOf } from "@hjem/domain/narrow";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Responses of a real Strapi that was set up as `docs/content.md` says, by the address that was requested. With `STRAPI_URL`
 * the Strapi there is asked instead, and with `STRAPI_RECORD` as well its responses are recorded.
 */
const file = new URL("strapi-responses.json", import.meta.url);
const strapi = process.env.STRAPI_URL;
const isRecording = strapi !== undefined && process.env.STRAPI_RECORD !== undefined;

const recording = fieldsOf(JSON.parse(readFileSync(file, "utf8")));
const responses: Record<string, unknown> = { ...fieldsOf(recording.responses) };

/** Where the responses come from. */
export const strapiName = strapi
  ? `Strapi at ${strapi}`
  : `a real Strapi ${String(recording.strapi)}`;

/** What the Strapi responds to an address such as `/api/cms-pages?locale=en`; one that was never asked is an error. */
export async function askStrapi(address: string): Promise<{ status: number; text: string }> {
  const key = decodeURIComponent(address);
  if (strapi !== undefined) {
    const response = await fetch(strapi + address);
    const text = await response.text();
    if (isRecording) {
      responses[key] = { status: response.status, body: JSON.parse(text) };
      writeFileSync(file, `${JSON.stringify({ ...recording, responses }, null, 2)}\n`);
    }
    return { status: response.status, text };
  }
  const { status, body } = fieldsOf(responses[key]);
  if (typeof status !== "number") throw new Error(`No Strapi was asked for ${key}.`);
  return { status, text: JSON.stringify(body) };
}
