import { hydrateStorefront } from "@hjem/storefront/client";
import { storefront } from "./storefront.ts";

void hydrateStorefront(storefront);
