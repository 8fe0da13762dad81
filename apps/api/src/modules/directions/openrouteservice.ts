import type { CommuteMode } from "@hjem/domain/travel/directions";
import { DirectionsResponse } from "@hjem/domain/travel/directions-response";
import { z } from "zod";
import type { RoutingSettings } from "./routing-settings.ts";
import { type FindRoute, RoutingError } from "./routing.ts";

/** A person looks at the page meanwhile: after this the estimate is shown. */
const TIMEOUT_MS = 3_000;
/** A route of the longest drive is far below this. */
const BODY_MAX_BYTES = 4_000_000;

/** Its profiles (SAVE-063). */
const profiles: Readonly<Record<CommuteMode, string>> = {
  walking: "foot-walking",
  biking: "cycling-regular",
  driving: "driving-car",
};

/** Too far for the service, no route, no road near the point. */
const unreachable: readonly number[] = [2004, 2009, 2010];

const Features = DirectionsResponse.pick({ type: true, features: true });
const Failure = z.object({ error: z.object({ code: z.number() }) });

/** Reads the body up to a size; what is longer is no route. */
async function readBody(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > BODY_MAX_BYTES) throw new RoutingError("too long");
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as unknown;
}

/**
 * Routes of a server that speaks the protocol of openrouteservice (SAVE-062): its own, or one that is run beside the
 * API. A negative time, a line with one corner and any other nonsense is an error, never a route.
 */
export const openRouteService =
  ({ url, key }: RoutingSettings, timeoutMs: number = TIMEOUT_MS): FindRoute =>
  async ({ mode, start, end }) => {
    const query = new URLSearchParams({
      start: `${start.lng},${start.lat}`,
      end: `${end.lng},${end.lat}`,
      ...(key !== null && { api_key: key }),
    });
    let body: unknown;
    let isOk: boolean;
    try {
      const response = await fetch(`${url}/v2/directions/${profiles[mode]}?${query}`, {
        headers: { accept: "application/geo+json", "user-agent": "hjem" },
        // An address goes nowhere but to the configured service.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      isOk = response.ok;
      body = await readBody(response);
    } catch (error) {
      // Never the network's own message: it may quote the key.
      throw new RoutingError(error instanceof RoutingError ? error.message : "unavailable");
    }
    const failure = Failure.safeParse(body);
    if (!isOk && failure.success && unreachable.includes(failure.data.error.code)) return null;
    const read = Features.safeParse(body);
    if (!isOk || !read.success) throw new RoutingError("no route");
    return { ...read.data, metadata: { engine: "openrouteservice" } };
  };
