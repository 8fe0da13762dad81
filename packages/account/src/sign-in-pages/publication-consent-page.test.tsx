import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accountMessages } from "../account-page.tsx";
import { sampleConsent } from "../testing/consent-responses.ts";
import { loadConsent } from "./publication-consent-link.ts";
import PublicationConsentPage from "./publication-consent-page.tsx";

const PATH = "/api/v2/publication-consent";

const show = (api: StubResponses) =>
  renderWithStorefront(<PublicationConsentPage />, {
    path: "/published-question/t0ken",
    features: [{ name: "account", routes: [], ...accountMessages }],
    loader: (args: PageLoaderArgs) => loadConsent({ ...args, params: { token: "t0ken" } }),
    api,
  });
/** What the page says of the link; a screen reader announces it. */
const expectStatus = async (sentence: RegExp) => {
  await expect.element(page.getByText(sentence)).toHaveAttribute("role", "status");
};
const withdraw = () => page.getByRole("button", { name: "Trekk tilbake samtykket" });

test("D86: the link alone changes nothing; one press withdraws consent, and the page says so", async () => {
  const after = sampleConsent({ published: null, hasConsent: false });
  const { calls } = await show({
    [`GET ${PATH}`]: { data: sampleConsent() },
    [`DELETE ${PATH}`]: { data: after },
  });
  await expect.element(page.getByText("Ja, en bod på 5 m² i kjelleren.")).toBeVisible();
  await expectStatus(/^Annonsøren har publisert dette/);
  expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  await withdraw().click();
  await expectStatus(/^Samtykket er trukket tilbake/);
  await expect.element(withdraw()).not.toBeInTheDocument();
  await expect.element(page.getByText("Ja, en bod på 5 m² i kjelleren.")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "Se annonsen" }))
    .toHaveAttribute("href", "/property/-1/3f7q9z2k1m");
  expect(calls.at(-1)?.method).toBe("DELETE");
});

test("D86: consent can be withdrawn while nothing is shown", async () => {
  await show({ [`GET ${PATH}`]: { data: sampleConsent({ published: null }) } });
  await expectStatus(/^Ingenting fra henvendelsen din vises/);
  await expect.element(withdraw()).toBeVisible();
});

test("an unknown link names nothing and has nothing to press", async () => {
  await show({ [`GET ${PATH}`]: new StubError(404, "not_found") });
  await expectStatus(/^Denne lenken er ikke lenger gyldig/);
  await expect.element(withdraw()).not.toBeInTheDocument();
});

test("consent that cannot be withdrawn now says so, and the page stays as it was", async () => {
  await show({
    [`GET ${PATH}`]: { data: sampleConsent() },
    [`DELETE ${PATH}`]: new StubError(503, "not_ready"),
  });
  await withdraw().click();
  await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
  await expect.element(withdraw()).toBeVisible();
});
