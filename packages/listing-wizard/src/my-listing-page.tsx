import type { AnyPageModule, Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useLocation } from "react-router";
import { isNewListing, readWizardAddress } from "./model/wizard-address.ts";
import { wizardMessages } from "./wizard-messages.ts";

const overviewMessages = {
  catalogs: {
    en: () => import("./overview/locales/en.po"),
    no: () => import("./overview/locales/no.po"),
  },
};

const importOverview = (): Promise<AnyPageModule> => import("./overview/overview-page.tsx");
let overview: AnyPageModule | undefined;
let wizard: AnyPageModule | undefined;

const isOverview = (search: string) => {
  const query = new URLSearchParams(search);
  return readWizardAddress(query).draftId === null && !isNewListing(query);
};

/** Loads the overview of own listings, or the draft of the address (D92). */
export async function loader(args: PageLoaderArgs): Promise<unknown> {
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
  const shown = isOverview(page.url.search) ? overview : wizard;
  return shown?.head?.(model, page) ?? { title: page.region.siteName, isNoIndex: true };
}

/** The overview or the wizard. */
export function Component() {
  const Page = (isOverview(useLocation().search) ? overview : wizard)?.Component;
  return Page && <Page />;
}
