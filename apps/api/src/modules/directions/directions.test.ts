import { isUnreachable, parseRoute } from "@hjem/domain/travel/directions";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { estimateRoute } from "./estimate-route.ts";
import { openRouteService } from "./openrouteservice.ts";
import { readRoutingSettings } from "./routing-settings.ts";
import { RoutingError } from "./routing.ts";

/** A passing test never waits for it. */
const PATIENT_MS = 60_000;
const HASTY_MS = 200;
const home = { lat: 59.914, lng: 10.754 };
const work = { lat: 59.95, lng: 10.76 };
const way = { mode: "driving", start: home, end: work, isFjordCounty: false } as const;

const answer = (
  summary: object,
  coordinates: unknown = [
    [10.754, 59.914],
    [10.757, 59.93],
    [10.76, 59.95],
  ],
) => ({
  type: "FeatureCollection",
  features: [
    { type: "Feature", geometry: { type: "LineString", coordinates }, properties: { summary } },
  ],
});

let respond: (response: ServerResponse) => void = () => undefined;
let requested: IncomingMessage["url"] = "";
const service = createServer(({ url }, response) => {
  requested = url;
  respond(response);
});
let limitMs = PATIENT_MS;
let findRoute: ReturnType<typeof openRouteService>;
let api: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${port}`, key: "secret" };
  findRoute = (route) => openRouteService(settings, limitMs)(route);
  api = await openTestApp({ findRoute: (route) => findRoute(route) });
});
afterAll(async () => {
  await api.close();
  service.closeAllConnections();
  service.close();
});

const sends =
  (status: number, body: unknown) =>
  (response: ServerResponse): void =>
    void response
      .writeHead(status, { "content-type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));

test("SAVE-054, SAVE-062..064: a route is requested by profile, points and key, and is a line, the address, metres and seconds", async () => {
  respond = sends(200, answer({ distance: 5_120.4, duration: 754.2 }));
  const route = await findRoute(way);
  expect(requested).toBe(
    "/v2/directions/driving-car?start=10.754%2C59.914&end=10.76%2C59.95&api_key=secret",
  );
  expect(route && parseRoute(route, "Jobb")).toEqual({
    coordinates: [
      [10.754, 59.914],
      [10.757, 59.93],
      [10.76, 59.95],
    ],
    addressDisplayName: "Jobb",
    distance: 5_120.4,
    duration: 754.2,
    isEstimate: false,
  });
});

test("SAVE-066: too far, no route and no road near are unreachable", async () => {
  for (const code of [2004, 2009, 2010]) {
    respond = sends(404, { error: { code, message: "no" } });
    expect(await findRoute(way)).toBeNull();
  }
});

test("a service that is slow, broken, over its limit or lying has no route", async () => {
  const endless: ((response: ServerResponse) => void)[] = [
    () => undefined,
    (response) => void response.writeHead(200).write("{"),
  ];
  const failures: typeof endless = [
    ...endless,
    (response) => void response.socket?.end("nonsense\r\n\r\n"),
    sends(200, "not JSON"),
    sends(429, { error: "Rate limit exceeded" }),
    sends(500, ""),
    sends(200, answer({ distance: 5_000, duration: -60 })),
    sends(200, answer({ distance: -1, duration: 60 })),
    sends(200, answer({})),
    sends(200, answer({ distance: 1, duration: 1 }, [[10.7, 59.9]])),
    sends(
      200,
      answer({ distance: 1, duration: 1 }, [
        [999, 0],
        [0, 0],
      ]),
    ),
    sends(200, { type: "FeatureCollection", features: [] }),
    (response) => void response.writeHead(302, { location: "https://elsewhere.example" }).end(),
  ];
  for (const failure of failures) {
    respond = failure;
    limitMs = endless.includes(failure) ? HASTY_MS : PATIENT_MS;
    await expect(findRoute(way)).rejects.toThrow(RoutingError);
  }
});

const get = (query: string) =>
  api.app.inject({ url: `/api/directions/${query}`, headers: { host: "no.localhost" } });

test("SAVE-065: without a route from the service the visitor gets the estimate, said to be one", async () => {
  respond = sends(200, answer({ distance: 5_000, duration: -60 }));
  const response = await get("driving?start=10.754,59.914&end=10.76,59.95");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ metadata: { engine: "estimate" } });
  expect(response.headers["cache-control"]).toContain("private");
});

test("SAVE-066: an address that no way leads to is 404 with the code 2004", async () => {
  respond = sends(404, { error: { code: 2009, message: "no" } });
  const response = await get("biking?start=10.754,59.914&end=10.76,59.95");
  expect(response.statusCode).toBe(404);
  expect(isUnreachable(response.json<{ error: { code: number } }>().error)).toBe(true);
});

test("a point that is none is refused with its field", async () => {
  for (const start of ["", "10.7", "10.7,91", "181,59", "a,b", "10.7,59.9,1"]) {
    const response = await get(`driving?start=${start}&end=10.76,59.95`);
    expect(response.statusCode).toBe(400);
  }
});

test("D82: the estimate is the search's own, longer in counties with fjords, and has no way to other land", () => {
  const minutes = (isFjordCounty: boolean) =>
    (estimateRoute({ ...way, isFjordCounty })?.features[0]?.properties.summary.duration ?? 0) / 60;
  expect(minutes(false)).toBe(13);
  expect(minutes(true)).toBeGreaterThan(minutes(false));
  const melbourne = { lat: -37.81, lng: 144.96 };
  const hobart = { lat: -42.88, lng: 147.33 };
  expect(estimateRoute({ ...way, start: melbourne, end: hobart })).toBeNull();
  expect(estimateRoute({ ...way, end: melbourne })).toBeNull();
  const drammen = { lat: 59.744, lng: 10.204 };
  expect(estimateRoute({ ...way, end: drammen })).not.toBeNull();
  expect(estimateRoute({ ...way, mode: "walking", end: { lat: 60.79, lng: 11.07 } })).toBeNull();
});

test("routes are requested over https, or from this machine", () => {
  expect(readRoutingSettings({})).toBeNull();
  expect(readRoutingSettings({ ROUTING_URL: "http://127.0.0.1:8080/ors/" })).toEqual({
    url: "http://127.0.0.1:8080/ors",
    key: null,
  });
  for (const wrong of ["yes", "http://ors.example.no", "https://a:b@ors.example.no"]) {
    expect(() => readRoutingSettings({ ROUTING_URL: wrong })).toThrow(/^ROUTING_URL is not usable/);
  }
});
