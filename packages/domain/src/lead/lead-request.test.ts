import { expect, test } from "vitest";
import { ContactRequest, ReportRequest, ValuationRequest } from "./lead-request.ts";

const openedAt = "2026-11-21T09:00:00Z";
const contact = {
  name: "Ola",
  email: "ola@example.com",
  message: "Hei",
  consent: true,
  consentVersion: "2026-11",
  openedAt,
};

test("LEAD-003: a message is read with its lines kept and everything else on one line", () => {
  const read = ContactRequest.parse({
    ...contact,
    name: "  Ola \t Nordmann\n",
    message: " Hei!\r\n\r\nNår?\u0007 ",
    phone: " ",
  });
  expect(read).toMatchObject({ name: "Ola Nordmann", message: "Hei!\n\nNår?" });
  expect(read.phone).toBeUndefined();
});

test("letters are composed, so that one name is one name, and marks that turn text round are dropped", () => {
  expect(ContactRequest.parse({ ...contact, name: "A\u030ase \u202eeslO" }).name).toBe("Åse eslO");
});

test("a box that is not ticked, and a consent text that nobody knows, are refused", () => {
  for (const wrong of [{ consent: false }, { consent: "off" }, { consentVersion: "1999-01" }]) {
    expect(ContactRequest.safeParse({ ...contact, ...wrong }).success).toBe(false);
  }
  expect(ContactRequest.parse({ ...contact, consent: "on" }).consent).toBe(true);
});

test("an estimate needs nothing; empty fields of a form are nothing", () => {
  expect(ValuationRequest.parse({})).toEqual({});
  expect(ValuationRequest.parse({ name: "", email: " " })).toEqual({});
});

test("a report may come without an address, but not with a wrong one", () => {
  expect(ReportRequest.parse({ kind: "scam", email: "", openedAt }).email).toBeUndefined();
  expect(ReportRequest.safeParse({ kind: "scam", email: "ola", openedAt }).success).toBe(false);
});
