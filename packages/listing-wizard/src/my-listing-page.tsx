import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { AnyPageModule, Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useLocation } from "react-router";
import { isNewListing, readWizardAddress, viewingListOf } from "./model/wizard-address.ts";
import { wizardMessages } from "./wizard-messages.ts";

const overviewMessages = {
  catalogs: {
    en: () => import("./overview/locales/en.po"),
    no: () => import("./overview/locales/no.po"),
  },
};

/** What the server renders in place of the overview, the wizard, or the list of guests. */
export const Skeleton = lazyComponent(() => import("./listings-skeleton.tsx"), {
  render: "server-only",
  messages: wizardMessages,
});

const importOverview = (): Promise<AnyPageModule> => import("./overview/overview-page.tsx");
let overview: AnyPageModule | undefined;
let wizard: AnyPageModule | undefined;
let viewingList: AnyPageModule | undefined;

const isOverview = (search: string) => {
  const query = new URLSearchParams(search);
  return readWizardAddress(query).draftId === null && !isNewListing(query);
};

const isViewingList = (search: string) => viewingListOf(new URLSearchParams(search)) !== null;

const pageAt = (search: string): AnyPageModule | undefined => {
  if (isViewingList(search)) return viewingList;
  return isOverview(search) ? overview : wizard;
};

/** Loads the overview of own listings, the draft of the address (D92), or the guests of a listing's viewings. */
export async function loader(args: PageLoaderArgs): Promise<unknown> {
  if (isViewingList(args.url.search)) {
    [viewingList] = await Promise.all([
      import("./overview/viewing-list-page.tsx"),
      args.page.loadMessages(overviewMessages),
      args.page.loadMessages(wizardMessages),
    ]);
    return viewingList.loader?.(args);
  }
  if (isOverview(args.url.search)) {
    [overview] = await Promise.all([
      importOverview(),
      args.page.loadMessages(overviewMessages),
      args.page.loadMessages(wizardMessages),
    ]);
    return overview.loader?.(args);
  }
  [wizard] = await Promise.all([
    import("./frame/wizard-page.tsx"),
    args.page.loadMessages(wizardMessages),
  ]);
  return wizard.loader?.(args);
}

/** Title of the page; it is not indexed. */
export function head(model: never, page: HeadContext): Head {
  return (
    pageAt(page.url.search)?.head?.(model, page) ?? { title: page.region.siteName, isNoIndex: true }
  );
}

/** The overview, the wizard, or the list of guests. */
export function Component() {
  const Page = pageAt(useLocation().search)?.Component;
  return Page && <Page />;
}
