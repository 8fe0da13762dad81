import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { Draft } from "@hjem/domain/draft/draft";
import type { MarketPublishing } from "@hjem/domain/region";
import { responseOf } from "@hjem/storefront/loader-response";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { useLoaderData } from "react-router";
import { checkAddress } from "../model/use-address-fault.ts";
import { isNewListing, readWizardAddress } from "../model/wizard-address.ts";
import { marketOf, WizardMarketProvider } from "../model/wizard-market.ts";
import { NewListing } from "./new-listing.tsx";
import { editedDraft } from "./use-draft-editor.ts";
import { Wizard } from "./wizard.tsx";

/** Data of the wizard. */
interface WizardData {
  /** Null for a listing that is about to be made. */
  draft: Draft | null;
  market: MarketPublishing;
}

/** Loads the draft of the address, unless this page edits it already; another person's is not found (LIST-121). */
export async function loader({ page, url }: PageLoaderArgs): Promise<WizardData> {
  if (isNewListing(url.searchParams)) return { draft: null, market: await page.publishing() };
  const draftId = readWizardAddress(url.searchParams).draftId ?? "";
  const edited = editedDraft(draftId);
  const { getDraft } = draftsApi.endpoints;
  const [market, draft] = await Promise.all([
    page.publishing(),
    edited ??
      page.store
        .dispatch(getDraft.initiate(draftId, { subscribe: false, forceRefetch: true }))
        .then((result) => responseOf(result, url)),
  ]);
  if (!edited) await checkAddress(page.store, draft);
  return { draft, market };
}

/** Title of the page. */
export const head = ({ draft }: WizardData, { i18n }: HeadContext): Head => ({
  title: draft?.propertyId ? t(i18n)`Edit listing` : t(i18n)`New listing`,
  isNoIndex: true,
});

/** The wizard of the draft in the address. */
export function Component() {
  const { draft, market } = useLoaderData<WizardData>();
  const { region, language } = usePage();
  const data = useMemo(() => marketOf(region, language.code, market), [region, language, market]);
  return (
    <WizardMarketProvider value={data}>
      {draft ? <Wizard key={draft.id} draft={draft} /> : <NewListing />}
    </WizardMarketProvider>
  );
}
