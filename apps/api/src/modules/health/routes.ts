import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** Whether the process can serve requests; false while demo data is being made. */
export interface Readiness {
  isReady: boolean;
}

const Status = z.object({ status: z.literal("ok") });

/** What `/ready` depends on. */
export interface HealthDeps {
  db: Database;
  readiness: Readiness;
  /** The index in memory, where there is one. */
  searchIndex: { readonly isSettled: boolean } | null;
}

/** `/health`: the process runs. `/ready`: it can serve requests. */
export const healthRoutes =
  ({ db, readiness, searchIndex }: HealthDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    app.get(
      "/health",
      {
        schema: {
          summary: "Liveness of the process",
          description: "Without the database: 200 as long as the process responds.",
          tags: ["operation"],
          response: { 200: Status },
        },
      },
      async () => ({ status: "ok" as const }),
    );
    app.get(
      "/ready",
      {
        schema: {
          summary: "Readiness",
          description:
            "503 `not_ready` until the data is there and the search index has been loaded; queries the database.",
          tags: ["operation"],
          response: { 200: Status },
        },
      },
      async () => {
        if (!readiness.isReady || searchIndex?.isSettled === false) throw new ApiError("not_ready");
        await sql`select 1`.execute(db);
        return { status: "ok" as const };
      },
    );
  };
