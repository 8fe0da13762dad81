import type { Region } from "@hjem/domain/region";
import { MAIL_PICTURES_MAX } from "@hjem/domain/saved/saved-rules";
import { escapeHtml } from "@hjem/domain/text/markup";
import { mailButton, mailFrame, mailRow, mailTable } from "../../../mail/mail-frame.ts";
import type { AlertItem } from "./alert-items.ts";

/** What a mail about alerts says; both its forms are made from this. All of it is plain text. */
export interface AlertMailContent {
  siteName: string;
  /** BCP 47. */
  languageTag: string;
  colors: Region["mailColors"];
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  lead: string;
  items: readonly AlertItem[];
  /** How many more there are than are listed; empty for none. */
  rest: string;
  button: { label: string; href: string };
  /** Why the reader gets this. */
  why: string;
  links: readonly { label: string; href: string }[];
}

/** Mail programs ignore stylesheets, so the styles are inline (visual.md §27); values of the light theme's tokens. */
const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const INK = "#16211d";
const MUTED = "#45524c";
const QUIET = "#5b6862";
const LINE = "#dde3df";
const PICTURE_WIDTH = 200;

/** Below 600 pixels the mail goes from edge to edge, and pictures stand above their texts. */
const narrow = [
  ".wrap{padding:0!important}",
  ".box{border-radius:0!important;border:0!important;padding:20px 16px 24px!important}",
  ".side{display:block!important;width:auto!important;padding-right:0!important}",
  ".text{padding-top:12px!important}",
  ".picture{width:100%!important;height:auto!important}",
  ".button{display:block!important}",
  ".foot{padding:24px 16px!important}",
  "h1{font-size:24px!important;line-height:30px!important}",
].join("");

const link = (href: string, style: string, content: string): string =>
  `<a href="${escapeHtml(href)}" style="${style}">${content}</a>`;

const tagColors = ({ signal, onSignal }: AlertMailContent["colors"]) => ({
  new: `background:${signal};color:${onSignal}`,
  success: "background:#e3f3ea;color:#17663e",
  neutral: `background:#e9edea;color:${MUTED}`,
});

/** Outlook knows no padding within a line. */
const wide = "<!--[if mso]>&nbsp;<![endif]-->";

function tagsHtml({ tags }: AlertItem, { colors }: AlertMailContent): string {
  const toned = tagColors(colors);
  return tags
    .map(
      ({ text, tone }) =>
        `<span style="display:inline-block;margin:0 6px 0 0;padding:2px 8px;border-radius:6px;font-size:13px;font-weight:700;${toned[tone]}">${wide}${escapeHtml(text)}${wide}</span>`,
    )
    .join("");
}

function priceHtml({ price, priceBefore }: AlertItem): string {
  const before = priceBefore
    ? ` <span style="color:${QUIET};font-weight:400;font-size:14px">${escapeHtml(priceBefore)}</span>`
    : "";
  return escapeHtml(price) + before;
}

const addressHtml = ({ address, href }: AlertItem): string => {
  const style = `color:${INK};font-weight:600;text-decoration:none`;
  return href === null ? `<b>${escapeHtml(address)}</b>` : link(href, style, escapeHtml(address));
};

function pictureHtml({ picture, href, address }: AlertItem): string {
  if (!picture) return "";
  const height = Math.round(PICTURE_WIDTH / picture.ratio);
  const image = `<img src="${escapeHtml(picture.src)}" width="${PICTURE_WIDTH}" height="${height}" alt="${escapeHtml(address)}" class="picture" style="display:block;width:${PICTURE_WIDTH}px;height:${height}px;border-radius:10px;border:0;background:#e9edea;color:${MUTED};font-size:13px;line-height:18px">`;
  return `<td class="side" width="${PICTURE_WIDTH}" valign="top" style="padding-right:20px">${href === null ? image : link(href, "", image)}</td>`;
}

const paragraph = (style: string, html: string): string =>
  html === "" ? "" : `<p style="${style}">${html}</p>`;

