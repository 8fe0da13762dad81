import type { Feature } from "@hjem/storefront/routes";
import { feature } from "../feature.ts";

/** The results' messages without their routes, for tests of components alone. */
export const testFeature: Feature = { ...feature, routes: [] };
