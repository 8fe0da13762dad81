import { afterAll, beforeAll, expect, test } from "vitest";
import { startSmtpServer, type TestSmtpServer } from "../testing/smtp-server.ts";
import { mailMessage } from "./mail-content.ts";
import { MailDelayedError, MailRefusedError, type MailTransport } from "./mail.ts";
import { smtpTransport } from "./smtp-transport.ts";

const evil = "Blåbær\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script> & more";
let server: TestSmtpServer;
let transport: MailTransport;
beforeAll(async () => {
  server = await startSmtpServer();
  transport = smtpTransport({ url: server.url, from: "post@hjem.example", isPlainAllowed: true });
});
afterAll(() => server.close());

const keyed = (key: string, to: string) => ({
  key,
  ...mailMessage(
    {
      subject: evil,
      heading: evil,
      paragraphs: [evil],
      rows: [{ label: "Adresse", value: evil }],
      quote: "Hei\n-- \nHjem",
      button: { label: "Se annonsen", href: 'http://no.localhost/"><b>' },
      footer: "Hvorfor",
    },
    { siteName: evil, languageTag: "nb-NO", to, replyTo: "ola@example.com" },
  ),
});

const headOf = (raw: string): string[] =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");

test("a mail arrives as text and HTML from the market's address, and no text in it becomes a header or a recipient", async () => {
  await transport.send(keyed("a", "kari@example.com"));
  const [mail] = server.received;
  expect(mail?.to).toEqual(["kari@example.com"]);
  const head = headOf(mail?.raw ?? "");
  const names = head.map((line) => line.split(":")[0]?.toLowerCase());
  expect(names).not.toContain("bcc");
  expect(head).toContain("To: kari@example.com");
  expect(head).toContain("Reply-To: ola@example.com");
  expect(head.find((line) => line.startsWith("From:"))).toMatch(/<post@hjem\.example>$/);
  expect(head.filter((line) => line.startsWith("Subject:"))).toHaveLength(1);
  expect(mail?.raw).toContain("text/plain");
  expect(mail?.raw).toContain("text/html");
});

test("the host of an address is sent in the letters of the domain name system", async () => {
  await transport.send(keyed("idn", "kari@blåbær.no"));
  expect(headOf(server.received.at(-1)?.raw ?? "")).toContain("To: kari@xn--blbr-roah.no");
});

test("a mail's own headers are sent with it", async () => {
  const headers = { "List-Unsubscribe": "<https://www.example.no/unsubscribe?token=abc>" };
  await transport.send({ ...keyed("i", "kari@example.com"), headers });
  expect(headOf(server.received.at(-1)?.raw ?? "")).toContain(
    "List-Unsubscribe: <https://www.example.no/unsubscribe?token=abc>",
  );
});

test("every attempt of one mail has the same Message-ID, another mail another", async () => {
  await transport.send(keyed("b", "kari@example.com"));
  await transport.send(keyed("b", "kari@example.com"));
  await transport.send(keyed("c", "kari@example.com"));
  const ids = server.received
    .slice(-3)
    .map(({ raw }) => headOf(raw).find((line) => line.startsWith("Message-ID:")));
  expect(ids[0]).toMatch(/<[0-9a-f]{32}@hjem\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("an address that does not exist is a permanent failure; a busy or unreachable server is not, and neither error quotes an address", async () => {
  const refused = transport.send(keyed("d", "nobody@example.com"));
  await expect(refused).rejects.toBeInstanceOf(MailRefusedError);
  const busy = transport.send(keyed("e", "later@example.com"));
  await expect(busy).rejects.toBeInstanceOf(MailDelayedError);
  await expect(busy).rejects.toThrow(/^EENVELOPE 451$/);
  const absent = smtpTransport({
    url: "smtp://127.0.0.1:9",
    from: "post@hjem.example",
    isPlainAllowed: true,
  });
  await expect(absent.send(keyed("f", "x@example.com"))).rejects.toBeInstanceOf(MailDelayedError);
});

test("ASVS 12.3.1: without TLS nothing is sent to a mail server unless that is allowed", async () => {
  const before = server.received.length;
  const careful = smtpTransport({
    url: server.url,
    from: "post@hjem.example",
    isPlainAllowed: false,
  });
  const sent = careful.send(keyed("h", "kari@example.com"));
  await expect(sent).rejects.toBeInstanceOf(MailDelayedError);
  expect(server.received).toHaveLength(before);
});

test("HTML and text have the same content, escaped; text of others cannot pass for ours", () => {
  const { html, text } = keyed("g", "kari@example.com");
  expect(html).toContain('<html lang="nb-NO">');
  expect(html).not.toContain("<script>");
  expect(html).toContain('href="http://no.localhost/&quot;&gt;&lt;b&gt;"');
  expect(text).toContain("> Hei\n> -- \n> Hjem");
  expect(text).toContain("Se annonsen:\nhttp://no.localhost/");
});
