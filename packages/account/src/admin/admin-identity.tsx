import type { AdminAccess } from "@hjem/domain/account/roles";
import { usePage } from "@hjem/storefront/page";
import { Avatar } from "@hjem/ui/avatar";
import text from "@hjem/ui/text.module.css";
import { EmailText } from "./admin-links.tsx";
import styles from "./administrator-gate.module.css";
import { useRoleNames } from "./role-names.ts";

/** Name of a market's country in the page's language. */
function useMarketName(): string {
  const { region, language } = usePage();
  const country = new Intl.Locale(region.languages[0].formatTag).region ?? "";
  return new Intl.DisplayNames(language.tag, { type: "region" }).of(country) ?? country;
}

/** Who acts in the admin area, with the role and the market that it counts in (D106). */
export function AdminIdentity({ email, role }: Pick<AdminAccess, "email" | "role">) {
  const names = useRoleNames();
  const market = useMarketName();
  return (
    <div className={styles.identity}>
      <Avatar name={email} />
      <p>
        <span className={styles.email}>
          <EmailText email={email} />
        </span>
        <span className={text.secondary}>
          {[role && names[role], market].filter(Boolean).join(" · ")}
        </span>
      </p>
    </div>
  );
}