/** An item with everything that is known of it. */
function itemHtml(item: AlertItem, content: AlertMailContent, index: number): string {
  const text = [
    paragraph("margin:0 0 6px", tagsHtml(item, content)),
    paragraph("margin:0;font-size:18px;line-height:24px;font-weight:700", priceHtml(item)),
    paragraph("margin:2px 0 0", addressHtml(item)),
    paragraph(
      `margin:2px 0 0;color:${MUTED};font-size:14px;line-height:20px`,
      escapeHtml(item.facts),
    ),
    paragraph(
      `margin:6px 0 0;color:${QUIET};font-size:13px;line-height:18px`,
      escapeHtml(item.source),
    ),
  ].join("");
  const line = index === 0 ? "" : `;border-top:1px solid ${LINE}`;
  const columns = `<tr>${pictureHtml(item)}<td class="side text" valign="top" style="${FONT};font-size:15px;line-height:22px;color:${INK}">${text}</td></tr>`;
  return mailRow(mailTable(columns), `padding:20px 0${line}`);
}

/** The items after those with a picture, in few bytes: mail programs cut off what is long (100 kB). */
function shortItemsHtml(items: readonly AlertItem[]): string {
  if (items.length === 0) return "";
  const rows = items.map((item) => {
    const tags = item.tags.map(({ text }) => text).join(", ");
    const address =
      item.href === null
        ? escapeHtml(item.address)
        : `<a href="${escapeHtml(item.href)}">${escapeHtml(item.address)}</a>`;
    const before = item.priceBefore ? ` (${escapeHtml(item.priceBefore)})` : "";
    return `<p><b>${escapeHtml(tags)}</b> · ${escapeHtml(item.price)}${before}<br>${address}<br>${escapeHtml(item.source)}</p>`;
  });
  return `<tr><td class="short" style="padding:8px 0;border-top:1px solid ${LINE};${FONT};font-size:14px;line-height:20px;color:${MUTED}">${rows.join("\n")}</td></tr>`;
}

/** The mail as HTML. */
export function alertMailHtml(content: AlertMailContent): string {
  const { siteName, colors, items, button } = content;
  const full = items.slice(0, MAIL_PICTURES_MAX);
  const short = items.slice(MAIL_PICTURES_MAX);
  const heading = `<h1 style="margin:0;font-size:26px;line-height:32px;font-weight:700;color:${INK}">${escapeHtml(content.heading)}</h1>`;
  const lead = paragraph(
    `margin:8px 0 0;font-size:16px;line-height:24px;color:${MUTED}`,
    escapeHtml(content.lead),
  );
  const links = content.links.map(({ label, href }) =>
    link(
      href,
      `color:${MUTED};text-decoration:underline;display:inline-block;padding:3px 0`,
      escapeHtml(label),
    ),
  );
  return mailFrame({
    languageTag: content.languageTag,
    title: content.subject,
    preview: content.preview,
    background: "#f4f6f4",
    sheetStyle: `border:1px solid ${LINE};border-radius:14px`,
    font: FONT,
    styles: `.short a{color:${INK}}@media(max-width:599px){${narrow}}`,
    rows: [
      mailRow(
        escapeHtml(siteName),
        `${FONT};font-size:20px;line-height:28px;font-weight:700;color:${colors.accent};padding-bottom:20px;border-bottom:1px solid ${LINE}`,
      ),
      mailRow(heading + lead, `padding:24px 0 4px;${FONT}`),
      ...full.map((item, index) => itemHtml(item, content, index)),
      shortItemsHtml(short),
      ...(content.rest
        ? [
            mailRow(
              escapeHtml(content.rest),
              `padding:0 0 16px;${FONT};font-size:15px;line-height:22px;color:${INK}`,
            ),
          ]
        : []),
      mailRow(mailButton(button, { color: colors.accent, font: FONT }), "padding-top:8px"),
    ],
    foot: mailTable(
      mailRow(
        paragraph("margin:0 0 8px", escapeHtml(content.why)) +
          paragraph("margin:0", links.join(" &nbsp;·&nbsp; ")),
        `${FONT};font-size:13px;line-height:20px;color:${QUIET}`,
      ),
    ),
  });
}

/** The mail as text: the same items, links written out. */
export function alertMailText(content: AlertMailContent): string {
  const { items, button, rest, why, links } = content;
  const itemText = ({ tags, price, priceBefore, address, facts, source, href }: AlertItem) =>
    [
      tags.map(({ text }) => text).join(", "),
      priceBefore ? `${price} (${priceBefore})` : price,
      address,
      facts,
      source,
      href ?? "",
    ]
      .filter(Boolean)
      .join("\n");
  return [
    content.siteName,
    content.heading,
    content.lead,
    ...items.map(itemText),
    ...(rest ? [rest] : []),
    `${button.label}:\n${button.href}`,
    `-- \n${[why, ...links.map(({ label, href }) => `${label}: ${href}`)].join("\n")}`,
  ].join("\n\n");
}
