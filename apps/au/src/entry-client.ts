import "@hjem/storefront/styles.css";
import "./theme.css";
import { loadScripts } from "@hjem/storefront/load-scripts";

void loadScripts(() => import("./hydrate.ts"));
