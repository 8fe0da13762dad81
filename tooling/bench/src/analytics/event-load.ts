import { sampleId } from "@hjem/api/testing/sample-listings";
import http from "node:http";
import { setTimeout } from "node:timers/promises";
import { seeded } from "../search/rows.ts";

/** Events of one request, requests a second, and from how many addresses. */
const BATCH = 20;
const REQUESTS_PER_SECOND = 100;
const ADDRESSES = 200;
const CONNECTIONS = 16;
const SEED = 113;
/** Homes that are looked at often: the share of views falls with the place in the list. */
const SKEW = 3;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

/** What was sent, and how the API answered. */
export interface EventsSent {
  events: number;
  /** Statuses other than 204. */
  refused: number[];
  /** Milliseconds of each request. */
  samples: number[];
}

const post = (agent: http.Agent, port: number, address: string, body: string) =>
  new Promise<number>((resolve, reject) => {
    const request = http.request(
      {
        agent,
        host: "127.0.0.1",
        port,
        path: "/api/v1/payload/website",
        method: "POST",
        headers: {
          host: "no.localhost",
          "user-agent": BROWSER,
          "x-forwarded-for": address,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    request.on("error", reject);
    request.end(body);
  });

/** Seven views of ten, two searches, and one click to contact. */
const eventsOf = (random: () => number, listings: number): object[] =>
  Array.from({ length: BATCH }, (_, index) => {
    const isSearch = index % 10 >= 8;
    const isContact = index % 10 === 7;
    const number = Math.floor(random() ** SKEW * listings) + 1;
    return {
      actor_type: "visitor",
      actor_id: "6f2c1b1e-5f0f-4a57-9a53-0f6f1c1d2e3f",
      action: isContact ? "click" : "view",
      object_id: isSearch ? null : sampleId(number),
      object_type: isSearch ? null : "property",
      device_type: "mobile",
      interaction_session_token: "0b8f2c1b-9a53-4a57-8f0f-6f1c1d2e3f6f",
      timestamp: new Date().toISOString(),
      page_type: isSearch ? "list" : "property",
      is_logged_in: false,
      ...(isContact && { metadata: { target: "phone" } }),
      ...(isSearch && { search_parameter: "bedroomMin=2&priceTo=6000000", page: 1 }),
    };
  });

/** Sends events to the API of a port for so many seconds: 2,000 a second, in batches of 20 from 200 forwarded addresses. */
export async function sendEvents(
  port: number,
  listings: number,
  seconds: number,
): Promise<EventsSent> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const random = seeded(SEED);
  const sent: EventsSent = { events: 0, refused: [], samples: [] };
  const begun = performance.now();
  const send = async (number: number): Promise<void> => {
    const wait = begun + (number * 1_000) / REQUESTS_PER_SECOND - performance.now();
    if (wait > 0) await setTimeout(wait);
    const body = JSON.stringify(eventsOf(random, listings));
    const start = performance.now();
    const status = await post(agent, port, `198.51.100.${number % ADDRESSES}`, body);
    sent.samples.push(performance.now() - start);
    if (status === 204) sent.events += BATCH;
    else sent.refused.push(status);
  };
  await Promise.all(
    Array.from({ length: seconds * REQUESTS_PER_SECOND }, (_, number) => send(number)),
  );
  agent.destroy();
  return sent;
}
