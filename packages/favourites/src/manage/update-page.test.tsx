import type { Collection } from "@hjem/domain/saved/collection";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { feature } from "../feature.ts";
import {
  COLLECTION_ID,
  collectionPath,
  collectionResponses,
  defaultCollection,
  loaderAt,
  MARIUS_ID,
  OWN_ID,
  sampleCollection,
} from "../testing/responses.ts";
import { Component, loader } from "./update-page.tsx";

const show = (api: StubResponses = {}, collection: Collection = sampleCollection()) =>
  renderWithStorefront(<Component />, {
    path: `/user/favourite/${collection.id}/update`,
    features: [feature],
    person: samplePerson,
    loader: loaderAt(loader, { collectionId: collection.id }),
    api: { ...collectionResponses("no", collection), ...api },
  });

const bodyOf = (calls: readonly { method: string; body: unknown }[], method: string) =>
  calls.find((call) => call.method === method)?.body;

test("FAV-005, FAV-011: a collection is renamed by Enter", async () => {
  const { calls } = await show({ [`PATCH ${collectionPath}`]: { data: sampleCollection() } });
  await page.getByRole("textbox", { name: "Navn på samlingen" }).fill("Hus ved fjorden");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Lagret", { exact: true })).toBeVisible();
  expect(bodyOf(calls, "PATCH")).toEqual({ name: "Hus ved fjorden" });
});

test("FAV-034: an invitation is sent, and a refusal stands at the field", async () => {
  let isRefused = true;
  const { calls } = await show({
    [`POST ${collectionPath}/user/invite`]: () =>
      isRefused
        ? new StubError(422, "rule_violated", "Du kan ikke invitere deg selv.")
        : { data: sampleCollection() },
  });
  const field = page.getByRole("textbox", { name: "Inviter på e-post" });
  await field.fill("kari.prove@example.com");
  await page.getByRole("button", { name: "Send invitasjon" }).click();
  await expect.element(page.getByText("Du kan ikke invitere deg selv.")).toBeVisible();
  isRefused = false;
  await field.fill("marius@example.com");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("Invitasjonen er sendt til marius@example.com."))
    .toBeVisible();
  expect(calls.filter(({ method }) => method === "POST").at(-1)?.body).toEqual({
    email: "marius@example.com",
  });
});

test("D63: an invitation is withdrawn by who has sent it", async () => {
  const invitation = {
    id: MARIUS_ID,
    email: "ola@example.com",
    status: "pending",
    expiresAt: "2026-12-05T11:00:00.000Z",
  } as const;
  const { calls } = await show(
    { [`DELETE ${collectionPath}/invitations/${MARIUS_ID}`]: {} },
    sampleCollection({ invitations: [invitation] }),
  );
  await page
    .getByRole("button", { name: "Trekk tilbake invitasjonen til ola@example.com" })
    .click();
  await expect.element(page.getByText("Invitasjonen er trukket tilbake.")).toBeVisible();
  expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
});

/** Answers a question in its dialog. */
const confirm = (title: string | RegExp, act: string) =>
  page.getByRole("dialog", { name: title }).getByRole("button", { name: act }).click();

test("D65: nobody is removed before the owner has answered a question", async () => {
  const { calls } = await show({ [`DELETE ${collectionPath}/user/${MARIUS_ID}`]: {} });
  await page.getByRole("button", { name: "Fjern Marius Prøve" }).click();
  await confirm("Fjerne Marius Prøve?", "Avbryt");
  await page.getByRole("button", { name: "Fjern Marius Prøve" }).click();
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await confirm("Fjerne Marius Prøve?", "Fjern");
  await expect.element(page.getByText("Marius Prøve er fjernet.")).toBeVisible();
});

test("D65: the owner hands the collection over", async () => {
  const { calls } = await show({ [`POST ${collectionPath}/owner`]: { data: sampleCollection() } });
  await page.getByRole("button", { name: "Gjør til eier: Marius Prøve" }).click();
  await confirm("Gjøre Marius Prøve til eier?", "Gjør til eier");
  await expect.element(page.getByText("Marius Prøve er eier nå.")).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/owner"))?.body).toEqual({ userId: MARIUS_ID });
});

test("D64: the secret link is turned on, and only its owner sees it", async () => {
  const shared = sampleCollection({ isShareable: true, sharePath: "/shared/abc" });
  const { calls, unmount } = await show({ [`PATCH ${collectionPath}`]: { data: shared } });
  await page.getByRole("checkbox", { name: "Del med lenke" }).click();
  await vi.waitFor(() => expect(bodyOf(calls, "PATCH")).toEqual({ isShareable: true }));
  await unmount();
  const owner = await show({}, shared);
  await expect
    .element(page.getByRole("textbox", { name: "Lenke til samlingen" }))
    .toHaveValue("http://no.localhost:3000/shared/abc");
  await owner.unmount();
  await show({}, sampleCollection({ role: "member", isShareable: true }));
  await expect.element(page.getByRole("button", { name: "Forlat samlingen" })).toBeVisible();
  await expect
    .element(page.getByRole("checkbox", { name: "Del med lenke" }))
    .not.toBeInTheDocument();
});

test("FAV-036: a deleted collection is restored by the message's button", async () => {
  const { calls, router } = await show({
    [`DELETE ${collectionPath}`]: {},
    [`POST ${collectionPath}/restore`]: { data: sampleCollection() },
  });
  await page.getByRole("button", { name: "Slett samlingen" }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/user/favourite"));
  await page.getByRole("button", { name: "Angre" }).click();
  await vi.waitFor(() =>
    expect(router.state.location.pathname).toBe(`/user/favourite/${COLLECTION_ID}`),
  );
  expect(calls.some(({ path }) => path === `${collectionPath}/restore`)).toBe(true);
});

test("a member leaves, and cannot rename, invite or delete", async () => {
  const { calls, router } = await show(
    { [`DELETE ${collectionPath}/user/${OWN_ID}`]: {} },
    sampleCollection({ role: "member" }),
  );
  await expect.element(page.getByRole("button", { name: "Forlat samlingen" })).toBeVisible();
  for (const name of ["Navn på samlingen", "Inviter på e-post"]) {
    await expect.element(page.getByRole("textbox", { name })).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole("link", { name: "Inviter" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Forlat samlingen" }).click();
  await confirm(/^Forlate «/, "Forlat samlingen");
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/user/favourite"));
  expect(calls.find(({ method }) => method === "DELETE")?.path).toBe(
    `${collectionPath}/user/${OWN_ID}`,
  );
});

test("FAV-016: the default collection cannot be renamed, shared or deleted", async () => {
  await show({}, defaultCollection());
  await expect.element(page.getByText(/^Denne samlingen kan ikke få nytt navn/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Slett samlingen" }))
    .not.toBeInTheDocument();
});

test("D9, in place of FAV-042 and FAV-043: a failed change shows why and offers to try again", async () => {
  let attempts = 0;
  await show({
    [`POST ${collectionPath}/owner`]: () => {
      attempts += 1;
      return new StubError(500, "internal_error", "Noe gikk galt hos oss.");
    },
  });
  await page.getByRole("button", { name: "Gjør til eier: Marius Prøve" }).click();
  await confirm("Gjøre Marius Prøve til eier?", "Gjør til eier");
  await expect.element(page.getByText("Noe gikk galt hos oss.")).toBeVisible();
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await vi.waitFor(() => expect(attempts).toBe(2));
});
