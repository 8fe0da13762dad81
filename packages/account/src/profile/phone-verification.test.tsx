import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { personResponses } from "../testing/responses.ts";
import * as profile from "./profile-page.tsx";

const send = "POST /api/user/phone-verification";
const confirm = `${send}/confirm`;

const show = (api: StubResponses = {}) =>
  renderWithStorefront(<profile.Component />, {
    region: "au",
    features: [testFeature],
    person: samplePerson,
    loader: profile.loader,
    api: { ...personResponses, ...api },
  });

const refused = (field: string, message: string) => () =>
  new Response(
    JSON.stringify({
      error: { code: "validation_failed", message: "…", fields: { [field]: message } },
    }),
    { status: 400, headers: { "content-type": "application/json" } },
  );
const request = () => page.getByRole("button", { name: "Confirm +47 99900001" });

test("a person confirms the mobile number by the code of a text message", async () => {
  const { calls } = await show();
  await request().click();
  const code = page.getByRole("textbox", { name: "Code from the message" });
  await expect.element(code).toHaveFocus();
  await code.fill("123 456");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("status").getByText("+47 99900001 is confirmed."))
    .toBeVisible();
  expect(request().query()).toBeNull();
  expect(calls.at(-1)?.body).toEqual({ code: "123 456" });
});

test("a wrong code is said at its field, and a new one can be requested", async () => {
  const { calls } = await show({ [confirm]: refused("code", "This code is incorrect.") });
  await request().click();
  const code = page.getByRole("textbox", { name: "Code from the message" });
  await code.fill("000000");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(page.getByText("This code is incorrect.")).toBeVisible();
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect.element(code).toHaveValue("");
  expect(calls.filter(({ path }) => path === "/api/user/phone-verification")).toHaveLength(2);
});

test("a number that cannot be reached, and too many codes, are said where they were requested", async () => {
  const first = await show({ [send]: refused("mobile", "Check the number.") });
  await request().click();
  await expect.element(page.getByRole("alert").getByText("Check the number.")).toBeVisible();
  await first.unmount();
  await show({ [send]: new StubError(429, "too_many_requests", "Try again in 40 minutes.") });
  await request().click();
  await expect.element(page.getByText("Try again in 40 minutes.")).toBeVisible();
});

test("where no text messages are sent nothing is offered and nothing warned of", async () => {
  const { calls } = await show({
    "GET /api/user/verifications": { data: { verifications: [], phone: "none" } },
  });
  await expect.poll(() => calls.some(({ path }) => path === "/api/user/verifications")).toBe(true);
  await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
  expect(request().query()).toBeNull();
});

test("a changed number can be confirmed at once", async () => {
  await show();
  await page.getByRole("textbox", { name: /^Mobile/ }).fill("99900009");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("button", { name: "Confirm +47 99900009" })).toBeVisible();
});
