import "@hjem/storefront/styles.css";
import "./theme.css";
import { createRenderer } from "@hjem/site-server/render";
import { storefront } from "./storefront.ts";

export const site = createRenderer(storefront);
