import type { ReceivedInvitation } from "@hjem/domain/saved/collection";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { action } from "../favourites-page.tsx";
import { feature } from "../feature.ts";
import { COLLECTION_ID, loaderAt } from "../testing/responses.ts";
import InvitationPage from "./invitation-page.tsx";
import { loadInvitation, loadShared } from "./load-guest.ts";
import SharedPage from "./shared-page.tsx";

const INVITATION = "/api/v2/property-collections/invitations/t0ken";

const received = (given: Partial<ReceivedInvitation> = {}): ReceivedInvitation => ({
  collectionName: "Hus i Trondheim",
  invitedBy: "Ida Solberg",
  status: "pending",
  expiresAt: "2026-12-05T11:00:00.000Z",
  collectionId: null,
  ...given,
});

const showInvitation = (api: StubResponses, options: RenderOptions = {}) =>
  renderWithStorefront(<InvitationPage />, {
    path: "/invitation/t0ken",
    features: [feature],
    loader: loaderAt(loadInvitation, { token: "t0ken" }),
    api,
    ...options,
  });

test("D63: a signed-in person joins by one press and lands in the collection", async () => {
  const { router } = await showInvitation(
    {
      [`GET ${INVITATION}`]: { data: received() },
      [`POST ${INVITATION}/accept`]: {
        data: received({ status: "accepted", collectionId: COLLECTION_ID }),
      },
    },
    { person: samplePerson },
  );
  await expect
    .element(page.getByRole("heading", { name: "Ida Solberg inviterer deg til «Hus i Trondheim»" }))
    .toBeVisible();
  await page.getByRole("button", { name: "Bli med i samlingen" }).click();
  await vi.waitFor(() =>
    expect(router.state.location.pathname).toBe(`/user/favourite/${COLLECTION_ID}`),
  );
});

test("D63: a visitor signs in or registers first", async () => {
  const { calls, app } = await showInvitation({ [`GET ${INVITATION}`]: { data: received() } });
  await page.getByRole("button", { name: "Logg inn og bli med" }).click();
  await vi.waitFor(() =>
    expect(app.store.getState().session.signIn).toMatchObject({ kind: "action" }),
  );
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
});

test("a visitor declines without an account", async () => {
  await showInvitation({
    [`GET ${INVITATION}`]: { data: received() },
    [`POST ${INVITATION}/decline`]: { data: received({ status: "declined" }) },
  });
  await page.getByRole("button", { name: "Avslå" }).click();
  await expect.element(page.getByText("Du har takket nei til denne invitasjonen.")).toBeVisible();
});

test("before hydration an invitation is declined by its form alone; accepted, the browser goes on with it", async () => {
  const { app, calls } = await renderWithStorefront(null, {
    api: { [`POST ${INVITATION}/decline`]: { data: received({ status: "declined" }) } },
  });
  const press = (decision: string) => {
    const url = new URL("http://no.localhost/invitation/t0ken");
    const request = new Request(url, {
      method: "POST",
      body: new URLSearchParams({ decision }),
    });
    return action({ url, request, page: app.page, params: { token: "t0ken" } });
  };
  expect(await press("accept")).toEqual({ isAccepted: true });
  expect(calls).toEqual([]);
  const declined = (await press("decline")) as Response;
  expect([declined.status, declined.headers.get("location")]).toEqual([303, "/invitation/t0ken"]);
  expect(calls.map(({ path }) => path)).toEqual([`${INVITATION}/decline`]);
});

test.each([
  ["expired", "Denne invitasjonen er utløpt. Be om en ny."],
  ["accepted", "Denne invitasjonen er brukt."],
  ["withdrawn", "Denne invitasjonen er trukket tilbake."],
] as const)("an invitation that is %s says so and offers a way on", async (status, sentence) => {
  await showInvitation({ [`GET ${INVITATION}`]: { data: received({ status }) } });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Søk etter bolig" })).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("D63: who has accepted an invitation is led to its collection", async () => {
  const { router } = await showInvitation(
    {
      [`GET ${INVITATION}`]: {
        data: received({ status: "accepted", collectionId: COLLECTION_ID }),
      },
    },
    { person: samplePerson },
  );
  await vi.waitFor(() =>
    expect(router.state.location.pathname).toBe(`/user/favourite/${COLLECTION_ID}`),
  );
});

test("an unknown invitation names nobody", async () => {
  await showInvitation({});
  await expect.element(page.getByRole("heading", { name: "Invitasjon" })).toBeVisible();
  await expect.element(page.getByText(/^Denne invitasjonen finnes ikke lenger/)).toBeVisible();
});

test("D64: a shared collection shows its homes", async () => {
  await renderWithStorefront(<SharedPage />, {
    path: "/shared/t0ken",
    features: [feature],
    loader: loaderAt(loadShared, { token: "t0ken" }),
    api: {
      "GET /api/v2/property-collections/shared/t0ken": {
        data: { name: "Hus i Trondheim", homes: [norwegianHome()] },
      },
    },
  });
  await expect.element(page.getByRole("heading", { name: "Hus i Trondheim" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: norwegianHome().address })).toBeVisible();
});
