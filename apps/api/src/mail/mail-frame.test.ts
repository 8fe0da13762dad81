import { expect, test } from "vitest";
import { alertMailHtml } from "../modules/alerts/deliveries/alert-mail-layout.ts";
import { mailMessage } from "./mail-content.ts";

const button = { label: "Se annonsen", href: "http://no.localhost/" };
const enquiry = mailMessage(
  {
    subject: "Ny melding",
    heading: "Ny melding",
    paragraphs: ["Noen har spurt."],
    rows: [{ label: "Telefon", value: "912 34 567" }],
    quote: "Hei",
    button,
    footer: "Du får denne fordi du har en annonse.",
  },
  { siteName: "Hjem", languageTag: "nb-NO", to: "kari@example.com" },
).html;
const alerts = alertMailHtml({
  siteName: "Hjem",
  languageTag: "nb-NO",
  colors: { accent: "#0f4c75", signal: "#f4c53c", onSignal: "#322600" },
  subject: "1 nyhet",
  preview: "1 nyhet",
  heading: "1 nyhet",
  lead: "I dag",
  items: [
    {
      tags: [{ text: "Ny", tone: "new" }],
      price: "1 kr",
      priceBefore: "",
      address: "Storgata 1",
      href: "http://no.localhost/1",
      facts: "Leilighet",
      source: "Lagret",
      picture: { src: "http://no.localhost/1.webp", ratio: 1.5 },
    },
  ],
  rest: "",
  button,
  why: "Du følger et søk.",
  links: [{ label: "Avslutt", href: "http://no.localhost/off" }],
});

test.each([
  ["an enquiry", enquiry],
  ["alerts", alerts],
])("the mail about %s is whole in Outlook for Windows", (_, html = "") => {
  // It takes widths from attributes, and draws padding and colour of cells alone.
  expect(html).toMatch(/<table [^>]*width="600"[^>]*max-width:600px/);
  // A width of 100 % in a style would be the window's, so a table of its own holds the sheet.
  expect(html).toMatch(
    /<!--\[if mso\]><table [^>]*width:600px"><tr><td><!\[endif\]--><table [^>]*width="600"/,
  );
  expect(html).toMatch(/<\/table><!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]--><\/td>/);
  const others = html.match(/<(?:body|div|p|blockquote|h1|table)\b[^>]*>/g) ?? [];
  expect(others.filter((tag) => /padding:/.test(tag))).toEqual([]);
  expect(html).toMatch(
    /<td [^>]*bgcolor="#[\da-f]{6}"[^>]*mso-padding-alt:[^>]*><a [^>]*>Se annonsen/,
  );
  expect(html).not.toMatch(/url\(|background="/);
});
