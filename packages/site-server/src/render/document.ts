import type { RegionLanguage } from "@hjem/domain/language";
import type { RegionBasics } from "@hjem/domain/region";
import { escapeHtml } from "@hjem/domain/text/markup";
import { BOOT_ID, ROOT_ID } from "@hjem/storefront/document-ids";
import type { HeadTag } from "@hjem/storefront/head-tags";
import { SCRIPTS_ID } from "@hjem/storefront/load-scripts";
import { themeScript } from "@hjem/storefront/theme-script";
import type { PageAssets } from "./assets.ts";

/** JSON that cannot end its script element, open a comment or break a line of JavaScript (D28). */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

/** Everything that the HTML of one page is made of. */
export interface DocumentParts {
  region: Pick<RegionBasics, "id">;
  language: Pick<RegionLanguage, "tag">;
  head: readonly HeadTag[];
  assets: PageAssets;
  /** The page as React drew it, in UTF-8. */
  body: Uint8Array;
  /** What the browser needs to take over; written as JSON that runs nowhere. */
  boot: unknown;
}

const withoutContent = new Set(["meta", "link"]);

/** One element of the head as HTML; structured data is escaped as script content. */
export function headTagHtml({ tag, attributes, text = "" }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  const opening = `<${tag}${written} data-head>`;
  if (withoutContent.has(tag)) return opening;
  return `${opening}${tag === "script" ? text.replaceAll("<", "\\u003c") : escapeHtml(text)}</${tag}>`;
}

const style = ({ css, attributes = "" }: PageAssets["styles"][number]) =>
  `<style${attributes}>${css}</style>`;

/** Styles are the longest part of many a page, and the same for all that have the same files. */
const writtenStyles = new WeakMap<PageAssets, Buffer>();

function stylesOf(assets: PageAssets): Buffer {
  const written = writtenStyles.get(assets) ?? bytesOf(...assets.styles.map(style));
  writtenStyles.set(assets, written);
  return written;
}

const bytesOf = (...parts: readonly string[]) => Buffer.from(parts.join(""));

/**
 * The HTML of a page: styles inside, no script but the theme's, whose hash the Content-Security-Policy allows (D28).
 * Each file whose styles are inlined has a disabled link: it is never fetched, and shows the loader of lazy routes that
 * these styles are here already. It is for no medium besides, because Chromium 150 fetches disabled ones before scripts.
 * The page can be read before any script runs, so scripts are only listed: the entry requests them once letters and
 * pictures are there. Made of bytes, as it is sent: a page as text would take twice the memory, and be read and written
 * once more.
 */
export function documentHtml({
  region,
  language,
  head,
  assets,
  body,
  boot,
}: DocumentParts): Buffer {
  const start = bytesOf(
    `<!doctype html><html lang="${language.tag}" data-region="${region.id}" data-theme="light"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<script>${themeScript}</script>`,
    ...head.map(headTagHtml),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  );
  const frame = bytesOf(
    ...assets.styleFiles.map(
      (href) => `<link rel="stylesheet" href="${href}" media="not all" disabled>`,
    ),
    `<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-192.png">`,
    `<script type="module" src="${assets.entry}" fetchpriority="low"></script></head><body>`,
    `<div id="${ROOT_ID}">`,
  );
  const scripts = bytesOf(
    `</div><template id="${SCRIPTS_ID}">`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `</template><script type="application/json" id="${BOOT_ID}">`,
  );
  const end = bytesOf(scriptJson(boot), "</script></body></html>");
  return Buffer.concat([start, stylesOf(assets), frame, body, scripts, end]);
}
