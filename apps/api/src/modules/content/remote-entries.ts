import { CmsPage, Content, ContentPolicy, CookiePolicy } from "@hjem/domain/content/content-entry";
import type { ContentCollection } from "@hjem/domain/content/content-rules";
import { fieldsOf, isRecord } from "@hjem/domain/narrow";
import { withHtml } from "./render-markdown.ts";
import type { EntryList, SentEntry } from "./select-entries.ts";

/** Where pictures of a content service elsewhere are served from. */
export const REMOTE_PICTURES = "/media/content/uploads/";

const partial = {
  contents: Content.partial(),
  "content-policies": ContentPolicy.partial(),
  "cookie-policies": CookiePolicy.partial(),
  "cms-pages": CmsPage.partial(),
} as const;

const FILE = /^[\w-][\w.-]{0,200}$/;

/** Address of an upload of the service below the own origin; null for anything else, as pages load no foreign pictures. */
const ownAddress = (address: string, serviceUrl: string): string | null => {
  const path = address.startsWith(`${serviceUrl}/`) ? address.slice(serviceUrl.length) : address;
  const [, folder, file = "", ...more] = path.split("/");
  const isUpload = folder === "uploads" && more.length === 0 && FILE.test(file);
  return isUpload ? `${REMOTE_PICTURES}${file}` : null;
};

const isMedia = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value.url === "string" && typeof value.mime === "string";

const pictureOf = (media: Readonly<Record<string, unknown>>, serviceUrl: string) => {
  const url = ownAddress(String(media.url), serviceUrl);
  const { alternativeText, width, height } = media;
  return url === null ? null : { url, alternativeText: alternativeText ?? "", width, height };
};

const DEPTH_MAX = 12;

/** Media become pictures of the own origin, and uploads in Markdown too. */
const withOwnPictures = (value: unknown, serviceUrl: string, depth = 0): unknown => {
  if (depth > DEPTH_MAX) return null;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => withOwnPictures(item, serviceUrl, depth + 1));
  }
  if (!isRecord(value)) return value;
  if (isMedia(value)) return pictureOf(value, serviceUrl);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "text" && typeof inner === "string"
        ? inner.replaceAll(/(!\[[^\]]*\]\()([^)\s]+)/g, (whole, start: string, address: string) => {
            const own = ownAddress(address, serviceUrl);
            return own === null ? whole : start + own;
          })
        : withOwnPictures(inner, serviceUrl, depth + 1),
    ]),
  );
};

/** An entry of an older Strapi has its fields in `attributes`. */
const flat = (entry: unknown): Readonly<Record<string, unknown>> => {
  const { attributes, ...rest } = fieldsOf(entry);
  return { ...rest, ...fieldsOf(attributes) };
};

/** A list that a content service elsewhere has sent, with how many of its entries were left out as unusable. */
export interface RemoteList {
  list: EntryList;
  rejected: number;
}

/** Reads a list of a collection; null for what is no list of Strapi. Entries of another form are left out. */
export function readRemoteList(
  collection: ContentCollection,
  body: unknown,
  serviceUrl: string,
): RemoteList | null {
  const { data, meta } = fieldsOf(body);
  const { page, pageSize, pageCount, total } = fieldsOf(fieldsOf(meta).pagination);
  if (!Array.isArray(data) || typeof total !== "number") return null;
  const entries = data
    .map((entry: unknown): SentEntry =>
      fieldsOf(withHtml(withOwnPictures(flat(entry), serviceUrl))),
    )
    .filter((entry) => partial[collection].safeParse(entry).success);
  const count = (value: unknown) => (typeof value === "number" ? value : 1);
  return {
    list: {
      data: entries,
      meta: {
        pagination: {
          page: count(page),
          pageSize: count(pageSize),
          pageCount: count(pageCount),
          total,
        },
      },
    },
    rejected: data.length - entries.length,
  };
}
