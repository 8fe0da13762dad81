import path from "node:path";
import { expect, test } from "vitest";
import { readSourceFiles } from "./source-files.ts";

const root = path.resolve(import.meta.dirname, "../../..");

/** Forms that keep nothing on the device, each with what it has instead of words. */
const nothingToKeep: Readonly<Record<string, string>> = {
  "packages/account/src/admin/gate-form.tsx": "a password",
  "packages/account/src/privacy/deletion.tsx": "a password",
  "packages/account/src/privacy/export.tsx": "a press",
  "packages/account/src/profile/password-form.tsx": "passwords",
  "packages/account/src/profile/phone-verification.tsx": "a code",
  "packages/account/src/proof/proof-dialog.tsx": "a password or a code",
  "packages/account/src/security/authenticator-app.tsx": "codes",
  "packages/account/src/security/passkeys.tsx": "names of keys, typed while the key is made",
  "packages/account/src/security/recovery-codes.tsx": "a press",
  "packages/account/src/sign-in-pages/mail-link-act.tsx": "a press",
  "packages/account/src/sign-in-pages/new-password-form.tsx": "a password",
  "packages/listing-wizard/src/overview/delete-dialog.tsx": "a press",
  "packages/listing-wizard/src/overview/relist-dialog.tsx": "a press",
  "packages/listing-wizard/src/payment/bank-step.tsx": "a code",
  "packages/listing-wizard/src/payment/payment-form.tsx": "a card",
  "packages/storefront/src/session/sign-in/email-step.tsx": "who signs in",
  "packages/storefront/src/session/sign-in/factor-form.tsx": "a code",
  "packages/storefront/src/session/sign-in/forgot-step.tsx": "who signs in",
  "packages/storefront/src/session/sign-in/password-step.tsx": "a password",
  "packages/storefront/src/session/sign-in/provider-callback.tsx": "who signs in, or a password",
};

/** Text areas whose words are not a form's: where they are kept. */
const keptOtherwise: Readonly<Record<string, string>> = {
  "packages/account/src/editor/markdown-field.tsx": "use-entry-draft.ts keeps the text of a page",
  "packages/account/src/editor/value-field.tsx": "use-entry-draft.ts keeps the text of a page",
  "packages/leads/src/contact/sender-fields.tsx": "use-lead-form.ts",
  "packages/leads/src/report/report-form.tsx": "use-lead-form.ts",
  "packages/listing-wizard/src/fields/text-fields.tsx": "the draft's editor (D89)",
  "packages/ui/src/field/text-area.tsx": "the field itself",
};

const sources = (await readSourceFiles(root)).filter(
  ({ path: file }) => file.startsWith("packages/") && !/\.(?:test|stories)\.tsx?$/.test(file),
);

test("every form keeps what is typed on the device, or is named here with what it has instead of words", () => {
  const silent = sources
    .filter(({ text }) => /\bunsent: null\b/.test(text))
    .map((file) => file.path);
  expect(silent.toSorted()).toEqual(Object.keys(nothingToKeep).toSorted());
});

test("every text of several lines is kept: by its form, or as is said here", () => {
  const areas = sources.filter(({ text }) => /<(?:TextArea|textarea)\b/.test(text));
  expect(areas.length).toBeGreaterThan(0);
  const lost = areas
    .filter(({ text }) => !/\bunsent(?:Fields|Text)\(/.test(text))
    .map((file) => file.path);
  expect(lost.toSorted()).toEqual(Object.keys(keptOtherwise).toSorted());
});
