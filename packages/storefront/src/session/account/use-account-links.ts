import { paths } from "@hjem/domain/paths";
import { useLingui } from "@lingui/react/macro";
import { usePage } from "../../page/use-page.ts";

/** A page of the account. */
export interface AccountLink {
  href: string;
  label: string;
}

/** The pages of the account in order; a site with one language has no page for it. */
export function useAccountLinks(): AccountLink[] {
  const { t } = useLingui();
  const { region } = usePage();
  return [
    { href: paths.myListing.to(), label: t`My listings` },
    { href: paths.userSavedSearches.to(), label: t`Saved searches` },
    { href: paths.userBasicInfo.to(), label: t`Name` },
    { href: paths.userContactInfo.to(), label: t`Contact` },
    { href: paths.userChangePassword.to(), label: t`Password` },
    ...(region.languages.length > 1
      ? [{ href: paths.userChangeLanguage.to(), label: t`Language` }]
      : []),
    { href: paths.userSubscription.to(), label: t`Notifications` },
    { href: paths.userProviders.to(), label: t`Sign-in methods` },
    { href: paths.userSecurity.to(), label: t`Two-step sign-in` },
    { href: paths.userDevices.to(), label: t`Devices` },
    { href: paths.userData.to(), label: t`Your data` },
  ];
}
