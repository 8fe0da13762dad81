import { accountApi } from "@hjem/api-client/endpoints/account";
import { ACCOUNT_NAME_MAX_LENGTH } from "@hjem/domain/account/account-rules";
import type { UserProfile } from "@hjem/domain/account/profile";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { TextField } from "@hjem/ui/text-field";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AccountPageLayout } from "./account-page-layout.tsx";
import styles from "./form.module.css";
import { loadProfile } from "./load-profile.ts";
import { useSavedNotice } from "./use-saved-notice.ts";

export const loader = loadProfile;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Name`,
  isNoIndex: true,
});

/** The user's name (ACC-015). */
export function Component() {
  const { t: translate } = useLingui();
  const { store } = usePage();
  const { name: known } = useLoaderData<UserProfile>();
  const saved = useSavedNotice();
  const form = useAccountForm({
    unsent: unsentFields("profile/name"),
    check: ({ name = "" }) => ({
      name: name.trim() === "" ? translate`Enter your name.` : undefined,
    }),
    send: ({ name = "" }) =>
      store.dispatch(accountApi.endpoints.changeProfile.initiate({ name }, { track: false })),
    onDone: saved,
  });
  return (
    <AccountPageLayout
      title={<Trans>Name</Trans>}
      lead={<Trans>Agents see it when you write to them.</Trans>}
    >
      <div className={styles.form}>
        <AccountFormFrame form={form} label={<Trans>Save</Trans>} busyLabel={<Trans>Saving</Trans>}>
          <TextField
            name="name"
            label={translate`Your name`}
            autoComplete="name"
            maxLength={ACCOUNT_NAME_MAX_LENGTH}
            defaultValue={known}
            error={form.errorOf("name")}
            required
          />
        </AccountFormFrame>
      </div>
    </AccountPageLayout>
  );
}
