import type { APIRequestContext, CDPSession, Page } from "@playwright/test";
import type { Site } from "../site/site.ts";
import type { TestAccounts } from "./test-accounts.ts";

/** Role of the visitor: an administrator is a person with a role and a second factor. */
export type Who = "visitor" | "person" | "administrator";

/** What a person has stored, where pages that show it are checked. */
export interface OwnThings {
  /** A listing that is filled in. */
  draftId: string;
  /** A collection with homes. */
  collectionId: string;
}

/** An open page. */
export interface Visit {
  page: Page;
  /** Emulates touch input in the window. */
  devices: CDPSession;
  /** The site in the language of the visit. */
  site: Site;
  /** Requests to the site's server without a browser. */
  server: APIRequestContext;
  accounts: TestAccounts;
  own?: OwnThings;
}

/** A page, or a state of one, that is checked for accessibility. */
export interface ShownPage {
  name: string;
  /** @default "visitor" */
  who?: Who;
  /** A path of the site, perhaps with a query. */
  address: string | ((visit: Visit) => string | Promise<string>);
  /** Runs before the page is requested, on another page of the site. */
  prepare?: (page: Page) => Promise<unknown>;
  /** English text of its first heading, which identifies the page. */
  heading?: string;
  /** Brings the opened page to the checked state; resolves once that is shown. */
  reach?: (visit: Visit) => Promise<void>;
}
