import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { blankDraft } from "../model/blank-draft.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { Steps } from "./steps.tsx";
import { tabComponents } from "./tabs.ts";
import { useTabNames } from "./use-tab-names.ts";
import styles from "./wizard.module.css";

const { type: TypeTab } = tabComponents;
const first = new Set(["type"] as const);

/** A new listing (LIST-012): it becomes a draft with the next step, so that a look and a try at its types store nothing. */
export function NewListing() {
  const { t } = useLingui();
  const {
    store: { dispatch },
  } = usePage();
  const navigate = useNavigate();
  const names = useTabNames();
  const [draft, setDraft] = useState(blankDraft);
  const [isStoring, setStoring] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { listingType, propertyDetail } = draft;
  const { propertyTypes = [] } = propertyDetail;
  const missing =
    listingType === null
      ? t`Choose what you want to advertise.`
      : propertyTypes === null || propertyTypes.length === 0
        ? t`Choose the type of property.`
        : null;

  /** The new draft with its types; what was stored of it counts where the second call fails. */
  const store = async () => {
    const { createDraft, changeDraft } = draftsApi.endpoints;
    const created = await dispatch(createDraft.initiate({ listingType }, { track: false }));
    if (!created.data) return created;
    const { id, version } = created.data;
    const change = { id, version, body: { propertyDetail: { propertyTypes } } };
    const changed = await dispatch(changeDraft.initiate(change, { track: false }));
    return changed.data ? changed : created;
  };
  const goOn = async () => {
    setAsked(true);
    if (missing !== null) return;
    setStoring(true);
    const { data, error } = await store();
    setStoring(false);
    if (data) {
      await navigate(wizardHref(data.id, { tab: "photos" }), { replace: true });
      return;
    }
    const message = (isApiError(error) && error.message) || t`Something went wrong. Try again.`;
    toasts.show({ message, tone: "error" });
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
        draft={draft}
        change={(patch) => setDraft((before) => mergeDraft(before, patch))}
        receive={() => {}}
        reread={async () => {}}
      />
      <div className={styles.foot}>
        <p role="status" className={text.secondary}>
          {isAsked && missing}
        </p>
        <div className={styles.footActs}>
          <Button size="l" variant="primary" isBusy={isStoring} onClick={() => void goOn()}>
            <Trans>Next: {names.photos}</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
