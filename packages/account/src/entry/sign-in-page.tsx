import { t } from "@lingui/core/macro";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { loadEntry } from "./load-entry.ts";
import { SignInEntry } from "./sign-in-entry.tsx";

export const loader = loadEntry;

/** Names the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Sign in`,
  isNoIndex: true,
});

/** The way in, under the header of the site (ACC-009). */
export const Component = () => <SignInEntry hasBrand={false} />;
