import { fieldsOf } from "@hjem/domain/narrow";
import type { TestAccounts } from "@hjem/e2e/test-accounts";
import type { APIRequestContext, APIResponse } from "playwright";
import { makePhoto } from "../publish/photos.ts";

/** Headers of a signed-in request. */
export interface SignedIn {
  authorization: string;
}

/** Signs a test account in without a browser. */
export async function signInByApi(
  server: APIRequestContext,
  { person: email, password }: TestAccounts,
): Promise<SignedIn> {
  const signedIn = await server.post("/api/login", { data: { email, password } });
  const { access_token: token } = fieldsOf(await signedIn.json());
  return { authorization: `Bearer ${String(token)}` };
}

const DRAFTS = "/api/user/properties/draft";

/** The `data` of a response. @throws {Error} for an error of the API. */
export async function dataOf(response: APIResponse): Promise<Readonly<Record<string, unknown>>> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()}`);
  return fieldsOf(fieldsOf(await response.json()).data);
}

/** Changes of a draft, as they are sent. */
type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What such a draft lacks until it can be paid for. */
export const theRest: Changes = {
  property_detail: { title: "Lys toroms med utsikt", description: "<p>Rolig bakgård.</p>" },
  price_and_date: { asking_price: 4_500_000 },
  contacts: { name: "Kari Prøve", email: "kari@example.no" },
};

/** Makes a draft whose first tabs are complete, so that the others are open, with more where it is given; its id. */
export async function makeDraft(
  server: APIRequestContext,
  { authorization }: SignedIn,
  more: Changes = {},
): Promise<string> {
  const headers = { authorization };
  const made = await dataOf(
    await server.post(DRAFTS, { data: { listing_type: "residential_sale" }, headers }),
  );
  const path = `${DRAFTS}/${String(made.id)}`;
  const photo = await makePhoto(1);
  const file = { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: photo };
  const { version } = await dataOf(
    await server.post(`${path}/images`, { multipart: { file }, headers }),
  );
  await dataOf(
    await server.patch(path, {
      data: {
        ...more,
        property_detail: { ...more["property_detail"], property_types: ["apartment"] },
        location: {
          street: "Storgata 1",
          suburb: "Sentrum",
          region: "NSW",
          post_code: "2010",
          coordinates: { lat: -33.88, lng: 151.21 },
        },
      },
      headers: { ...headers, "if-match": `"${String(version)}"` },
    }),
  );
  return String(made.id);
}
