import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button, LinkButton } from "@hjem/ui/button";
import { ChevronLeftIcon } from "@hjem/ui/icons";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  missingChoice,
  newListingHref,
  type NewListingTab,
  readNewListing,
} from "../model/new-listing-address.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import { Steps } from "./steps.tsx";
import { FirstPhotos, tabComponents } from "./tabs.ts";
import { useTabNames } from "./use-tab-names.ts";
import styles from "./wizard.module.css";

const { type: TypeTab } = tabComponents;
const openTabs: Readonly<Record<"chosen" | "not", ReadonlySet<DraftTab>>> = {
  chosen: new Set(["type", "photos"]),
  not: new Set(["type"]),
};
const complete = { complete: true, missing: [] };

/** What was chosen, and its address; another address, as of the link to a new listing, begins anew. */
function useNewListing(): {
  draft: Draft;
  tab: NewListingTab;
  change: (patch: DraftPatch) => void;
} {
  const market = useWizardMarket();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const address = query.toString();
  const read = readNewListing(query, market);
  const [draft, setDraft] = useState(read.draft);
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    if (newListingHref(draft) !== newListingHref(read.draft)) setDraft(read.draft);
  }
  const change = (patch: DraftPatch) => {
    const next = mergeDraft(draft, patch);
    setDraft(next);
    void navigate(newListingHref(next), { replace: true, preventScrollReset: true });
  };
  return { draft, tab: read.tab, change };
}

/** The heading, which has the focus once the other step is shown; a choice, which is in the address too, moves nothing. */
function useTabFocus(tab: NewListingTab): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    heading.current?.focus({ preventScroll: true });
  }, [tab]);
  return heading;
}

/**
 * A new listing (LIST-012). Its types are in the address and its first photo makes it a draft, so that a look and a try at its
 * types store nothing.
 */
export function NewListing() {
  const { t } = useLingui();
  const {
    store: { dispatch },
  } = usePage();
  const navigate = useNavigate();
  const names = useTabNames();
  const { draft, tab, change } = useNewListing();
  const heading = useTabFocus(tab);
  const [askedOn, setAskedOn] = useState<NewListingTab | null>(null);
  const { listingType, propertyDetail } = draft;
  const step = draftTabs.indexOf(tab) + 1;
  const missing = missingChoice(draft);
  const sentences = {
    listing_type: t`Choose what you want to advertise.`,
    property_types: t`Choose the type of property.`,
  };
  const asked =
    missing === null ? (tab === "photos" ? t`Add a photo to go on.` : "") : sentences[missing];

  /** Stores the draft with its types; what was stored of it counts where the second call fails. */
  const onStore = async (): Promise<string | null> => {
    const { createDraft, changeDraft } = draftsApi.endpoints;
    const { data, error } = await dispatch(createDraft.initiate({ listingType }, { track: false }));
    if (!data) {
      const message = (isApiError(error) && error.message) || t`Something went wrong. Try again.`;
      toasts.show({ message, tone: "error" });
      return null;
    }
    const { id, version } = data;
    const { propertyTypes = [] } = propertyDetail;
    const body = { propertyDetail: { propertyTypes } };
    await dispatch(changeDraft.initiate({ id, version, body }, { track: false }));
    return id;
  };
  const goOn = () => {
    setAskedOn(tab);
    if (tab === "type" && missing === null) void navigate(newListingHref(draft, "photos"));
  };
  return (
    <div className={styles.wizard} data-task="form">
      <header className={styles.head}>
        <div className={styles.titles}>
          <p className={`${text.small} ${text.secondary}`}>
            <Trans>New listing</Trans>
            {` · ${t`Step ${step} of ${draftTabs.length}`}`}
          </p>
          <h1 ref={heading} tabIndex={-1} className={text.h1}>
            {names[tab]}
          </h1>
        </div>
        <Steps
          hrefOf={(each) => newListingHref(draft, each === "photos" ? "photos" : "type")}
          tabs={missing === null ? { ...draft.tabs, type: complete } : draft.tabs}
          current={tab}
          open={openTabs[missing === null ? "chosen" : "not"]}
        />
      </header>
      <div className={styles.fields}>
        {tab === "type" ? (
          <TypeTab draft={draft} change={change} receive={() => {}} reread={async () => {}} />
        ) : (
          <FirstPhotos
            onStore={onStore}
            onStored={(id) => void navigate(wizardHref(id, { tab: "photos" }), { replace: true })}
          />
        )}
      </div>
      <div className={styles.foot}>
        <LinkButton
          variant="ghost"
          icon={ChevronLeftIcon}
          href={tab === "photos" ? newListingHref(draft) : paths.myListing.to()}
        >
          {tab === "photos" ? names.type : <Trans>My listings</Trans>}
        </LinkButton>
        <p role="status" className={text.secondary}>
          {askedOn === tab && asked}
        </p>
        <div className={styles.footActs}>
          <Button size="l" variant="primary" onClick={goOn}>
            <Trans>Next: {names[tab === "type" ? "photos" : "location"]}</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
