import { readProviderReturn, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { LightMyRequestResponse } from "fastify";
import type { TestBrowser } from "./account-tests.ts";

/** The identity entered on the simulated provider's page; `answer: "cancel"` leaves it. */
export interface ProviderResult {
  name?: string;
  email?: string;
  verified?: string;
  answer?: "go_on" | "cancel";
}

/** What a provider sent back, as the site's page reads it. */
export interface Returned {
  redirectUrl: string;
  code: string | null;
  state: string;
  error: string | null;
}

const HOPS_MAX = 8;

const pathOf = (location: unknown, origin: string): string => {
  const url = new URL(String(location), origin);
  return url.pathname + url.search;
};

/** The fields of the form with which Apple responds. */
const formFields = (html: string): URLSearchParams =>
  new URLSearchParams(
    [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );

/** Goes to a provider's stand-in as a browser does: every redirect and cookie, until the site is reached again. */
export const visitProvider = async (
  page: TestBrowser,
  provider: SignInProvider,
  {
    redirect,
    join,
    origin = "http://no.localhost:3000",
    ...responded
  }: ProviderResult & { redirect?: string; join?: boolean; origin?: string } = {},
): Promise<Returned & { authorizationUrl: URL; page: string }> => {
  const start = await page.call(`/api/auth/${provider}/start`, { body: { redirect, join } });
  const authorizationUrl = new URL(start.json().authorization_url);
  const redirectUrl = authorizationUrl.searchParams.get("redirect_uri") ?? "";
  const state = authorizationUrl.searchParams.get("state") ?? "";
  const isHome = (location: unknown) =>
    new URL(String(location), origin).href.startsWith(new URL(redirectUrl).href);

  let response: LightMyRequestResponse = await page.call(
    authorizationUrl.pathname + authorizationUrl.search,
    { method: "GET" },
  );
  let shown = "";
  for (let hop = 0; hop < HOPS_MAX; hop += 1) {
    const { location } = response.headers;
    if (location === undefined) break;
    if (isHome(location)) {
      const query = new URL(location, origin).searchParams;
      const back = readProviderReturn(query);
      return {
        authorizationUrl,
        page: shown,
        redirectUrl,
        state,
        code: back?.code ?? null,
        error: back?.error ?? null,
      };
    }
    const path = pathOf(location, origin);
    response = await page.call(path, { method: "GET" });
    if (path.includes("/interaction/")) {
      shown = response.body;
      const form = { name: "Kari Prøve", email: "kari@example.com", ...responded };
      response = await page.call(path, {
        body: new URLSearchParams(form).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    }
  }
  const posted = formFields(response.body);
  const error = posted.get("error");
  return { authorizationUrl, page: shown, redirectUrl, state, code: posted.get("code"), error };
};

/** Sends the provider's parameters to the API, as the site's page does. */
export const returnFromProvider = async (
  page: TestBrowser,
  provider: SignInProvider,
  { code, state, redirectUrl }: Pick<Returned, "code" | "state" | "redirectUrl">,
  typed: { email?: string; password?: string } = {},
): Promise<LightMyRequestResponse> => {
  const response = await page.call("/api/external-login", {
    body: { service: provider, code, state, redirect_url: redirectUrl, ...typed },
  });
  if (response.statusCode === 200) page.token = response.json().access_token;
  return response;
};
