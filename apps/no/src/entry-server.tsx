import "@hjem/storefront/styles.css";
import "./theme.css";
import { createRenderer } from "@hjem/storefront/render";
import { storefront } from "./storefront.ts";

export const site = createRenderer(storefront);
