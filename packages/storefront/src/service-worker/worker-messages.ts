/** Two sites of one machine share the origins of these hosts: a worker of one would store pages of the other (D116). */
export const sharedHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** From a page: the waiting worker of a new build takes over. */
export const ACTIVATE = "activate";
/** From a page: `{ page, files }` are stored, addresses of the site. */
export const KEEP = "keep";
/** From the worker: a new build has taken over, and its files have replaced those of this page. */
export const REPLACED = "replaced";
