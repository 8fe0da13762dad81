import { accountApi } from "@hjem/api-client/endpoints/account";
import type { UserProfile } from "@hjem/domain/account/profile";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { AccountPageLayout } from "./account-page-layout.tsx";
import { EmailForm } from "./email-form.tsx";
import styles from "./form.module.css";
import { loadProfile } from "./load-profile.ts";
import { PhoneFields } from "./phone-fields.tsx";
import { PhoneVerification } from "./phone-verification.tsx";
import { useSavedNotice } from "./use-saved-notice.ts";

export const loader = loadProfile;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Contact`,
  isNoIndex: true,
});

/** Phone numbers and email address (ACC-016). */
export function Component() {
  const { t: translate } = useLingui();
  const { store, region } = usePage();
  const profile = useLoaderData<UserProfile>();
  const saved = useSavedNotice();
  const [{ mobile, mobileCode }, setStored] = useState(profile);
  const form = useAccountForm({
    unsent: unsentFields("profile/phones"),
    send: (fields) =>
      store.dispatch(accountApi.endpoints.changeProfile.initiate(fields, { track: false })),
    onDone: (changed) => {
      setStored(changed);
      return saved(changed);
    },
  });
  const { errorOf } = form;
  return (
    <AccountPageLayout title={<Trans>Contact</Trans>}>
      <div className={styles.form}>
        <AccountFormFrame form={form} label={<Trans>Save</Trans>} busyLabel={<Trans>Saving</Trans>}>
          <PhoneFields
            name="mobile"
            label={translate`Mobile`}
            code={profile.mobileCode ?? region.dialCode}
            number={profile.mobile ?? ""}
            errorOf={errorOf}
          />
          <PhoneFields
            name="phone"
            label={translate`Other phone`}
            code={profile.phoneCode ?? region.dialCode}
            number={profile.phone ?? ""}
            errorOf={errorOf}
          />
        </AccountFormFrame>
      </div>
      {mobile && (
        <PhoneVerification
          key={`${mobileCode} ${mobile}`}
          number={formatPhone(region, `${mobileCode ?? region.dialCode} ${mobile}`)}
        />
      )}
      <EmailForm profile={profile} />
    </AccountPageLayout>
  );
}
