import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import {
  type AlertReason,
  alertReasons,
  SAVED_SEARCH_NAME_MAX_LENGTH,
} from "@hjem/domain/saved/saved-rules";
import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { Dialog } from "@hjem/ui/dialog";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";

/** Props of `EditSearchDialog`. */
export interface EditSearchDialogProps {
  search: SavedSearch;
  onClose: () => void;
}

const fieldOf = (reason: AlertReason): string => `reason.${reason}`;

/** What can happen to a home, in the market's words. */
function useReasonLabels(): Record<AlertReason, string> {
  const { t } = useLingui();
  const { term } = usePage();
  const inspections = term("date.inspections").toLocaleLowerCase();
  return {
    new: t`New homes`,
    price: t`Price changes`,
    viewing: t`New ${inspections}`,
    back: t`Back on the market`,
    sold: term("status.sold"),
    rented: term("status.rented"),
    withdrawn: t`Withdrawn`,
    area: t`Changed area`,
    text: t`Changed description`,
    photos: t`New photos`,
  };
}

/** Renames a saved search, and chooses the changes for which it sends alerts (SAVE-014, D70). */
export function EditSearchDialog({ search, onClose }: EditSearchDialogProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const { revalidate } = useRevalidator();
  const labels = useReasonLabels();
  const form = useAccountForm({
    unsent: unsentFields(`saved-search/${search.id}`),
    check: ({ name = "" }) => (name.trim() === "" ? { name: t`Enter a name.` } : {}),
    send: ({ name = "", ...fields }) =>
      store.dispatch(
        savedSearchesApi.endpoints.changeSavedSearch.initiate(
          {
            id: search.id,
            body: { name, reasons: alertReasons.filter((reason) => fieldOf(reason) in fields) },
          },
          { track: false },
        ),
      ),
    onDone: async () => {
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Edit saved search</Trans>}>
      <AccountFormFrame
        form={form}
        isBlock
        takesFocus
        label={<Trans>Save</Trans>}
        busyLabel={<Trans>Saving</Trans>}
      >
        <TextField
          name="name"
          label={t`Name`}
          defaultValue={search.name}
          maxLength={SAVED_SEARCH_NAME_MAX_LENGTH}
          error={form.errorOf("name")}
          required
        />
        <OptionGroup legend={<Trans>Notify me about</Trans>} columns={2}>
          {alertReasons.map((reason) => (
            <Checkbox
              key={reason}
              name={fieldOf(reason)}
              label={labels[reason]}
              defaultChecked={search.reasons.includes(reason)}
            />
          ))}
        </OptionGroup>
      </AccountFormFrame>
    </Dialog>
  );
}
