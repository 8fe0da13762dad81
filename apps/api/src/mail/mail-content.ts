import { escapeHtml } from "@hjem/domain/text/markup";
import type { MailMessage } from "../db/mail-tables.ts";
import { mailButton, mailFrame, mailRow, mailTable } from "./mail-frame.ts";

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

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const INK = "#1b1a18";
const MUTED = "#5d5a54";
const LINE = "#dedad2";

/** Mail programs ignore stylesheets, so the styles are inline; values of the light theme's tokens. */
const TEXT = `${FONT};font-size:16px;line-height:25px;color:${INK}`;
const look = {
  site: `padding:0 0 20px;${FONT};font-size:14px;line-height:20px;color:${MUTED}`,
  headingCell: "padding:0 0 16px",
  heading: `margin:0;${FONT};font-size:24px;line-height:29px;font-weight:600;color:${INK}`,
  paragraph: `padding:0 0 16px;${TEXT}`,
  rows: "padding:0 0 16px",
  label: `padding:8px 16px 8px 0;border-top:1px solid ${LINE};text-align:left;vertical-align:top;font-weight:400;${TEXT};color:${MUTED}`,
  value: `padding:8px 0;border-top:1px solid ${LINE};text-align:right;vertical-align:top;overflow-wrap:anywhere;${TEXT}`,
  quote: `padding:4px 0 4px 16px;border-left:3px solid ${LINE};white-space:pre-wrap;overflow-wrap:anywhere;${TEXT}`,
  quoteCell: "padding:0 0 16px",
  footer: `padding:8px 0 0;${FONT};font-size:13px;line-height:20px;color:${MUTED}`,
} as const;

const rowHtml = ({ label, value }: { label: string; value: string }): string =>
  `<tr><th scope="row" style="${look.label}">${escapeHtml(label)}</th><td style="${look.value}">${escapeHtml(value)}</td></tr>`;

const htmlOf = (content: MailContent, siteName: string, languageTag: string): string => {
  const { rows = [], quote, afterQuote = [], button } = content;
  const paragraphs = (texts: readonly string[]) =>
    texts.map((each) => mailRow(escapeHtml(each), look.paragraph));
  return mailFrame({
    languageTag,
    title: content.subject,
    background: "#f6f4f0",
    sheetStyle: "border-radius:14px",
    font: FONT,
    rows: [
      mailRow(escapeHtml(siteName), look.site),
      mailRow(`<h1 style="${look.heading}">${escapeHtml(content.heading)}</h1>`, look.headingCell),
      ...paragraphs(content.paragraphs),
      ...(rows.length > 0
        ? [
            mailRow(
              `<table width="100%" border="0" cellpadding="0" cellspacing="0"><tbody>${rows.map(rowHtml).join("")}</tbody></table>`,
              look.rows,
            ),
          ]
        : []),
      ...(quote
        ? [mailRow(mailTable(mailRow(escapeHtml(quote), look.quote)), look.quoteCell)]
        : []),
      ...paragraphs(afterQuote),
      ...(button ? [mailRow(mailButton(button, { color: INK, font: FONT }), look.rows)] : []),
      mailRow(escapeHtml(content.footer), look.footer),
    ],
  });
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
