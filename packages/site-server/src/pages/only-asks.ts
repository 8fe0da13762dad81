import type { SendRequest } from "@hjem/api-client/api-context";

/** What is asked by POST and changes nothing: a search is too long for an address. */
const askedByPost = /\/api\/v\d+\/(?:property\/(?:search|map|facets|similar)|search\/reading)$/;

/**
 * Calls of a page that somebody opens: they ask, and change nothing (D122). What a page would change when it is opened, by a
 * person, a scanner of mail or a robot, is not sent to the API, and the page fails.
 */
export const onlyAsks =
  (send: SendRequest): SendRequest =>
  async (address, request) => {
    const { method } = request;
    const { pathname } = new URL(address);
    if (
      method === "GET" ||
      method === "HEAD" ||
      (method === "POST" && askedByPost.test(pathname))
    ) {
      return send(address, request);
    }
    throw new Error(`A page that is opened must not call ${method} ${pathname}.`);
  };
