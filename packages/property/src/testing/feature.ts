import type { Feature } from "@hjem/storefront/routes";
import { feature } from "../feature.ts";

/** The page's messages without its routes, for tests of its components alone. */
export const testFeature: Feature = { ...feature, routes: [] };
