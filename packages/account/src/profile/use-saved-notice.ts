import type { UserProfile } from "@hjem/domain/account/profile";
import { usePage } from "@hjem/storefront/page";
import { sessionManagerOf } from "@hjem/storefront/session-manager";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";

/** Confirms a saved change, and updates the user's name and data wherever they are shown. */
export function useSavedNotice() {
  const { t } = useLingui();
  const { store } = usePage();
  return async (profile?: UserProfile): Promise<void> => {
    if (profile) await sessionManagerOf(store).personChanged(profile);
    toasts.show({ message: t`Saved` });
  };
}
