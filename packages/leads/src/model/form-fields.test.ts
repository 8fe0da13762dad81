import { readFields } from "@hjem/ui/use-form";
import { expect, test } from "vitest";
import { formHref, isFormKind, pageAddress } from "./form-fields.ts";

const address = (path: string) => pageAddress(new URL(path, "http://no.localhost"));

test("a form posts to the page's own URL, with its language and without the state of other forms", () => {
  expect(address("/property/1/a?language=en&ask=viewing&viewing=1&sent=contact")).toBe(
    "/property/1/a?language=en",
  );
  expect(address("/property/1/a?sent=report")).toBe("/property/1/a");
});

test("a link to a form ends with its fragment", () => {
  expect(formHref("/property/1/a", { ask: "viewing", viewing: "7" }, "viewing")).toBe(
    "/property/1/a?ask=viewing&viewing=7#contact",
  );
  expect(formHref("/property/1/a?language=en", { sent: "report" }, "report")).toBe(
    "/property/1/a?language=en&sent=report#report",
  );
});

test("accepts only the names of forms", () => {
  expect(["contact", "viewing", "estimate", "report"].every(isFormKind)).toBe(true);
  expect([null, "", "Kari Nordmann", "constructor"].some(isFormKind)).toBe(false);
});

test("the last of repeated fields is used, and files are ignored", () => {
  const form = new FormData();
  form.append("name", "Ola");
  form.append("name", "Kari");
  form.append("message", new Blob(["x"]));
  expect(readFields(form)).toEqual({ name: "Kari" });
});
