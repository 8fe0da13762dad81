import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { DraftPatch } from "@hjem/domain/draft/draft";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { blankDraft } from "../model/blank-draft.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { Steps } from "./steps.tsx";
import { tabComponents } from "./tabs.ts";
import { useTabNames } from "./use-tab-names.ts";
import styles from "./wizard.module.css";

const { type: TypeTab } = tabComponents;
const first = new Set(["type"] as const);

const choicesOf = ({ listingType, propertyDetail }: DraftPatch): string =>
  [listingType, ...(propertyDetail?.propertyTypes ?? [])].join();

/** A new listing (LIST-012): it becomes a draft with the choice of its listing type, so that none is stored for a look. */
export function NewListing() {
  const { t } = useLingui();
  const {
    store: { dispatch },
  } = usePage();
  const navigate = useNavigate();
  const names = useTabNames();
  const [chosen, setChosen] = useState<DraftPatch>({});
  const latest = useRef<DraftPatch>({});
  const isCreating = useRef(false);

  /** The new draft with all that was chosen while it was being stored. */
  const store = async (listingType: DraftListingType) => {
    const { endpoints } = draftsApi;
    let stored = choicesOf({ listingType });
    const created = await dispatch(
      endpoints.createDraft.initiate({ listingType }, { track: false }),
    );
    let { data } = created;
    while (data && stored !== choicesOf(latest.current)) {
      const { id, version } = data;
      stored = choicesOf(latest.current);
      const change = { id, version, body: latest.current };
      const changed = await dispatch(endpoints.changeDraft.initiate(change, { track: false }));
      // The draft is there, and the wizard shows what it holds.
      if (!changed.data) break;
      ({ data } = changed);
    }
    return { data, error: created.error };
  };

  const create = async (patch: DraftPatch) => {
    // Shown as chosen at once, not once it is stored; arrow keys choose several types in a row.
    latest.current = { ...latest.current, ...patch };
    setChosen(latest.current);
    const { listingType } = latest.current;
    if (isCreating.current || !listingType) return;
    isCreating.current = true;
    const { data, error } = await store(listingType);
    isCreating.current = false;
    if (data) {
      // The page is another one now: whoever uses the keyboard goes on from the same choice.
      const hasTypes = (latest.current.propertyDetail?.propertyTypes ?? []).length > 0;
      const field = hasTypes ? "property_detail.property_types" : "listing_type";
      await navigate(wizardHref(data.id, { tab: "type", mode: "add", field }), {
        replace: true,
        preventScrollReset: true,
      });
    } else {
      const message = (isApiError(error) && error.message) || t`Something went wrong. Try again.`;
      latest.current = {};
      setChosen({});
      toasts.show({ message, tone: "error" });
    }
  };
  return (
    <div className={styles.wizard}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <p className={`${text.small} ${text.secondary}`}>
            <Trans>New listing</Trans>
          </p>
          <h1 className={text.h1}>{names.type}</h1>
        </div>
        <Steps draftId="" tabs={blankDraft.tabs} current="type" open={first} />
      </header>
      <TypeTab
        draft={{
          ...blankDraft,
          listingType: chosen.listingType ?? null,
          propertyDetail: { ...blankDraft.propertyDetail, ...chosen.propertyDetail },
        }}
        change={(patch) => void create(patch)}
        receive={() => {}}
        reread={async () => {}}
      />
    </div>
  );
}
