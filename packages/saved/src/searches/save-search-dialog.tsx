import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { formatQuote } from "@hjem/domain/format/format-text";
import { frequencies, SAVED_SEARCH_NAME_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { DEFAULT_FREQUENCY, FrequencySelect } from "./frequency-select.tsx";
import type { SaveSearchDialogProps } from "./lazy-save-search.ts";

const { changeSavedSearch, saveSearch } = savedSearchesApi.endpoints;

/** One page with every saved search that a person may have (D60). */
const ALL = { page: 1, size: 100 };

/**
 * Saves a search under a name, with alerts as often as chosen. The saved search that was opened last can take the present
 * filters instead (SAVE-020).
 */
export default function SaveSearchDialog({
  request,
  mapView,
  name,
  proposeName,
  onSaved,
  onClose,
}: SaveSearchDialogProps) {
  const { t } = useLingui();
  const page = usePage();
  const { store } = page;
  const { data } = savedSearchesApi.useListSavedSearchesQuery(ALL);
  const selected = data?.data.find(({ isSelected }) => isSelected);
  const [isUpdating, setUpdating] = useState(false);
  const form = useAccountForm({
    unsent: unsentFields(`new-search/${name}`),
    check: ({ name: typed = "" }) => (typed.trim() === "" ? { name: t`Enter a name.` } : {}),
    send: ({ name: typed = "", notifications }) =>
      store.dispatch(
        saveSearch.initiate(
          {
            name: typed,
            query: request,
            notifications:
              frequencies.find((frequency) => frequency === notifications) ?? DEFAULT_FREQUENCY,
            mapView,
          },
          { track: false },
        ),
      ),
    onDone: onSaved,
  });
  const update = async () => {
    if (!selected || isUpdating) return;
    setUpdating(true);
    // A name that nobody chose says the filters: it follows them.
    const ofFilters = (await proposeName(selected.query)).slice(0, SAVED_SEARCH_NAME_MAX_LENGTH);
    const renamed = selected.name === ofFilters && { name };
    const { error } = await store.dispatch(
      changeSavedSearch.initiate({
        id: selected.id,
        body: { query: request, mapView, ...renamed },
      }),
    );
    if (error === undefined) onSaved();
    else setUpdating(false);
  };
  const known = selected && formatQuote(page, selected.name);
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Save search</Trans>}>
      <AccountFormFrame
        form={form}
        isBlock
        takesFocus
        label={<Trans>Save search</Trans>}
        busyLabel={<Trans>Saving</Trans>}
        aside={
          selected && (
            <Button
              size="l"
              isBlock
              isBusy={isUpdating}
              busyLabel={<Trans>Saving</Trans>}
              onClick={() => void update()}
            >
              <Trans>Update {known} instead</Trans>
            </Button>
          )
        }
      >
        <TextField
          name="name"
          label={t`Name`}
          defaultValue={name}
          maxLength={SAVED_SEARCH_NAME_MAX_LENGTH}
          error={form.errorOf("name")}
          required
        />
        <FrequencySelect name="notifications" label={t`Alerts`} defaultValue={DEFAULT_FREQUENCY} />
      </AccountFormFrame>
    </Dialog>
  );
}
