import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import type { DiskSpace } from "../db/disk-space.ts";
import { ApiError } from "./api-error.ts";

const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** What is asked by POST and stores nothing, or a few bytes without which nobody could read on or sign out. */
const servedRoutes: ReadonlySet<string | undefined> = new Set([
  "/api/v2/property/search",
  "/api/v4/property/search",
  "/api/v4/property/map",
  "/api/v2/property/facets",
  "/api/v4/property/similar",
  "/api/v2/search/reading",
  "/api/listing/check-prices",
  "/api/web-access",
  "/api/refresh",
  "/api/logout",
]);

/** Refuses what would be stored while the disk is full, before anything of it is received; `/metrics` says so. */
export const addFullDisk = (app: FastifyInstance, disk: DiskSpace, metrics: Registry): void => {
  app.addHook("onRequest", async ({ method, routeOptions }) => {
    if (!disk.isFull || readingMethods.has(method) || servedRoutes.has(routeOptions.url)) return;
    throw new ApiError("storage_full");
  });
  void new Gauge({
    name: "hjem_disk_full",
    help: "1 while nothing is stored because the disk has no room.",
    registers: [metrics],
    collect() {
      this.set(disk.isFull ? 1 : 0);
    },
  });
};
