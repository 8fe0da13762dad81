import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { samplePerson } from "../testing/sample-person.ts";
import { StubError } from "../testing/stub-api.ts";
import { ListingVerifications, OwnVerifications } from "./lazy-verifications.ts";

const url = "GET /api/v2/property/3f7q9z2k1m/verifications";
const email = { kind: "email", provider: null, month: "2026-10" };
const vipps = { kind: "provider", provider: "vipps", month: "2026-11" };
const group = () => page.getByRole("group", { name: "Bekreftet om annonsøren" });

const show = (response: object) =>
  renderWithStorefront(
    <>
      <ListingVerifications propertyId="3f7q9z2k1m" />
      <p>Ferdig</p>
    </>,
    { api: { [url]: response } },
  );

test("visitors read what was verified of an advertiser, what it means and in which month, and nothing else", async () => {
  await show({ data: [vipps, email] });
  await expect.element(group().getByText("Logget inn med Vipps")).toBeVisible();
  const meaning = group().getByText(/logget inn på kontoen med Vipps i november 2026/);
  await expect.element(meaning).not.toBeVisible();
  await group().getByText("Logget inn med Vipps").click();
  await expect.element(meaning).toBeVisible();
  await expect.element(group().getByText("E-postadresse bekreftet")).toBeVisible();
  expect(group().element().textContent).not.toContain("elefon");
});

test("without a verified fact, and where they cannot be loaded, nothing is shown and nothing reported", async () => {
  for (const response of [{ data: [] }, new StubError(500, "internal_error")]) {
    const { calls, unmount } = await show(response);
    await expect.poll(() => calls.length).toBe(1);
    await expect.element(page.getByText("Ferdig")).toBeVisible();
    expect(group().query()).toBeNull();
    expect(page.getByRole("alert").query()).toBeNull();
    await unmount();
  }
});

test("owners see what their listings say of them, in their language", async () => {
  await renderWithStorefront(<OwnVerifications />, {
    region: "au",
    person: samplePerson,
    api: { "GET /api/user/verifications": { data: { verifications: [email], phone: "offered" } } },
  });
  const own = page.getByRole("group", { name: "Confirmed about the advertiser" });
  await own.getByText("Email address confirmed").click();
  await expect.element(own.getByText(/^In October 2026, the email address/)).toBeVisible();
  await expect.element(page.getByText(/Shown in your listings/)).toBeVisible();
});
