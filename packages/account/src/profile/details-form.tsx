import { accountApi } from "@hjem/api-client/endpoints/account";
import { ACCOUNT_NAME_MAX_LENGTH } from "@hjem/domain/account/account-rules";
import type { UserProfile } from "@hjem/domain/account/profile";
import { isLanguage } from "@hjem/domain/language";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { type Sent, useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { OptionGroup, Radio } from "@hjem/ui/checkbox";
import { TextField } from "@hjem/ui/text-field";
import type { FormFields } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import styles from "./form.module.css";
import { PhoneFields } from "./phone-fields.tsx";
import { useSavedNotice } from "./use-saved-notice.ts";

/** Props of `DetailsForm`. */
export interface DetailsFormProps {
  profile: UserProfile;
  onSaved: (profile: UserProfile) => void;
}

/** Name, phone numbers, and the language of site and emails: one form. */
export function DetailsForm({ profile, onSaved }: DetailsFormProps) {
  const { t } = useLingui();
  const { store, region } = usePage();
  const navigate = useNavigate();
  const saved = useSavedNotice();
  const hasLanguages = region.languages.length > 1;
  const known: FormFields = {
    name: profile.name,
    mobileCode: profile.mobileCode ?? region.dialCode,
    mobile: profile.mobile ?? "",
    phoneCode: profile.phoneCode ?? region.dialCode,
    phone: profile.phone ?? "",
  };
  const send = async ({ language, ...fields }: FormFields): Promise<Sent<UserProfile>> => {
    const { changeProfile, changeLanguage } = accountApi.endpoints;
    const isOther = isLanguage(language) && language !== profile.language;
    const isChanged = Object.entries(fields).some(([field, typed]) => typed !== known[field]);
    // Saved without a change, too: that confirms what is stored.
    const changed: Sent<UserProfile> =
      isChanged || !isOther
        ? await store.dispatch(changeProfile.initiate(fields, { track: false }))
        : {};
    if (changed.error !== undefined || !isOther) return changed;
    return store.dispatch(changeLanguage.initiate({ language }, { track: false }));
  };
  const form = useAccountForm({
    unsent: unsentFields("profile/details"),
    check: ({ name = "" }) => ({
      name: name.trim() === "" ? t`Enter your name.` : undefined,
    }),
    send,
    onDone: async (changed) => {
      onSaved(changed);
      if (hasLanguages && changed.language !== profile.language) {
        // The URL sets the language from here on (D25).
        await navigate(`?language=${changed.language}`, { replace: true });
      }
      await saved(changed);
    },
  });
  const { errorOf } = form;
  return (
    <div className={styles.form}>
      <AccountFormFrame form={form} label={<Trans>Save</Trans>} busyLabel={<Trans>Saving</Trans>}>
        <TextField
          name="name"
          label={t`Your name`}
          autoComplete="name"
          maxLength={ACCOUNT_NAME_MAX_LENGTH}
          defaultValue={known.name}
          error={errorOf("name")}
          required
        />
        <PhoneFields
          name="mobile"
          label={t`Mobile`}
          code={known.mobileCode ?? ""}
          number={known.mobile ?? ""}
          errorOf={errorOf}
        />
        <PhoneFields
          name="phone"
          label={t`Other phone`}
          code={known.phoneCode ?? ""}
          number={known.phone ?? ""}
          errorOf={errorOf}
        />
        {hasLanguages && (
          <OptionGroup legend={t`Language of site and emails`}>
            {region.languages.map(({ code, name, tag }) => (
              <Radio
                key={code}
                name="language"
                value={code}
                label={<span lang={tag}>{name}</span>}
                defaultChecked={code === profile.language}
              />
            ))}
          </OptionGroup>
        )}
      </AccountFormFrame>
    </div>
  );
}
