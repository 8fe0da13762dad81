import { createTestAccounts } from "@hjem/e2e/test-accounts";
import { request, type APIRequestContext } from "playwright";
import { dataOf, signInByApi, type SignedIn } from "../wizard/make-draft.ts";

const DRAFTS = "/api/user/properties/draft";

/** Somebody with an account, who calls the site from an address of their own. */
export interface SitePerson {
  server: APIRequestContext;
  headers: Readonly<Record<keyof SignedIn, string>>;
  /** Makes an empty draft, on request from another address; its path. */
  newDraft: (from?: Readonly<Record<string, string>>) => Promise<string>;
}

/** Opens an account on the site of a port; `name` and `address` are theirs alone. */
export async function openPerson(port: number, name: string, address: string): Promise<SitePerson> {
  const server = await request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { "x-forwarded-host": `no.localhost:${port}`, "x-forwarded-for": address },
  });
  const headers = await signInByApi(server, await createTestAccounts(server, name));
  return {
    server,
    headers,
    newDraft: async (from = {}) => {
      const data = { listing_type: "residential_sale" };
      const { id } = await dataOf(
        await server.post(DRAFTS, { data, headers: { ...headers, ...from } }),
      );
      return `${DRAFTS}/${String(id)}`;
    },
  };
}
