import { regionAuBasics } from "@hjem/region-au/basics";
import { startPushWorker, type WorkerScope } from "@hjem/storefront/push-worker";

startPushWorker(self as unknown as WorkerScope, regionAuBasics);
