import { escapeHtml } from "@hjem/domain/text/markup";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { DemoHost } from "../ports.ts";
import type { Outbox, OutboxMail } from "./outbox.ts";

/** Only pictures of the site are loaded and no script runs; mails have inline styles and are shown in an iframe. */
const CONTENT_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${escapeHtml(title)}</title>
<style>
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.55 system-ui, sans-serif; color: #1b1a18; background: #f6f4f0 }
  .demo { padding: .75rem 1rem; border-radius: 10px; background: #fff3cd }
  table { width: 100%; border-collapse: collapse } th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid #dedad2; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  iframe { width: 100%; height: 40rem; border: 1px solid #dedad2; border-radius: 10px; background: #fff }
  pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border-radius: 10px }
</style></head><body><main>
<p class="demo"><strong>Demo.</strong> These mails and text messages were written to a folder and sent to nobody.</p>
${body}
</main></body></html>`;

const listPage = (mails: readonly OutboxMail[]): string => {
  const rows = mails.map(
    ({ id, sentAt, to, subject }) =>
      `<tr><td><time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 16).replace("T", " "))}</time></td><td>${escapeHtml(to)}</td><td><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  return page(
    "Demo outbox",
    `<h1>Demo outbox</h1>${rows.length > 0 ? table : "<p>No mail yet. Send a message from a property page.</p>"}`,
  );
};

/** The text with its links; those of the sandboxed HTML lead nowhere. */
const linkedText = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Files of a mail as links that hold them. */
const attachmentLinks = ({ attachments = [] }: OutboxMail): string =>
  attachments
    .map(
      ({ name, type, content }) =>
        `<p><a download="${escapeHtml(name)}" href="data:${escapeHtml(type)};base64,${escapeHtml(content)}">${escapeHtml(name)}</a></p>`,
    )
    .join("");

/** A text message has no HTML. */
const htmlFrame = (html: string): string =>
  html === ""
    ? ""
    : `<h2>As HTML</h2><iframe title="The mail as HTML" sandbox="" srcdoc="${escapeHtml(html)}"></iframe>\n`;

const mailPage = (mail: OutboxMail): string => {
  const head = [
    ["From", mail.fromName],
    ["To", mail.to],
    ["Reply to", mail.replyTo ?? ""],
    ["When (UTC)", mail.sentAt],
    ...Object.entries(mail.headers ?? {}),
  ].filter(([, value]) => value !== "");
  const rows = head.map(
    ([label = "", value = ""]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return page(
    mail.subject,
    `<p><a href="/dev/outbox">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<table><tbody>${rows.join("")}</tbody></table>${attachmentLinks(mail)}
${htmlFrame(mail.html)}<h2>As text</h2><pre>${linkedText(mail.text)}</pre>`,
  );
};

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header("cache-control", "no-store")
    .header("content-security-policy", CONTENT_POLICY)
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(html);

/** The demo's mail, readable in a browser (D27). Registered only if the outbox is the transport. */
export const outboxRoutes =
  ({ host, outbox }: { host: DemoHost; outbox: Outbox }): FastifyPluginAsync =>
  async (app) => {
    app.get("/dev/outbox", { schema: { hide: true } }, async (_request, reply) =>
      sendPage(reply, listPage(await outbox.list())),
    );
    app.get<{ Params: { id: string } }>(
      "/dev/outbox/:id",
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const mail = await outbox.find(params.id);
        if (!mail) throw host.createNotFound();
        return sendPage(reply, mailPage(mail));
      },
    );
  };
