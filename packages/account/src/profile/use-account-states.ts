import { accountApi } from "@hjem/api-client/endpoints/account";
import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { paths } from "@hjem/domain/paths";
import { useSession } from "@hjem/storefront/session";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** What each page of the account has now, or what it is for, by its address; a state that has not loaded is left out. */
export function useAccountStates(): Readonly<Record<string, string | undefined>> {
  const { t } = useLingui();
  // Nothing is requested any more once the person has signed out, while the page is still there.
  const skip = useSession().kind !== "person";
  // Only the counts of these two are shown. The header has the list of saved homes already.
  const { data: own } = draftsApi.useListOwnListingsQuery({ size: 1 }, { skip });
  const { data: homes } = collectionsApi.useListFavoritesQuery(undefined, { skip });
  const { data: searches } = savedSearchesApi.useListSavedSearchesQuery({ size: 1 }, { skip });
  const { data: factors } = accountApi.useGetFactorsQuery(undefined, { skip });
  const { data: devices } = accountApi.useListSessionsQuery(undefined, { skip });
  const listings = own && Object.values(own.counts).reduce((sum, count) => sum + count, 0);
  const saved = searches?.pagination.total;
  const hasFactor = factors && (factors.totpSince !== null || factors.passkeys.length > 0);
  return {
    [paths.myListing.to()]:
      listings === undefined
        ? undefined
        : t`${plural(listings, { 0: "None yet", one: "# listing", other: "# listings" })}`,
    [paths.userFavourites.to()]:
      homes && t`${plural(homes.length, { 0: "No homes saved", one: "# home", other: "# homes" })}`,
    [paths.userSavedSearches.to()]:
      saved === undefined
        ? undefined
        : t`${plural(saved, { 0: "None saved", one: "# search", other: "# searches" })}`,
    [paths.userSubscription.to()]: t`What you get by email and on this device, and when`,
    [paths.userProviders.to()]: t`Password and accounts you sign in with`,
    [paths.userSecurity.to()]: hasFactor === undefined ? undefined : hasFactor ? t`On` : t`Off`,
    [paths.userDevices.to()]:
      devices && t`${plural(devices.length, { one: "# device", other: "# devices" })}`,
    [paths.userData.to()]: t`Get a copy, or delete your account`,
  };
}
