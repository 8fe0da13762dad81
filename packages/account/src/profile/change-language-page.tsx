import { accountApi } from "@hjem/api-client/endpoints/account";
import type { UserProfile } from "@hjem/domain/account/profile";
import { isLanguage } from "@hjem/domain/language";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { OptionGroup, Radio } from "@hjem/ui/checkbox";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData, useNavigate } from "react-router";
import { AccountPageLayout } from "./account-page-layout.tsx";
import styles from "./form.module.css";
import { loadProfile } from "./load-profile.ts";
import { useSavedNotice } from "./use-saved-notice.ts";

export const loader = loadProfile;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Language`,
  isNoIndex: true,
});

/** The language of emails, and of the site from now on (ACC-012, ACC-085). */
export function Component() {
  const { t: translate } = useLingui();
  const { store, region } = usePage();
  const { language: known } = useLoaderData<UserProfile>();
  const navigate = useNavigate();
  const saved = useSavedNotice();
  const form = useAccountForm({
    unsent: null,
    send: ({ language }) =>
      store.dispatch(
        accountApi.endpoints.changeLanguage.initiate(
          { language: isLanguage(language) ? language : known },
          { track: false },
        ),
      ),
    onDone: async (profile) => {
      // The URL sets the language from here on (D25).
      await navigate(`?language=${profile.language}`, { replace: true });
      await saved(profile);
    },
  });
  return (
    <AccountPageLayout
      title={<Trans>Language</Trans>}
      lead={<Trans>Used on the site and in emails.</Trans>}
    >
      <div className={styles.form}>
        <AccountFormFrame form={form} label={<Trans>Save</Trans>} busyLabel={<Trans>Saving</Trans>}>
          <OptionGroup legend={translate`Language`} isLegendHidden>
            {region.languages.map(({ code, name, tag }) => (
              <Radio
                key={code}
                name="language"
                value={code}
                label={<span lang={tag}>{name}</span>}
                defaultChecked={code === known}
              />
            ))}
          </OptionGroup>
        </AccountFormFrame>
      </div>
    </AccountPageLayout>
  );
}
