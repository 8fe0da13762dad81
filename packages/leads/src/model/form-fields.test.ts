import { readFields } from "@hjem/ui/use-form";
import { expect, test } from "vitest";
import { formHref, isFormKind, pageAddress } from "./form-fields.ts";

const address = (path: string) => pageAddress(new URL(path, "http://no.localhost"));

test("a form is sent to the page's own address, which keeps its language and forgets other forms", () => {
  expect(address("/property/1/a?language=en&ask=viewing&viewing=1&sent=contact")).toBe(
    "/property/1/a?language=en",
  );
  expect(address("/property/1/a?sent=report")).toBe("/property/1/a");
});

test("a link to a form leads to its place on the page", () => {
  expect(formHref("/property/1/a", { ask: "viewing", viewing: "7" }, "viewing")).toBe(
    "/property/1/a?ask=viewing&viewing=7#contact",
  );
  expect(formHref("/property/1/a?language=en", { sent: "report" }, "report")).toBe(
    "/property/1/a?language=en&sent=report#report",
  );
});

test("only the names of forms are forms", () => {
  expect(["contact", "viewing", "estimate", "report"].every(isFormKind)).toBe(true);
  expect([null, "", "Kari Nordmann", "constructor"].some(isFormKind)).toBe(false);
});

test("of a field that came twice the last counts, and files are none", () => {
  const form = new FormData();
  form.append("name", "Ola");
  form.append("name", "Kari");
  form.append("message", new Blob(["x"]));
  expect(readFields(form)).toEqual({ name: "Kari" });
});
