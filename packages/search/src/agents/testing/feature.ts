import type { Feature } from "@hjem/storefront/routes";
import { feature } from "../feature.ts";

/** The room's words without its routes, for tests that show its parts alone. */
export const testFeature: Feature = { ...feature, routes: [] };
