import type { Feature } from "@hjem/storefront/routes";
import { feature } from "../feature.ts";

/** The package's words without its routes, for tests that show a page alone. */
export const words: Feature = { ...feature, routes: [] };
