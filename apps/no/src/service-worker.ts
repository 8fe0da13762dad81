import { regionNoBasics } from "@hjem/region-no/basics";
import { startPushWorker, type WorkerScope } from "@hjem/storefront/push-worker";

startPushWorker(self as unknown as WorkerScope, regionNoBasics);
