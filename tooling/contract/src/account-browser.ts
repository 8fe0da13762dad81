import type { ApiContext } from "@hjem/api-client/api-context";
import { authApi } from "@hjem/api-client/endpoints/auth";
import { defaultSearchPaths, servicesAt } from "@hjem/api-client/services";
import type { TestApp } from "@hjem/api/testing/test-app";
import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { createContractStore } from "./contract-store.ts";
import { injectedFetch } from "./injected-fetch.ts";

/** What a test follows of a browser. */
interface Following {
  /** Called before each request. */
  onRequest?: (method: string, headers: Headers) => Promise<void> | undefined;
  /** Called where a token is rejected; true once there is a new one. */
  renewSession?: () => Promise<boolean>;
}

/** The client of one browser of the Norwegian site; `problems` collects responses of a wrong shape. */
export function openAccountBrowser(server: TestApp, person: { email: string; password: string }) {
  const problems: string[] = [];
  const current: { token: string | undefined } = { token: undefined };
  const followed: Following = {};
  const send = injectedFetch(server.app, "no.localhost:3000");
  const context: ApiContext = {
    services: servicesAt(),
    searchPaths: defaultSearchPaths,
    async fetch(address, request) {
      await followed.onRequest?.(request.method, new Headers(request.headers));
      return send(address, request);
    },
    renewSession: async () => (await followed.renewSession?.()) ?? false,
    language: () => "no",
    token: () => current.token,
    timeoutMs: 30_000,
    onBadResponse: (problem) => problems.push(problem),
  };
  const { dispatch } = createContractStore(context);
  const signIn = async () => {
    const response = await dispatch(authApi.endpoints.login.initiate(person)).unwrap();
    if ("secondStep" in response) throw new Error("The account has a second step.");
    current.token = response.accessToken;
    return response;
  };
  const follow = (following: Following) => void Object.assign(followed, following);
  return { dispatch, problems, current, signIn, follow };
}

/** The client of a new person of the Norwegian site who is signed in; one after the other, as it reads the newest mail. */
export async function openSignedIn(
  server: TestApp,
  { email, password }: { email: string; password: string },
) {
  const browser = openAccountBrowser(server, { email, password });
  const { register, activate } = authApi.endpoints;
  const person = { email, name: "Prøve", password, termsVersion: TERMS_VERSION } as const;
  await browser.dispatch(register.initiate(person)).unwrap();
  const token = await mailedToken(server, "activate");
  await browser.dispatch(activate.initiate({ token })).unwrap();
  await server.db.deleteFrom("mail").execute();
  await browser.signIn();
  return browser;
}

/** The token of the newest link of a kind. */
export async function mailedToken(server: TestApp, kind: string): Promise<string> {
  const mails = await server.db
    .selectFrom("mail")
    .select("message")
    .where("key", "like", `account/%/${kind}/%`)
    .orderBy("created_at", "desc")
    .execute();
  return /(?:token=|export\/)([\w-]+)/.exec(mails[0]?.message.text ?? "")?.[1] ?? "";
}
