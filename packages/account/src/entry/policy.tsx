import { DELETION_UNDO_DAYS } from "@hjem/domain/account/account-rules";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EntryFrame } from "./entry-frame.tsx";

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={layout.stackSmall}>
    <h2 className={text.h3}>{title}</h2>
    <p>{children}</p>
  </section>
);

/** What is kept of visitors and of people with an account, alone on its page (ACC-025, CMS-005, CMS-006). */
export function Policy() {
  const { siteName } = usePage().region;
  return (
    <EntryFrame title={<Trans>Privacy</Trans>}>
      <Part title={<Trans>Without an account</Trans>}>
        <Trans>
          {siteName} can be used without telling who you are. Language, colours and the homes that
          you have looked at stay in your own browser, with a number that tells visits apart for
          five days.
        </Trans>
      </Part>
      <Part title={<Trans>With an account</Trans>}>
        <Trans>
          We keep your name, your e-mail address, phone numbers where you give them, what you
          choose, and the devices on which you are signed in. Nobody can read your password, and
          neither can we.
        </Trans>
      </Part>
      <Part title={<Trans>Who gets it</Trans>}>
        <Trans>
          Agents get what you send to them. A service that you sign in with tells us your name and
          address, and learns nothing of what you do here.
        </Trans>
      </Part>
      <Part title={<Trans>How long</Trans>}>
        <Trans>
          Until you delete the account; {DELETION_UNDO_DAYS} days later everything is gone. When an
          account was signed in to or changed is kept for two years, then without a name.
        </Trans>
      </Part>
      <Part title={<Trans>Your right</Trans>}>
        <Trans>
          Under{" "}
          <Link href={paths.userData.to()} className={text.link}>
            Your data
          </Link>{" "}
          you get a copy of everything, and delete the account.
        </Trans>
      </Part>
    </EntryFrame>
  );
}
