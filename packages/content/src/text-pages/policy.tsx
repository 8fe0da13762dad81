import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { PageHeader } from "../page-header/page-header.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import type { PolicyModel } from "./policy-model.ts";
import styles from "./policy.module.css";

/** Terms, privacy, cookies or the site itself, as its editors write it. */
export function Policy({ model }: { model: PolicyModel }) {
  const { title, lead, html, isMissing, hasConsent, links } = model;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className={`${layout.page} ${styles.text}`}>
        {isMissing && (
          <p>
            <Trans>This text can't be shown right now. Please try again in a few minutes.</Trans>
          </p>
        )}
        {html && <RichText html={html} />}
        {hasConsent && (
          <p id="consent">
            <Link href="#consent" className={text.linkAlone}>
              <Trans>Change your choices about storage</Trans>
            </Link>
          </p>
        )}
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={text.linkAlone}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
