import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every route and serves `/metrics` in the text format of Prometheus; others may register more metrics. */
export const addMetrics = (app: FastifyInstance): Registry => {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: "hjem_" });
  const durations = new Histogram({
    name: "hjem_http_request_seconds",
    help: "Time from the arrival of a request to the end of its response.",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers: [register],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { schema: { hide: true } }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
  return register;
};
