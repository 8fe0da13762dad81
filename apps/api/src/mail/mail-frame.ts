import { escapeHtml } from "@hjem/domain/text/markup";

/**
 * The frame of every mail, for all mail programs. Outlook for Windows draws with Word: it knows widths of tables as attributes,
 * padding of cells and colours of cells alone, so nothing else carries any of these, and there are no background pictures.
 */
interface MailFrame {
  /** BCP 47. */
  languageTag: string;
  title: string;
  /** What mail programs show beside the subject. @default the first words of the mail */
  preview?: string;
  /** Colour around the sheet, `#rrggbb`. */
  background: string;
  /** Of the sheet: its border and corners. */
  sheetStyle: string;
  font: string;
  /** For programs that know stylesheets. @default none */
  styles?: string;
  /** Rows of the sheet, as HTML. */
  rows: readonly string[];
  /** Below the sheet, as HTML. @default none */
  foot?: string;
}

const WIDTH = 600;

/** For Outlook for Windows alone, which takes the width of the style before that of the attribute and knows no greatest width. */
const forOutlook = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;
const ofWidth = {
  open: forOutlook(
    `<table role="presentation" width="${WIDTH}" align="center" border="0" cellpadding="0" cellspacing="0" style="width:${WIDTH}px"><tr><td>`,
  ),
  close: forOutlook("</td></tr></table>"),
};

/** A table without lines or gaps, of the whole width unless `attributes` say another. */
export const mailTable = (rows: string, attributes = ' width="100%"'): string =>
  `<table role="presentation"${attributes} border="0" cellpadding="0" cellspacing="0">${rows}</table>`;

/** A row with one cell. */
export const mailRow = (html: string, style = ""): string =>
  `<tr><td${style && ` style="${style}"`}>${html}</td></tr>`;

/** A link as a button: its colour and, for Outlook, its padding are the cell's. */
export const mailButton = (
  { label, href }: { label: string; href: string },
  { color, font }: { color: string; font: string },
): string =>
  mailTable(
    `<tr><td align="center" bgcolor="${color}" style="border-radius:10px;background:${color};mso-padding-alt:13px 26px"><a href="${escapeHtml(href)}" class="button" style="${font};display:inline-block;padding:13px 26px;color:#ffffff;font-size:16px;line-height:24px;font-weight:700;text-decoration:none;text-align:center">${escapeHtml(label)}</a></td></tr>`,
    "",
  );

/** A mail as HTML: light, 600 pixels wide, in tables. */
export function mailFrame(frame: MailFrame): string {
  const { title, preview = "", background, sheetStyle, font, styles = "", rows, foot } = frame;
  const sheet = mailTable(
    [
      `<tr><td class="box" bgcolor="#ffffff" style="background:#ffffff;padding:24px 28px 28px;${font};${sheetStyle}">${mailTable(rows.join("\n"))}</td></tr>`,
      ...(foot === undefined
        ? []
        : [`<tr><td class="foot" style="padding:24px 28px;${font}">${foot}</td></tr>`]),
    ].join("\n"),
    ` width="${WIDTH}" align="center" style="width:100%;max-width:${WIDTH}px"`,
  );
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(frame.languageTag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only">`,
    `<title>${escapeHtml(title)}</title>`,
    `<style>body{margin:0;padding:0;background:${background}}${styles}</style></head><body bgcolor="${background}">`,
    ...(preview === ""
      ? []
      : [`<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`]),
    mailTable(
      `<tr><td align="center" class="wrap" style="padding:24px 12px">${ofWidth.open}${sheet}${ofWidth.close}</td></tr>`,
      ` width="100%" bgcolor="${background}" style="background:${background}"`,
    ),
    "</body></html>",
  ].join("\n");
}
