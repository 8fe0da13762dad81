import type { EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { loadContactLink } from "./confirm-contact-link.ts";
import ConfirmContactPage from "./confirm-contact-page.tsx";
import { loadEnquiry } from "./enquiry-link.ts";
import EnquiryPage from "./enquiry-page.tsx";

const params = { token: "t0ken" };
const showEnquiry = (response: object, api: StubResponses = {}) =>
  renderWithStorefront(<EnquiryPage />, {
    region: "no",
    features: [testFeature],
    loader: (args) => loadEnquiry({ ...args, params }),
    path: "/enquiry/t0ken",
    api: { "GET /api/v2/enquiry": response, ...api },
  });
const link = "/api/v2/contact-address";
const showContact = (api: StubResponses) =>
  renderWithStorefront(<ConfirmContactPage />, {
    region: "no",
    features: [testFeature],
    loader: (args) => loadContactLink({ ...args, params }),
    path: "/confirm-contact/t0ken",
    api,
  });

const enquiry: EnquiryLinkState["data"] = {
  message: "Hører det en bod til?",
  at: "2026-11-21T09:00:00.000Z",
  answers: [{ text: "Ja, i kjelleren.", at: "2026-11-21T10:00:00.000Z" }],
  registration: null,
  listing: { agencyId: "-1", propertyId: "3f7q9z2k1m", address: "Nardovegen 12, 7032 Trondheim" },
};
const friday = viewingDate(
  { day: "2026-12-04", timeFrom: "12:00", timeTo: "12:30" },
  "Europe/Oslo",
);
/** A registration for that viewing. */
const registered = (change: Partial<EnquiryLinkState["data"]["registration"]> = {}) => ({
  ...enquiry,
  message: "",
  answers: [],
  registration: { viewing: friday, cancelledAt: null, isOver: false, ...change },
});

test("the link of the mail about an answer shows the enquiry and the answer, and where to write again", async () => {
  const { calls } = await showEnquiry({ data: enquiry });
  await expect.element(page.getByText("Hører det en bod til?")).toBeVisible();
  await expect.element(page.getByText("Ja, i kjelleren.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Skriv til annonsøren igjen" }))
    .toHaveAttribute("href", "/property/-1/3f7q9z2k1m#contact");
  expect(calls.map(({ method }) => method)).toEqual(["GET"]);
});

test("who is registered for a viewing cancels with one press, and undoes it with another; opening changes nothing", async () => {
  const path = "/api/v2/enquiry/registration";
  const { calls } = await showEnquiry(
    { data: registered() },
    {
      [`DELETE ${path}`]: { data: registered({ cancelledAt: "2026-11-22T09:00:00.000Z" }) },
      [`PUT ${path}`]: { data: registered() },
    },
  );
  const status = page.getByRole("status").filter({ hasText: /^Du / });
  await expect.element(status).toHaveTextContent("Du er påmeldt fre. 4. des. kl. 12:00–12:30.");
  expect(page.getByText(/^Du skrev/).elements()).toEqual([]);
  expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  await page.getByRole("button", { name: "Jeg kan ikke komme: meld meg av" }).click();
  await expect
    .element(status)
    .toHaveTextContent(
      "Du har meldt deg av visningen fre. 4. des. kl. 12:00–12:30. Annonsøren har fått beskjed.",
    );
  await page.getByRole("button", { name: "Angre: jeg kommer likevel" }).click();
  await expect.element(status).toHaveTextContent("Du er påmeldt fre. 4. des. kl. 12:00–12:30.");
  expect(calls.map(({ method }) => method)).toEqual(["GET", "DELETE", "PUT"]);
});

test("a viewing that is over has nothing to cancel", async () => {
  await showEnquiry({ data: registered({ isOver: true }) });
  await expect.element(page.getByRole("status").getByText(/^Du var påmeldt/)).toBeVisible();
  expect(page.getByRole("button", { name: /meld meg av/ }).elements()).toEqual([]);
});

test("a press that fails says so, and can be done again", async () => {
  await showEnquiry(
    { data: registered() },
    { "DELETE /api/v2/enquiry/registration": new StubError(422, "limit_reached") },
  );
  const button = page.getByRole("button", { name: /meld meg av/ });
  await button.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(button).toBeEnabled();
});

test("an unknown link says what may be wrong with it", async () => {
  await showEnquiry(new StubError(404, "not_found"));
  await expect.element(page.getByRole("status").getByText(/^Lenken er ikke gyldig/)).toBeVisible();
});

test("D76: opening the link to a contact changes nothing; its button confirms the address", async () => {
  const { calls } = await showContact({
    [`GET ${link}`]: { data: { isConfirmed: false } },
    [`POST ${link}`]: { data: { isConfirmed: true } },
  });
  const button = page.getByRole("button", { name: "Bekreft adressen" });
  await expect.element(button).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  await button.click();
  await expect.element(page.getByRole("status").getByText(/^Adressen er bekreftet/)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ method: "POST", body: { token: "t0ken" } });
});

test("a link to a contact that is old or unknown has no button", async () => {
  await showContact({ [`GET ${link}`]: new StubError(404, "not_found") });
  await expect.element(page.getByText("Lenken er ikke lenger gyldig.")).toBeVisible();
  expect(page.getByRole("button", { name: "Bekreft adressen" }).elements()).toEqual([]);
});
