import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createApp } from "../app/create-app.ts";
import { PageProvider } from "../app/page-provider.tsx";
import type { AnyPageModule, Feature } from "../app/storefront-route.ts";
import { followErrors } from "../client/follow-errors.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { notFound } from "../page/loader-response.ts";
import { createGuard, type Guard } from "../session/access/access-rule.ts";
import { TEST_NOW } from "../testing/render-with-storefront.tsx";
import { testStorefronts } from "../testing/test-storefronts.ts";
import { createRoutes } from "./create-routes.tsx";
import { skeletonRoute } from "./skeleton-route.tsx";

const page = (words: string): AnyPageModule => ({ Component: () => <h1>{words}</h1> });
const noMessages = async () => ({ messages: {} });

/** A site of four pages, opened at a URL. */
async function visit(address: string, guard?: Guard) {
  const loaded = vi.fn();
  const fetched = {
    home: vi.fn(async () => page("Home")),
    account: vi.fn(async (): Promise<AnyPageModule> => ({
      ...page("Account"),
      loader: loaded,
      Skeleton: lazyComponent(async () => ({ default: () => <h1>Your account</h1> }), {
        render: "on-visible",
      }),
    })),
  };
  const missing: AnyPageModule = {
    ...page("Missing"),
    loader: () => {
      throw notFound();
    },
  };
  const feature: Feature = {
    name: "test",
    catalogs: { en: noMessages, no: noMessages },
    routes: [
      { id: "t.home", path: "/", layout: "default", access: "public", lazy: fetched.home },
      {
        id: "t.missing",
        path: "/missing",
        layout: "default",
        access: "public",
        lazy: async () => missing,
      },
      {
        id: "t.login",
        path: "/login",
        layout: "blank",
        access: "public",
        lazy: async () => page("Sign in"),
      },
      { id: "t.user", path: "/user", layout: "user", access: "signed-in", lazy: fetched.account },
    ],
  };
  const storefront = { ...testStorefronts.no, features: [feature] };
  const app = createApp(storefront, {
    language: "no",
    origin: "http://no.localhost",
    now: TEST_NOW,
  });
  await app.activateLanguage("no");
  const routes = createRoutes(storefront, {
    appOf: () => app,
    fetchPage: (load) => load(),
    ...(guard ? { guard } : { skeletonRoute }),
  });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  followErrors(app, router);
  const screen = await render(
    <PageProvider app={app}>
      <RouterProvider router={router} />
    </PageProvider>,
  );
  return { screen, router, app, fetched, loaded };
}

const guardFor = (hasToken: boolean) =>
  createGuard(async () => ({ hasToken, isAdmin: false, isLoginBypassed: false }));

test("FND-031: loads the code of a page when it is visited, and not before", async () => {
  const { screen, router, fetched } = await visit("/missing");
  await expect.element(screen.getByText("404")).toBeVisible();
  expect(fetched.home).not.toHaveBeenCalled();
  await router.navigate("/");
  await expect.element(screen.getByRole("heading", { name: "Home" })).toBeVisible();
  expect(fetched.home).toHaveBeenCalledOnce();
});

test("FND-032, FND-033: the default layout has header and footer, the blank one neither", async () => {
  const { screen, router } = await visit("/");
  await expect.element(screen.getByRole("banner")).toBeVisible();
  await expect.element(screen.getByRole("contentinfo")).toBeInTheDocument();
  await router.navigate("/login");
  await expect.element(screen.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect.element(screen.getByRole("banner")).not.toBeInTheDocument();
});

test("FND-038..040, UI-014: an unknown URL shows the 404 page, and leaving it clears the error", async () => {
  const { screen, router, app } = await visit("/a/b/c");
  await expect.element(screen.getByRole("heading", { name: "Vi finner ikke siden" })).toBeVisible();
  await vi.waitFor(() => expect(app.store.getState().app.error).toBe("Error404"));
  await router.navigate("/");
  await expect.element(screen.getByRole("heading", { name: "Home" })).toBeVisible();
  expect(app.store.getState().app.error).toBeNull();
});

test("D26: redirects a visitor without a session to sign-in with a return URL, and requests nothing of the page", async () => {
  const { screen, router, fetched } = await visit("/user?tab=2", guardFor(false));
  await expect.element(screen.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/login?redirect=%2Fuser%3Ftab%3D2",
  );
  expect(fetched.account).not.toHaveBeenCalled();
});

test("D26: with a session the page is shown", async () => {
  const { screen } = await visit("/user", guardFor(true));
  await expect.element(screen.getByRole("heading", { name: "Account" })).toBeVisible();
});

test("D26: where there is no guard, as on the server, shows only the page's heading and shape, without its data", async () => {
  const { screen, loaded } = await visit("/user");
  await expect.element(screen.getByRole("heading", { name: "Your account" })).toBeVisible();
  expect(screen.container.querySelector("[aria-busy]")).not.toBeNull();
  // The link is for visitors without JavaScript: the others are signed in, or led to sign-in.
  await expect
    .element(screen.getByRole("link", { name: /Logg inn for å se/ }))
    .not.toBeInTheDocument();
  expect(loaded).not.toHaveBeenCalled();
});

test("D25: a language in the URL sets the language from then on, an unknown value has no effect", async () => {
  const { screen, router, app } = await visit("/");
  await router.navigate("/?language=en");
  await expect.element(screen.getByRole("link", { name: "Skip to content" })).toBeInTheDocument();
  await router.navigate("/login");
  expect(app.page.language.code).toBe("en");
  await router.navigate("/?language=xx");
  expect(app.page.language.code).toBe("en");
});
