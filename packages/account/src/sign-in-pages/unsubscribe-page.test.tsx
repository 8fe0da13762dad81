import type { UnsubscribeState } from "@hjem/domain/saved/alert";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { unsubscribeMessages } from "../account-page.tsx";
import { loadUnsubscribe } from "./unsubscribe-link.ts";
import UnsubscribePage from "./unsubscribe-page.tsx";

const PATH = "/api/v2/notifications/unsubscribe";

const SEARCH = "0199c8a0-0000-7000-8000-00000000000c";
const search = {
  savedSearchId: SEARCH,
  name: "Hus i Trondheim",
  notifications: "daily" as UnsubscribeState["data"]["searches"][number]["notifications"],
};

const stateOf = (given: Partial<UnsubscribeState["data"]> = {}): UnsubscribeState => ({
  data: { searches: [search], isOn: true, ...given },
});

const show = (api: StubResponses, options: RenderOptions = {}) =>
  renderWithStorefront(<UnsubscribePage />, {
    path: "/unsubscribe/t0ken",
    features: [{ name: "account", routes: [], ...unsubscribeMessages }],
    loader: (args: PageLoaderArgs) => loadUnsubscribe({ ...args, params: { token: "t0ken" } }),
    api,
    ...options,
  });

/** What the page says of the link; a screen reader announces it. */
const expectStatus = async (sentence: string | RegExp) => {
  await expect.element(page.getByText(sentence)).toHaveAttribute("role", "status");
};

test("D76: the link alone turns nothing off; one press turns the search's alerts off", async () => {
  const off = stateOf({ searches: [{ ...search, notifications: "never" }] });
  const { calls } = await show({ [`GET ${PATH}`]: stateOf(), [`POST ${PATH}`]: off });
  await expect
    .element(page.getByRole("heading", { name: "Varsler for «Hus i Trondheim»" }))
    .toBeVisible();
  await expectStatus("Du får varsler én gang om dagen.");
  expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  await page.getByRole("button", { name: "Slå av varsler for dette søket" }).click();
  await expectStatus(/Søket er fortsatt lagret\.$/);
  expect(calls.at(-1)).toMatchObject({
    method: "POST",
    body: { scope: "search", savedSearchId: SEARCH },
  });
});

test("D64: the search's alerts can be sent less often, without sign-in", async () => {
  const weekly = stateOf({ searches: [{ ...search, notifications: "weekly" }] });
  const { calls } = await show({ [`GET ${PATH}`]: stateOf(), [`POST ${PATH}`]: weekly });
  await page.getByLabelText("Hvor ofte").selectOptions("weekly");
  await page.getByRole("button", { name: "Lagre" }).click();
  await expectStatus("Du får varsler én gang i uken.");
  expect(calls.at(-1)?.body).toEqual({
    scope: "search",
    savedSearchId: SEARCH,
    notifications: "weekly",
  });
});

test("D76: a message about saved homes turns off emails about saved searches and homes, and says that others still come", async () => {
  const { calls } = await show(
    {
      [`GET ${PATH}`]: stateOf({ searches: [] }),
      [`POST ${PATH}`]: stateOf({ searches: [], isOn: false }),
    },
    { region: "au" },
  );
  await page
    .getByRole("button", { name: "Turn off emails about saved searches and saved homes" })
    .click();
  await expectStatus(
    /^Emails about saved searches and saved homes are off\. Other emails, .* still come/,
  );
  expect(calls.at(-1)).toMatchObject({ method: "POST", body: { scope: "all" } });
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("D64: a message about several searches lists them, and each is changed by itself", async () => {
  const other = { savedSearchId: "0199c8a0-0000-7000-8000-00000000000d", name: "Hytte" } as const;
  const both = stateOf({ searches: [search, { ...other, notifications: "instant" }] });
  const changed = stateOf({ searches: [search, { ...other, notifications: "never" }] });
  const { calls } = await show({ [`GET ${PATH}`]: both, [`POST ${PATH}`]: changed });
  await expectStatus("Velg hvor ofte du får varsler for hvert lagret søk.");
  await expect
    .element(page.getByLabelText("Hus i Trondheim", { exact: true }))
    .toHaveValue("daily");
  await page.getByLabelText("Hytte", { exact: true }).selectOptions("never");
  await page.getByRole("button", { name: "Lagre: Hytte" }).click();
  await expectStatus("Valget er lagret.");
  expect(calls.at(-1)?.body).toEqual({
    scope: "search",
    savedSearchId: other.savedSearchId,
    notifications: "never",
  });
  await expect
    .element(page.getByRole("button", { name: "Slå av e-post om lagrede søk og lagrede boliger" }))
    .toBeVisible();
});

test("an unknown link names nothing and leads to the settings of the account", async () => {
  await show({ [`GET ${PATH}`]: new StubError(404, "not_found") });
  await expectStatus(/^Denne lenken er ikke lenger gyldig/);
  await expect
    .element(page.getByRole("link", { name: "Alle varslingsinnstillinger" }))
    .toHaveAttribute("href", "/user/subscription");
});

test("a change that cannot be made now says so, and the page stays as it was", async () => {
  await show({ [`GET ${PATH}`]: stateOf(), [`POST ${PATH}`]: new StubError(503, "not_ready") });
  await page
    .getByRole("button", { name: "Slå av e-post om lagrede søk og lagrede boliger" })
    .click();
  await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
  await expectStatus("Du får varsler én gang om dagen.");
});
