import { escapeHtml } from "@hjem/domain/text/markup";
import type { MailMessage } from "../db/mail-tables.ts";

/** What a mail says; both its forms are made from this. All of it is plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts as an account: label left, value right. */
  rows?: readonly { label: string; value: string }[];
  /** Words of somebody else, set apart. */
  quote?: string;
  /** Paragraphs after these words. */
  afterQuote?: readonly string[];
  button?: { label: string; href: string };
  /** Why the reader gets this. */
  footer: string;
}

/**
 * Mail programs ignore stylesheets, so the styles are inline; values of the light theme's tokens. `color-scheme` tells a
 * program in dark mode that all colours are given.
 */
const look = {
  page: "margin:0;padding:24px 12px;background:#f6f4f0;color:#1b1a18;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  sheet: "max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-radius:14px",
  site: "margin:0 0 20px;font-size:14px;color:#5d5a54",
  heading: "margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:600",
  paragraph: "margin:0 0 16px",
  table: "width:100%;margin:0 0 16px;border-collapse:collapse",
  label:
    "padding:8px 16px 8px 0;border-top:1px solid #dedad2;text-align:left;vertical-align:top;font-weight:400;color:#5d5a54",
  value:
    "padding:8px 0;border-top:1px solid #dedad2;text-align:right;vertical-align:top;overflow-wrap:anywhere",
  quote:
    "margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #dedad2;white-space:pre-wrap;overflow-wrap:anywhere",
  button:
    "display:inline-block;padding:12px 20px;border-radius:10px;background:#1b1a18;color:#ffffff;text-decoration:none;font-weight:600",
  footer: "margin:24px 0 0;font-size:13px;color:#5d5a54",
} as const;

const element = (tag: string, style: string, text: string): string =>
  `<${tag} style="${style}">${escapeHtml(text)}</${tag}>`;

const rowHtml = ({ label, value }: { label: string; value: string }): string =>
  `<tr><th scope="row" style="${look.label}">${escapeHtml(label)}</th><td style="${look.value}">${escapeHtml(value)}</td></tr>`;

const htmlOf = (content: MailContent, siteName: string, tag: string): string => {
  const { rows = [], quote, afterQuote = [], button } = content;
  const parts = [
    element("p", look.site, siteName),
    element("h1", look.heading, content.heading),
    ...content.paragraphs.map((text) => element("p", look.paragraph, text)),
    ...(rows.length > 0
      ? [`<table style="${look.table}"><tbody>${rows.map(rowHtml).join("")}</tbody></table>`]
      : []),
    ...(quote ? [element("blockquote", look.quote, quote)] : []),
    ...afterQuote.map((text) => element("p", look.paragraph, text)),
    ...(button
      ? [
          `<p style="${look.paragraph}"><a href="${escapeHtml(button.href)}" style="${look.button}">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    element("p", look.footer, content.footer),
  ];
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only">`,
    `<title>${escapeHtml(content.subject)}</title></head>`,
    `<body style="${look.page}"><div style="${look.sheet}">`,
    ...parts,
    "</div></body></html>",
  ].join("\n");
};

/** Words of somebody else are marked line by line, so that none of them can pass for ours. */
const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

const textOf = (content: MailContent, siteName: string): string => {
  const { rows = [], quote, afterQuote = [], button } = content;
  return [
    siteName,
    content.heading,
    ...content.paragraphs,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
    ...(quote ? [quoted(quote)] : []),
    ...afterQuote,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    `-- \n${content.footer}`,
  ].join("\n\n");
};

/** One line: without line breaks of any kind, control characters and those that turn the direction of text. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();

/** Headings and facts are a line each: nothing in a typed address can look like a paragraph of ours. */
const onLines = (content: MailContent): MailContent => ({
  ...content,
  subject: oneLine(content.subject),
  heading: oneLine(content.heading),
  paragraphs: content.paragraphs.map(oneLine),
  rows: (content.rows ?? []).map(({ label, value }) => ({
    label: oneLine(label),
    value: oneLine(value),
  })),
});

/** The mail of a market's site in one language: HTML and text that say the same. */
export const mailMessage = (
  content: MailContent,
  reader: { siteName: string; languageTag: string; to: string; replyTo?: string },
): MailMessage => ({
  fromName: reader.siteName,
  to: reader.to,
  ...(reader.replyTo === undefined ? {} : { replyTo: reader.replyTo }),
  subject: content.subject,
  html: htmlOf(onLines(content), reader.siteName, reader.languageTag),
  text: textOf(onLines(content), reader.siteName),
});
