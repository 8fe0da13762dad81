import { paths } from "@hjem/domain/paths";
import type { SharedCollectionResponse } from "@hjem/domain/saved/collection";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { AnyPageModule, Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { matchPath, redirect, useLocation } from "react-router";

// One module for every route: one per page would add to the first load of every page (D42).

/** Pages behind the guard, by the path of their route; loaded once it has allowed the visitor (D26). */
const guarded: Readonly<Record<string, () => Promise<AnyPageModule>>> = {
  [paths.userFavourites.path]: () => import("./overview/overview-page.tsx"),
  [paths.userSavedSearches.path]: () => import("./searches/saved-searches-page.tsx"),
  [paths.userAlerts.path]: () => import("./alerts/alerts-page.tsx"),
  [paths.userAlertMessage.path]: () => import("./alerts/alerts-page.tsx"),
  [paths.userCollection.path]: () => import("./homes/homes-page.tsx"),
  [paths.collectionAdd.path]: () => import("./manage/add-page.tsx"),
  [paths.collectionUpdate.path]: () => import("./manage/update-page.tsx"),
  [paths.collectionNotes.path]: () => import("./notes/notes-page.tsx"),
  [paths.collectionCompare.path]: () => import("./compare/compare-page.tsx"),
  [paths.collectionRooms.path]: () => import("./rooms/rooms-page.tsx"),
  [paths.collectionViewings.path]: () => import("./viewings/viewings-page.tsx"),
};

const InvitationPage = lazyComponent(() => import("./guest/invitation-page.tsx"), {
  render: "on-visible",
});
const SharedPage = lazyComponent(() => import("./guest/shared-page.tsx"), {
  render: "on-visible",
});

/** What the server renders in place of a guarded page. */
export const Skeleton = lazyComponent(() => import("./skeleton/favourites-skeleton.tsx"), {
  render: "server-only",
  messages: {
    catalogs: {
      en: () => import("@hjem/storefront/account-frame/locales/en.po"),
      no: () => import("@hjem/storefront/account-frame/locales/no.po"),
    },
  },
});

const isInvitation = (pathname: string) => matchPath(paths.invitation.path, pathname) !== null;
const isShared = (pathname: string) => matchPath(paths.sharedCollection.path, pathname) !== null;

const pathOf = (pathname: string): string =>
  Object.keys(guarded).find((path) => matchPath(path, pathname)) ?? "";

const fetched = new Map<string, AnyPageModule>();

/** Loads the page of the URL, with its data. */
export async function loader(args: PageLoaderArgs): Promise<unknown> {
  const { pathname } = args.url;
  if (isInvitation(pathname) || isShared(pathname)) {
    const Page = isInvitation(pathname) ? InvitationPage : SharedPage;
    const [{ loadInvitation, loadShared }] = await Promise.all([
      import("./guest/load-guest.ts"),
      Page.prepare(args.page),
    ]);
    return isInvitation(pathname) ? loadInvitation(args) : loadShared(args);
  }
  const path = pathOf(pathname);
  const module = await guarded[path]?.();
  if (module) fetched.set(path, module);
  return module?.loader?.(args) ?? null;
}

/** Carries out what was pressed before hydration; only an invitation has something to press. */
export async function action(args: PageLoaderArgs): Promise<unknown> {
  const { pathname, search } = args.url;
  if (!isInvitation(pathname)) return redirect(pathname + search, 303);
  const { handleInvitation } = await import("./guest/load-guest.ts");
  return handleInvitation(args);
}

type GuestModel = SharedCollectionResponse["data"] | null;

/** Name of a shared collection. */
const sharedName = (model: GuestModel): string | undefined =>
  model && "homes" in model ? model.name : undefined;

/** Title of the page; none of them is indexed. */
export function head(model: never, page: HeadContext): Head {
  const { pathname } = page.url;
  if (isInvitation(pathname)) return { title: t(page.i18n)`Invitation`, isNoIndex: true };
  const title = sharedName(model) ?? page.region.siteName;
  return fetched.get(pathOf(pathname))?.head?.(model, page) ?? { title, isNoIndex: true };
}

/** The page of the URL. */
export function Component() {
  const { pathname } = useLocation();
  if (isInvitation(pathname)) return <InvitationPage />;
  if (isShared(pathname)) return <SharedPage />;
  const Page = fetched.get(pathOf(pathname))?.Component;
  return Page && <Page />;
}
