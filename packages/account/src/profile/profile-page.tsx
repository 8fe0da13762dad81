import type { UserProfile } from "@hjem/domain/account/profile";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { redirect, useLoaderData } from "react-router";
import { AccountPageLayout } from "./account-page-layout.tsx";
import { DetailsForm } from "./details-form.tsx";
import { EmailForm } from "./email-form.tsx";
import styles from "./form.module.css";
import { loadProfile } from "./load-profile.ts";
import { PasswordForm } from "./password-form.tsx";
import { PhoneVerification } from "./phone-verification.tsx";

/** The sections of the profile that have an address of their own. */
const sections = new Map<string, string>([
  [paths.userContactInfo.to(), "contact"],
  [paths.userChangeLanguage.to(), "details"],
  [paths.userChangePassword.to(), "password"],
]);

/** Loads the profile; the address of a section leads to that section. */
export async function loader(args: PageLoaderArgs): Promise<UserProfile | Response> {
  const { pathname, search } = args.url;
  const section = sections.get(pathname.replace(/\/$/, ""));
  if (section !== undefined) return redirect(`${paths.userBasicInfo.to()}${search}#${section}`);
  return loadProfile(args);
}

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Profile`,
  isNoIndex: true,
});

interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the profile: what it is about, and beside it its form. */
const Section = ({ id, title, lead, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={layout.stackSmall}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={text.secondary}>{lead}</p>}
    </div>
    <div className={layout.stack}>{children}</div>
  </section>
);

/** Name, phones, language, email address and password on one page (ACC-012, ACC-013, ACC-015, ACC-016). */
export function Component() {
  const { region } = usePage();
  const loaded = useLoaderData<UserProfile>();
  const [profile, setProfile] = useState(loaded);
  const { mobile, mobileCode, email } = profile;
  return (
    <AccountPageLayout title={<Trans>Profile</Trans>}>
      <div className={styles.sections}>
        <Section
          id="details"
          title={<Trans>About you</Trans>}
          lead={<Trans>Agents see your name and number when you write to them.</Trans>}
        >
          <DetailsForm profile={profile} onSaved={setProfile} />
          {mobile && (
            <PhoneVerification
              key={`${mobileCode} ${mobile}`}
              number={formatPhone(region, `${mobileCode ?? region.dialCode} ${mobile}`)}
            />
          )}
        </Section>
        <Section
          id="contact"
          title={<Trans>Email address</Trans>}
          lead={
            <Trans>
              You sign in with <strong>{email}</strong>.
            </Trans>
          }
        >
          <EmailForm profile={profile} />
        </Section>
        <Section
          id="password"
          title={<Trans>Password</Trans>}
          lead={<Trans>Changing your password signs out all your other devices.</Trans>}
        >
          <PasswordForm profile={profile} />
        </Section>
      </div>
    </AccountPageLayout>
  );
}
