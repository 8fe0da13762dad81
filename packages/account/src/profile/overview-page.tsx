import type { UserProfile } from "@hjem/domain/account/profile";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { useSignOut } from "@hjem/storefront/sign-out";
import { Button } from "@hjem/ui/button";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AccountLinkRows } from "./account-link-rows.tsx";
import { AccountPageLayout } from "./account-page-layout.tsx";
import { loadProfile } from "./load-profile.ts";
import { useAccountStates } from "./use-account-states.ts";

export const loader = loadProfile;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Your account`,
  isNoIndex: true,
});

/** All settings of the account with their current values (ACC-010). */
export function Component() {
  const { region } = usePage();
  const { name, email, mobile, mobileCode, language, agencies } = useLoaderData<UserProfile>();
  const { isLeaving, signOut } = useSignOut();
  const phone = mobile && formatPhone(region, `${mobileCode ?? ""}${mobile}`);
  const known = {
    ...useAccountStates(),
    [paths.userBasicInfo.to()]: [
      name,
      email,
      phone,
      region.languages.length > 1 && region.languages.find(({ code }) => code === language)?.name,
    ]
      .filter(Boolean)
      .join(" · "),
  };
  const lead = [name || email, ...agencies.map((agency) => agency.name)].join(" · ");
  return (
    <AccountPageLayout title={<Trans>Your account</Trans>} lead={lead}>
      <AccountLinkRows known={known} />
      <div>
        <Button isBusy={isLeaving} onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </AccountPageLayout>
  );
}
