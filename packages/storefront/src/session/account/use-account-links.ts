import { paths } from "@hjem/domain/paths";
import { useLingui } from "@lingui/react/macro";

/** A page of the account. */
export interface AccountLink {
  href: string;
  label: string;
}

/** The pages of the account in order. */
export function useAccountLinks(): AccountLink[] {
  const { t } = useLingui();
  return [
    { href: paths.myListing.to(), label: t`My listings` },
    { href: paths.userFavourites.to(), label: t`Collections` },
    { href: paths.userSavedSearches.to(), label: t`Saved searches` },
    { href: paths.userBasicInfo.to(), label: t`Profile` },
    { href: paths.userSubscription.to(), label: t`Notifications` },
    { href: paths.userProviders.to(), label: t`Sign-in methods` },
    { href: paths.userSecurity.to(), label: t`Two-step sign-in` },
    { href: paths.userDevices.to(), label: t`Devices` },
    { href: paths.userData.to(), label: t`Your data` },
  ];
}
