import type { Draft } from "@hjem/domain/draft/draft";
import { draftTabs } from "@hjem/domain/draft/draft-rules";
import { notFound } from "@hjem/storefront/loader-response";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { t } from "@lingui/core/macro";
import { useLoaderData, useSearchParams } from "react-router";
import { readWizardAddress } from "../model/wizard-address.ts";
import { PaymentMode, PreviewMode, tabComponents } from "./tabs.ts";

/** Loads the draft of the address. */
export const loader = (_args: PageLoaderArgs): Draft => {
  throw notFound();
};

/** Title of the page. */
export const head = (_draft: Draft, { i18n }: HeadContext): Head => ({
  title: t(i18n)`New listing`,
  isNoIndex: true,
});

/** The wizard: the tab or mode of the address (LIST-004..015). */
export function Component() {
  const draft = useLoaderData<Draft>();
  const [query] = useSearchParams();
  const { tab, mode } = readWizardAddress(query);
  const props = { draft, change: () => {}, receive: () => {}, reread: async () => {} };
  const Tab = tabComponents[tab ?? draftTabs[0]];
  return (
    <div className={layout.page}>
      {mode === "payment" && <PaymentMode {...props} />}
      {mode === "preview" && <PreviewMode {...props} />}
      {(mode === "add" || mode === "edit") && <Tab {...props} />}
    </div>
  );
}
