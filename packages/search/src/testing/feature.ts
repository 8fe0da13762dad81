import type { Feature } from "@hjem/storefront/routes";
import { feature } from "../feature.ts";

/** The results' words without their routes, for tests that show parts alone. */
export const testFeature: Feature = { ...feature, routes: [] };
