import type { Listing } from "@hjem/domain/listing/listing";
import type { RoomDecorationAnswer } from "@hjem/domain/listing/room-pictures";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { Database } from "./db/schema.ts";
import type { StandIns } from "./modules/external-login/offered-sign-in.ts";
import type { Site } from "./regions.ts";

/** What the demo alone adds to the API (D27). Live has none, and loads nothing of it. */
export interface DemoPort {
  /** Documents of made-up homes, and the pages of those who would advertise them. */
  listingRoutes: (deps: { db: Database; regions: readonly Site[] }) => FastifyPluginAsync;
  /** Mail to be read at `/dev/outbox`; null where it really goes out. */
  outboxRoutes: FastifyPluginAsync | null;
  /** Stands in for the providers that nobody has configured. */
  createStandIns: (
    app: FastifyInstance,
    deps: { now: () => number },
  ) => StandIns & { routes: FastifyPluginAsync };
  /** Ideas for furnishing a made-up home. */
  findDecorations: (listing: Pick<Listing, "id" | "images">) => RoomDecorationAnswer["data"];
}
