import "@hjem/storefront/styles.css";
import "./theme.css";
import { whenShown } from "@hjem/storefront/when-shown";

void whenShown(() => import("./hydrate.ts"));
