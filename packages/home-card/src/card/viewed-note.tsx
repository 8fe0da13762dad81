import { CheckIcon } from "@hjem/ui/icons";
import { Trans } from "@lingui/react/macro";

/** Says on the picture that the home was opened before, to eyes and ears alike. */
export const ViewedNote = () => (
  <>
    <CheckIcon size="s" />
    <Trans>Viewed</Trans>
  </>
);
