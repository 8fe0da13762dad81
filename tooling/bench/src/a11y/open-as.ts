import type { OwnThings, Visit } from "@hjem/e2e/shown-page";
import { signIn } from "@hjem/e2e/sign-in-pages";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { dataOf, makeDraft, signInByApi, theRest } from "../wizard/make-draft.ts";

/** Password of the admin area of the stack. */
const ADMIN_PASSWORD = "an admin area of a bench";
/** Homes in the collection, which are compared. */
const HOMES = 3;

/** Suffix of the accounts of a site's administrator. */
const ADMINISTRATOR = "administrator";

/** Environment of the stack: the account that `openAdminArea` signs in becomes the administrator of its market. */
export const administratorEnvironment = {
  ADMIN_ACCESS_PASSWORD: ADMIN_PASSWORD,
  FIRST_ADMINISTRATOR: ["no", "au"]
    .map((id) => `${id}:person.${ADMINISTRATOR}.${id}@hjem.example`)
    .join(","),
};

/** Stores a listing that is filled in, a collection with homes and a saved search for the person of a visit. */
export async function storeOwnThings({
  server,
  accounts,
}: Pick<Visit, "server" | "accounts">): Promise<OwnThings> {
  const headers = { ...(await signInByApi(server, accounts)) };
  const list = await (await server.get("/list")).text();
  const ids = [...list.matchAll(/href="\/property\/[^"/?]+\/(\w{10})/g)].map(([, id]) => id);
  const properties = [...new Set(ids)].slice(0, HOMES);
  const collections = "/api/v2/property-collections";
  const { id } = await dataOf(await server.post(collections, { data: { name: "Stuer" }, headers }));
  await server.post(`${collections}/${String(id)}/properties`, { data: { properties }, headers });
  await dataOf(
    await server.post("/api/search-collections", {
      data: {
        name: "Tre rom",
        query: { listing_type: "buy", bedroom_min: 3 },
        notifications: "daily",
      },
      headers,
    }),
  );
  return { draftId: await makeDraft(server, { ...headers }, theRest), collectionId: String(id) };
}

/** Sends a request of the signed-in page to the API; its `data`, or the whole response. */
const callFrom = async (
  page: Page,
  path: string,
  body: object,
  token?: string,
): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    async ([url, sent, bearer]) => {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body: sent,
      });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const json = await response.json();
      return json.data ?? json;
    },
    [path, JSON.stringify(body), token ?? ""] as const,
  );

/** Opens the gate of the admin area for a browser; who goes in and may do what is another question. */
export const openGate = (page: Page): Promise<unknown> =>
  callFrom(page, "/api/web-access", { scope: "admin", password: ADMIN_PASSWORD });

/**
 * Signs the administrator of the site in: adds an authenticator app, whose code is the second factor of this session, and
 * opens the gate. A listing is reported, so that the queue has a case.
 */
export async function openAdminArea(visit: Visit): Promise<void> {
  const { page, server } = visit;
  const property = /property\/[^"/?]+\/(\w{10})/.exec(
    await (await server.get("/list")).text(),
  )?.[1];
  await signIn(visit);
  const { access_token: token } = await callFrom(page, "/api/refresh", {});
  const { secret = "" } = await callFrom(page, "/api/user/factors/totp", {}, token);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await callFrom(page, "/api/user/factors/totp/confirm", { code }, token);
  await openGate(page);
  await server.post(`/api/v2/property/${property}/report`, {
    data: { kind: "scam", words: "Betaling uten visning" },
  });
}
