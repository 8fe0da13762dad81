import { paths } from "@hjem/domain/paths";
import type { AnyPageModule, Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useLocation } from "react-router";
import { accountWords } from "../words/account-words.ts";

/** Pages behind a guard, fetched once it has let the visitor in (D26). */
const pages: Readonly<Record<string, () => Promise<AnyPageModule>>> = {
  [paths.user.path]: () => import("../profile/overview-page.tsx"),
  [paths.userBasicInfo.path]: () => import("../profile/basic-info-page.tsx"),
  [paths.userContactInfo.path]: () => import("../profile/contact-info-page.tsx"),
  [paths.userChangePassword.path]: () => import("../profile/change-password-page.tsx"),
  [paths.userChangeLanguage.path]: () => import("../profile/change-language-page.tsx"),
  [paths.userSubscription.path]: () => import("../notices/subscription-page.tsx"),
  [paths.userProviders.path]: () => import("../ways/providers-page.tsx"),
  [paths.userDevices.path]: () => import("../ways/devices-page.tsx"),
  [paths.userData.path]: () => import("../own-data/data-page.tsx"),
  [paths.adminListing.path]: () => import("../admin/admin-listing-page.tsx"),
};
const adminView = () => import("../admin/admin-view-page.tsx");

const pathOf = ({ pathname }: Pick<URL, "pathname">): string => pathname.replace(/\/$/, "");

const fetched = new Map<string, AnyPageModule>();

/** Fetches the page that the address asks for and its words, then what it shows. */
export async function loader(args: PageLoaderArgs): Promise<unknown> {
  const path = pathOf(args.url);
  const [module] = await Promise.all([
    (pages[path] ?? adminView)(),
    args.page.loadWords(accountWords),
  ]);
  fetched.set(path, module);
  return module.loader?.(args) ?? null;
}

/** The page's own head. */
export const head = (model: never, page: HeadContext): Head =>
  fetched.get(pathOf(page.url))?.head?.(model, page) ?? { title: "", isNoIndex: true };

/** The page itself. */
export function Component() {
  const Page = fetched.get(pathOf(useLocation()))?.Component;
  return Page && <Page />;
}
