import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import {
  allFactors,
  noFactors,
  passkeyOptions,
  sampleCodes,
  securityResponses,
} from "../testing/security-responses.ts";
import * as security from "./security-page.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const show = (factors = noFactors, api: StubResponses = {}) =>
  renderWithStorefront(<security.Component />, {
    region: "au",
    features: [testFeature],
    person: samplePerson,
    loader: security.loader,
    api: { ...securityResponses(factors), ...api },
  });

const nameField = () => page.getByRole("textbox", { name: "Name of the passkey" });
const addPasskey = async (name = "MacBook") => {
  await nameField().fill(name);
  await page.getByRole("button", { name: "Add a passkey" }).click();
};
/** Makes the device reject a request for a passkey with the error `name`. */
const deviceRefuses = (name: string) =>
  vi.spyOn(navigator.credentials, "create").mockRejectedValue(new DOMException("No.", name));

test("shows that a passkey was cancelled, sends nothing, and keeps its name for another try", async () => {
  deviceRefuses("NotAllowedError");
  const { calls } = await show();
  await addPasskey();
  await expect
    .element(page.getByRole("alert").getByText("The passkey was not added. Try again."))
    .toBeVisible();
  await expect.element(nameField()).toHaveValue("MacBook");
  expect(calls.map(({ path }) => path)).not.toContain("/api/user/factors/passkeys");
});

test("shows that the device already has a passkey for this account", async () => {
  deviceRefuses("InvalidStateError");
  await show();
  await addPasskey();
  await expect
    .element(page.getByRole("alert").getByText(/This device already has a passkey/))
    .toBeVisible();
});

test("requires a name for a passkey", async () => {
  const { calls } = await show();
  await addPasskey("  ");
  await expect.element(page.getByText("Enter a name.")).toBeVisible();
  await expect.element(nameField()).toHaveFocus();
  expect(calls.every(({ method }) => method === "GET")).toBe(true);
});

test("A2: requests the password before adding a passkey, then continues by itself", async () => {
  const create = deviceRefuses("NotAllowedError");
  let isProved = false;
  await show(noFactors, {
    "POST /api/user/proof": () => {
      isProved = true;
      return { data: { done: true } };
    },
    "POST /api/user/factors/passkeys/start": () =>
      isProved
        ? { data: { token: "t", options: passkeyOptions } }
        : new StubError(403, "sign_in_again", "Again."),
  });
  await addPasskey();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabelText("Your password").fill("fire blå båter");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
});

test("shows an error at the field for a wrong code of an app, and recovery codes once for the right one", async () => {
  let isRight = false;
  await show(noFactors, {
    "POST /api/user/factors/totp/confirm": () =>
      isRight
        ? { data: { recoveryCodes: sampleCodes } }
        : Response.json(
            {
              error: {
                code: "validation_failed",
                message: "Correct the fields.",
                fields: { code: "This code is wrong." },
              },
            },
            { status: 400 },
          ),
    "GET /api/user/factors": () => ({ data: isRight ? allFactors : noFactors }),
  });
  await page.getByRole("button", { name: "Set up an app" }).click();
  const field = page.getByRole("textbox", { name: "Code from the app" });
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  // The key is shown in groups of four for typing it.
  await expect.element(page.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  await field.fill("000000");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAccessibleDescription(/This code is wrong/);
  isRight = true;
  await field.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(sampleCodes[0] ?? "")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Remove the app" })).toBeVisible();
});

test("shows recovery codes once, later only how many are left", async () => {
  await show(allFactors);
  await expect.element(page.getByText("You have 7 recovery codes left.")).toBeVisible();
  await expect.element(page.getByText(sampleCodes[0] ?? "")).not.toBeInTheDocument();
});

test("does not report codes as copied when copying fails", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Refused."));
  await show(allFactors);
  await page.getByRole("button", { name: "Get new codes" }).click();
  await page.getByRole("button", { name: "Copy the codes" }).click();
  await expect.element(page.getByText(/could not be copied/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Copy the codes" })).toBeVisible();
});

test("copies all ten codes, one per line", async () => {
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(allFactors);
  await page.getByRole("button", { name: "Get new codes" }).click();
  await page.getByRole("button", { name: "Copy the codes" }).click();
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(copy).toHaveBeenCalledWith(sampleCodes.join("\n"));
});

test("D29: keeps the last passkey that is the only sign-in method, and shows why", async () => {
  await show(allFactors, {
    "DELETE /api/user/factors/passkeys/p1": new StubError(409, "last_way_in", "It is the last."),
  });
  await page.getByRole("button", { name: "Remove MacBook" }).click();
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect.element(page.getByRole("alert").getByText("It is the last.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Remove MacBook" })).toBeVisible();
});

test("asks before a passkey is removed: Keep sends nothing, Remove removes it", async () => {
  let isRemoved = false;
  const { calls } = await show(allFactors, {
    "GET /api/user/factors": () => ({ data: isRemoved ? noFactors : allFactors }),
    "DELETE /api/user/factors/passkeys/p1": () => {
      isRemoved = true;
      return new Response(null, { status: 204 });
    },
  });
  const dialog = page.getByRole("dialog", { name: "Remove the passkey MacBook?" });
  await page.getByRole("button", { name: "Remove MacBook" }).click();
  await dialog.getByRole("button", { name: "Keep passkey" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.every(({ method }) => method === "GET")).toBe(true);
  await page.getByRole("button", { name: "Remove MacBook" }).click();
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: "Remove MacBook" }))
    .not.toBeInTheDocument();
});

test("renames a passkey, and shows the new name in the list", async () => {
  let name = "iPhone";
  const { calls } = await show(allFactors, {
    "GET /api/user/factors": () => ({
      data: { ...allFactors, passkeys: [{ ...allFactors.passkeys[1], name }] },
    }),
    "PATCH /api/user/factors/passkeys/p2": ({ body }) => {
      ({ name } = body as { name: string });
      return new Response(null, { status: 204 });
    },
  });
  await page.getByRole("button", { name: "Rename iPhone" }).click();
  await nameField().first().fill("Karis telefon");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Rename Karis telefon" })).toBeVisible();
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ name: "Karis telefon" });
});

test("hides authenticator apps when the server cannot store their secrets", async () => {
  await show({ ...noFactors, isTotpOffered: false });
  await expect.element(page.getByRole("heading", { name: "Passkeys" })).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "Authenticator app" }))
    .not.toBeInTheDocument();
});
