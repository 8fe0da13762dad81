import "@hjem/storefront/styles.css";
import "./theme.css";
import { hydrateStorefront } from "@hjem/storefront/client";
import { storefront } from "./storefront.ts";

void hydrateStorefront(storefront);
