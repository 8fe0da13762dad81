import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PageProvider } from "../app/page-provider.tsx";
import { browserStorage } from "../storage/browser-storage.ts";
import { PENDING_ACTION_KEY } from "../storage/storage-keys.ts";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { samplePerson, sampleProfile } from "../testing/sample-person.ts";
import type { StubResponses } from "../testing/stub-api.ts";
import type { ProviderVisit } from "./pending-action.ts";
import { resumeRegistration } from "./registration.ts";
import { closeSignIn, openSignIn } from "./sign-in/open-sign-in.ts";
import { startSession } from "./start-session.ts";
import { pendingActions } from "./tab-actions.ts";
import { useProtectedAction } from "./use-protected-action.ts";

const STATE = "vipps-login.x";
const visit: ProviderVisit = {
  state: STATE,
  back: "/list?page=2",
  action: { name: "save/a1", about: { title: "Save it" } },
};
const responses: StubResponses = {
  "GET /api/auth/providers": { data: [{ provider: "vipps", isDemo: true }] },
  "POST /api/external-login": { accessToken: "a.b.c", expiresIn: 900, redirect: "/list?page=2" },
  "GET /api/user/profile": { data: sampleProfile },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Sets the URL of the test's own window until the test has ended. */
function setUrl(address: string) {
  const before = window.location.href;
  window.history.replaceState(null, "", address);
  onTestFinished(() => window.history.replaceState(null, "", before));
}

const Save = ({ run }: { run: () => unknown }) => {
  const save = useProtectedAction("save/a1", run, { title: "Save it" });
  return (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  );
};

async function returnFromProvider(query: string, stored: ProviderVisit | null = visit) {
  if (stored) pendingActions().leave(stored);
  setUrl(`/?signin=vipps&state=${STATE}&${query}`);
  const save = vi.fn();
  const screen = await renderWithStorefront(<Save run={save} />, { region: "au", api: responses });
  const started = startSession(screen.app, screen.router);
  return { ...screen, save, started };
}

test("ACC-044: stores the action and the page before redirecting to a provider", async () => {
  const address = `/list?page=2&state=${STATE}`;
  setUrl(address);
  await renderWithStorefront(<Save run={vi.fn()} />, {
    region: "au",
    // The same URL except for its fragment: the window does not navigate.
    api: {
      ...responses,
      "POST /api/auth/vipps/start": { authorizationUrl: `${window.location.href}#there` },
    },
  });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: /Continue with Vipps/ }).click();
  await vi.waitFor(() => expect(window.location.hash).toBe("#there"));
  expect(JSON.parse(sessionStorage.getItem(PENDING_ACTION_KEY) ?? "{}")).toMatchObject({
    ...visit,
    back: address,
  });
});

test("ACC-044, ACC-055: runs once on the original page after returning from the provider", async () => {
  const { save, router, started } = await returnFromProvider("code=c1");
  await started;
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(router.state.location.search).toBe("?page=2"));
  expect(sessionStorage.getItem(PENDING_ACTION_KEY)).toBeNull();
});

test("ACC-044: a page that loads after sign-in runs it too", async () => {
  const first = await returnFromProvider("code=c1", { ...visit, action: { name: "save/other" } });
  await first.started;
  expect(first.save).not.toHaveBeenCalled();
  const other = vi.fn();
  const Other = () => {
    useProtectedAction("save/other", other);
    return null;
  };
  await first.rerender(
    <PageProvider app={first.app}>
      <Other />
    </PageProvider>,
  );
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
});

test("ACC-045, ACC-057: cancelling at the provider shows sign-in over the original page again, and closing it cancels the action", async () => {
  const { save, router, started } = await returnFromProvider("error=access_denied");
  const dialog = page.getByRole("dialog", { name: "Save it" });
  await expect.element(dialog.getByRole("alert").getByText(/Sign-in was cancelled/)).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: "/list", search: "?page=2" });
  await userEvent.keyboard("{Escape}");
  await started;
  expect(save).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(PENDING_ACTION_KEY)).toBeNull();
});

test("ACC-044: an unexpected return signs in and runs nothing", async () => {
  const { save, started } = await returnFromProvider("code=c1", {
    ...visit,
    state: "vipps-login.other",
  });
  await started;
  expect(save).not.toHaveBeenCalled();
});

test("ACC-044: after a registration whose mail opened another tab the action runs for its person, and for nobody else", async () => {
  const back = "/list?page=2";
  browserStorage().write("registration", { email: samplePerson.email, back, action: "save/a1" });
  const save = vi.fn();
  const { app } = await renderWithStorefront(<Save run={save} />, { person: samplePerson });
  expect(resumeRegistration(app.store, { ...samplePerson, email: "ola@example.com" })).toBeNull();
  expect(save).not.toHaveBeenCalled();
  expect(resumeRegistration(app.store, samplePerson)).toBe(back);
  expect(save).toHaveBeenCalledOnce();
  expect(resumeRegistration(app.store, samplePerson)).toBeNull();
});

test("ACC-045: closing the dialog removes the stored action", async () => {
  pendingActions().leave(visit);
  const { store } = (await renderWithStorefront(null)).app;
  const isSignedIn = openSignIn(store, { kind: "action", name: "save/a1" });
  closeSignIn(store, false);
  expect(await isSignedIn).toBe(false);
  expect(pendingActions().returned(STATE)).toBeNull();
});
