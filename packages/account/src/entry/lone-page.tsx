import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { shownPart } from "@hjem/storefront/shown-part";
import { redirect } from "react-router";
import { entryTitle } from "../titles/entry-title.ts";
import { accountWords } from "../words/account-words.ts";

const LonePart = shownPart(() => import("./lone-part.tsx"), accountWords);

/** Nothing is asked on the server: only the browser sees the token of a link, and only once (ACC-065, ACC-066). */
export async function loader({ page }: PageLoaderArgs) {
  await LonePart.prepare(page);
  return null;
}

/** Sent before the page has come to life: it comes again. */
export const action = ({ url }: PageLoaderArgs) => redirect(url.pathname + url.search, 303);

/** Names the page. */
export const head = (_model: unknown, { i18n, region, url }: HeadContext): Head => ({
  title: entryTitle(i18n, url.pathname) || region.siteName,
  isNoIndex: true,
});

/** A page of one matter: what the links of mails lead to, and the blank one. */
export const Component = () => <LonePart />;
