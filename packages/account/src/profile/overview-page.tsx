import type { UserProfile } from "@hjem/domain/account/profile";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { paths } from "@hjem/domain/paths";
import { useAccountLinks } from "@hjem/storefront/account-links";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { useSignOut } from "@hjem/storefront/sign-out";
import { Button } from "@hjem/ui/button";
import { ChevronRightIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AccountPageLayout } from "./account-page-layout.tsx";
import styles from "./form.module.css";
import { loadProfile } from "./load-profile.ts";

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
  const links = useAccountLinks();
  const { isLeaving, signOut } = useSignOut();
  const phone = mobile && formatPhone(region, `${mobileCode ?? ""}${mobile}`);
  const known: Readonly<Record<string, string | undefined>> = {
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
      <ul className={styles.rows}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.row}>
              <span className={styles.rowWords}>
                <span className={text.medium}>{label}</span>
                {known[href] && (
                  <span className={`${text.small} ${text.secondary}`}>{known[href]}</span>
                )}
              </span>
              <ChevronRightIcon size="s" />
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Button isBusy={isLeaving} onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </AccountPageLayout>
  );
}
