import type { DraftPatch } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson, sampleProfile } from "@hjem/storefront/testing/sample-person";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { saleDraft } from "../testing/sample-draft.ts";
import { feature } from "../testing/test-feature.ts";
import { ContactSection } from "./contact-section.tsx";

test("LIST-019: a contact that is entered before the account's profile has arrived stays", async () => {
  const loading = Promise.withResolvers<void>();
  const change = vi.fn<(patch: DraftPatch) => void>();
  function Section() {
    const [draft, setDraft] = useState(() => saleDraft({ contacts: {} }));
    return (
      <ContactSection
        draft={draft}
        change={(patch) => {
          change(patch);
          setDraft((before) => mergeDraft(before, patch));
        }}
      />
    );
  }
  const { app } = await renderWithStorefront(<Section />, {
    region: "no",
    features: [feature],
    person: samplePerson,
    api: {
      "GET /api/user/profile": async () => {
        await loading.promise;
        return { data: sampleProfile };
      },
    },
  });
  await page.getByRole("button", { name: "Endre kontakt" }).click();
  const dialog = page.getByRole("dialog", { name: "Kontakt" });
  await dialog.getByRole("textbox", { name: "Navn" }).fill("Ola Prøve");
  await dialog.getByRole("textbox", { name: /^E-post/ }).fill("ola@example.com");
  await dialog.getByRole("button", { name: "Bruk denne kontakten" }).click();
  await expect.element(page.getByText("Ola Prøve")).toBeVisible();
  loading.resolve();
  await expect
    .poll(() => Object.values(app.store.getState().api.queries).map((query) => query?.status))
    .not.toContain("pending");
  expect(change).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText("Ola Prøve")).toBeVisible();
});

test("LIST-042: another address than the account's gets enquiries once it is confirmed; until then the wizard says where they go", async () => {
  let addresses: { email: string; isConfirmed: boolean }[] = [];
  const state = () => ({ data: { account: "kari@example.com", addresses } });
  function Section() {
    const [draft, setDraft] = useState(() =>
      saleDraft({ contacts: { name: "Kari", email: "kari@example.com", phones: [] } }),
    );
    return (
      <ContactSection
        draft={draft}
        change={(patch) => setDraft((before) => mergeDraft(before, patch))}
      />
    );
  }
  const { calls } = await renderWithStorefront(<Section />, {
    region: "no",
    features: [feature],
    person: samplePerson,
    api: {
      "GET /api/user/contact-addresses": state,
      "POST /api/user/contact-addresses": () => {
        addresses = [{ email: "bror@example.com", isConfirmed: false }];
        return state();
      },
    },
  });
  await expect.element(page.getByText("Henvendelser sendes til kari@example.com.")).toBeVisible();
  await page.getByRole("button", { name: "Endre kontakt" }).click();
  const dialog = page.getByRole("dialog", { name: "Kontakt" });
  const email = dialog.getByRole("textbox", { name: /^E-post/ });
  await expect
    .element(email)
    .toHaveAccessibleDescription(/når adressen er bekreftet, inntil da til kari@example.com/);
  await email.fill("Bror@example.com");
  await dialog.getByRole("button", { name: "Bruk denne kontakten" }).click();
  await expect
    .element(page.getByRole("status").getByText(/Inntil den er bekreftet, sendes .* kari@example/))
    .toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    email: "Bror@example.com",
  });
});

test("a telephone that cannot be called is named at its field, beside an e-mail address too", async () => {
  const change = vi.fn<(patch: DraftPatch) => void>();
  const checked: unknown[] = [];
  await renderWithStorefront(
    <ContactSection draft={saleDraft({ contacts: { name: "Kari" } })} change={change} />,
    {
      region: "no",
      features: [feature],
      person: samplePerson,
      api: {
        "GET /api/user/contact-addresses": { data: { account: "kari@example.com", addresses: [] } },
        "POST /api/user/contact-phones": ({ body }) => {
          checked.push(body);
          if (checked.length > 1) return new Response(null, { status: 204 });
          const error = { code: "validation_failed", message: "…", fields: { "phones.0": "…" } };
          return Response.json({ error }, { status: 400 });
        },
      },
    },
  );
  await page.getByRole("button", { name: "Endre kontakt" }).click();
  const dialog = page.getByRole("dialog", { name: "Kontakt" });
  const second = dialog.getByRole("textbox", { name: /^En telefon til/ });
  await second.fill("12345");
  await dialog.getByRole("textbox", { name: /^E-post/ }).fill("kari@example.com");
  await dialog.getByRole("button", { name: "Bruk denne kontakten" }).click();
  await expect.element(second).toHaveAccessibleDescription(/gyldig telefonnummer/);
  await expect.element(second).toHaveFocus();
  expect(change).not.toHaveBeenCalled();
  await second.fill("912 34 567");
  await dialog.getByRole("button", { name: "Bruk denne kontakten" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(checked).toEqual([{ phones: ["12345"] }, { phones: ["912 34 567"] }]);
});
