import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { shownPart } from "@hjem/storefront/shown-part";
import { redirect } from "react-router";
import { entryTitle } from "../titles/entry-title.ts";
import { accountWords } from "../words/account-words.ts";

const SignInEntry = shownPart(() => import("./sign-in-entry.tsx"), accountWords);

/** What the sign-in leads to, and which providers there are. */
export async function loader(args: PageLoaderArgs) {
  const [{ loadEntry }] = await Promise.all([
    import("./load-entry.ts"),
    SignInEntry.prepare(args.page),
  ]);
  return loadEntry(args);
}

/** Sent before the page has come to life: it comes again, and the way back is not lost. */
export const action = ({ url }: PageLoaderArgs) => redirect(url.pathname + url.search, 303);

/** Names the page. */
export const head = (_model: unknown, { i18n, url }: HeadContext): Head => ({
  title: entryTitle(i18n, url.pathname),
  isNoIndex: true,
});

/** The way in: alone on its page (ACC-008), or under the header of the site (ACC-009). */
export const Component = () => <SignInEntry />;
