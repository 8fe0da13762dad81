import { regionAuBasics as region } from "@hjem/region-au/basics";
import { startSiteWorker } from "@hjem/storefront/site-worker";
import { themeScript } from "@hjem/storefront/theme-script";
import colors from "./theme.css?inline";

/** Set by the build. */
declare const SITE_BUILD: string;

startSiteWorker(self, { region, build: SITE_BUILD, themeScript, colors });
