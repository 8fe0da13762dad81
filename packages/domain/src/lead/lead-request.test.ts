import { expect, test } from "vitest";
import { ContactRequest, ReportRequest, ValuationRequest } from "./lead-request.ts";

const contact = {
  name: "Ola",
  email: "ola@example.com",
  message: "Hei",
  consent: true,
  consentVersion: "2026-11",
};

test("LEAD-003: keeps the line breaks of a message, and puts all other fields on one line", () => {
  const read = ContactRequest.parse({
    ...contact,
    name: "  Ola \t Nordmann\n",
    message: " Hei!\r\n\r\nNår?\u0007 ",
    phone: " ",
  });
  expect(read).toMatchObject({ name: "Ola Nordmann", message: "Hei!\n\nNår?" });
  expect(read.phone).toBeUndefined();
});

test("normalises letters to composed form, and removes bidirectional control characters", () => {
  expect(ContactRequest.parse({ ...contact, name: "A\u030ase \u202eeslO" }).name).toBe("Åse eslO");
});

test("rejects a missing consent, and an unknown consent version", () => {
  for (const wrong of [{ consent: false }, { consent: "off" }, { consentVersion: "1999-01" }]) {
    expect(ContactRequest.safeParse({ ...contact, ...wrong }).success).toBe(false);
  }
  expect(ContactRequest.parse({ ...contact, consent: "on" }).consent).toBe(true);
});

test("an estimate has no required fields, and empty fields are left out", () => {
  expect(ValuationRequest.parse({})).toEqual({});
  expect(ValuationRequest.parse({ name: "", email: " " })).toEqual({});
});

test("a report needs no email address, but rejects an invalid one", () => {
  expect(ReportRequest.parse({ kind: "scam", email: "" }).email).toBeUndefined();
  expect(ReportRequest.safeParse({ kind: "scam", email: "ola" }).success).toBe(false);
});
