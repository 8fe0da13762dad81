import type { UserProfile } from "@hjem/domain/account/profile";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AccountPageLayout } from "../profile/account-page-layout.tsx";
import { loadProfile } from "../profile/load-profile.ts";
import { Deletion } from "./deletion.tsx";
import { Export } from "./export.tsx";
import { SavedData } from "./saved-data.tsx";

export const loader = loadProfile;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Your data`,
  isNoIndex: true,
});

/** What the user has saved, a copy of all data stored about them, and deletion of the account (ACC-086, ACC-089). */
export function Component() {
  const { email, hasPassword } = useLoaderData<UserProfile>();
  return (
    <AccountPageLayout title={<Trans>Your data</Trans>}>
      <SavedData />
      <Export email={email} />
      <Deletion hasPassword={hasPassword} />
    </AccountPageLayout>
  );
}
