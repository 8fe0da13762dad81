import type { APIRequestContext, CDPSession, Page } from "@playwright/test";
import type { Site } from "../site/site.ts";
import type { TestAccounts } from "./test-accounts.ts";

/** Who looks at a page. */
export type Who = "visitor" | "person";

/** A page that is being looked at. */
export interface Visit {
  page: Page;
  /** Makes the page's window one that is touched, for as long as it is open. */
  devices: CDPSession;
  /** The site in the language of the visit. */
  site: Site;
  /** The site's server, requested without a browser. */
  server: APIRequestContext;
  accounts: TestAccounts;
}

/** A page, or a state of one, that everybody must be able to use. */
export interface ShownPage {
  name: string;
  /** @default "visitor" */
  who?: Who;
  /** A path of the site, perhaps with a query. */
  address: string | ((visit: Visit) => string | Promise<string>);
  /** What is done before the page is requested, while another one of the site is shown. */
  prepare?: (page: Page) => Promise<unknown>;
  /** English text of its first heading, which shows that the page is there. */
  heading?: string;
  /** Goes on from the address to the state that is meant; resolves once that is shown. */
  reach?: (visit: Visit) => Promise<void>;
}
