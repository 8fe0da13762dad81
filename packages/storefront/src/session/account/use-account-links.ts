import { paths } from "@hjem/domain/paths";
import { useLingui } from "@lingui/react/macro";

/** A page of the account. */
export interface AccountLink {
  href: string;
  label: string;
  group: AccountGroup;
}

/** What a page of the account is about: homes and listings, the person, or how they sign in. */
export const accountGroups = ["homes", "person", "access"] as const;
export type AccountGroup = (typeof accountGroups)[number];

/** The pages of the account in order. */
export function useAccountLinks(): AccountLink[] {
  const { t } = useLingui();
  return [
    { href: paths.myListing.to(), label: t`My listings`, group: "homes" },
    { href: paths.userFavourites.to(), label: t`Collections`, group: "homes" },
    { href: paths.userSavedSearches.to(), label: t`Saved searches`, group: "homes" },
    { href: paths.userBasicInfo.to(), label: t`Profile`, group: "person" },
    { href: paths.userSubscription.to(), label: t`Notifications`, group: "person" },
    { href: paths.userData.to(), label: t`Your data`, group: "person" },
    { href: paths.userProviders.to(), label: t`Sign-in methods`, group: "access" },
    { href: paths.userSecurity.to(), label: t`Two-step sign-in`, group: "access" },
    { href: paths.userDevices.to(), label: t`Devices`, group: "access" },
  ];
}
