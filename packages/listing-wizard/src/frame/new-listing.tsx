import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
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

/** A new listing (LIST-012): it becomes a draft with the choice of its listing type, so that none is stored for a look. */
export function NewListing() {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const names = useTabNames();
  const [chosen, setChosen] = useState<Draft["listingType"]>(null);
  const isCreating = useRef(false);
  const create = async ({ listingType }: DraftPatch) => {
    if (isCreating.current) return;
    isCreating.current = true;
    // Shown as chosen at once, not once it is stored.
    setChosen(listingType ?? null);
    const { data, error } = await store.dispatch(
      draftsApi.endpoints.createDraft.initiate(
        { listingType: listingType ?? null },
        { track: false },
      ),
    );
    isCreating.current = false;
    if (data) {
      await navigate(wizardHref(data.id, { tab: "type", mode: "add" }), {
        replace: true,
        preventScrollReset: true,
      });
    } else {
      const message = (isApiError(error) && error.message) || t`Something went wrong. Try again.`;
      setChosen(null);
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
        draft={{ ...blankDraft, listingType: chosen }}
        change={(patch) => void create(patch)}
        receive={() => {}}
        reread={async () => {}}
      />
    </div>
  );
}
