import { Disclosure } from "@hjem/ui/disclosure";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { RichText } from "../rich-text/rich-text.tsx";
import type { PolicyModel } from "./policy-model.ts";
import styles from "./policy.module.css";

const Parts = ({ parts }: Pick<PolicyModel, "parts">) => (
  <ul className={styles.links}>
    {parts.map(({ id, title }) => (
      <li key={id}>
        <Link href={`#${id}`} className={text.linkAlone}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

/** Terms, privacy, cookies or the site itself, as its editors write it; beside the text its parts, and the other texts. */
export function Policy({ model }: { model: PolicyModel }) {
  const { t } = useLingui();
  const { title, lead, note, updated, html, parts, isFolded, isMissing, hasConsent, acts, links } =
    model;
  const hasText = html !== "" || isMissing;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={text.h1}>{title}</h1>
        {lead && <p className={text.lead}>{lead}</p>}
        {updated && <p className={`${text.small} ${text.muted}`}>{updated}</p>}
      </header>
      {parts.length > 0 && (
        <>
          {/* In a narrow window it would fill the first screen before the text begins. */}
          {isFolded && (
            <nav className={styles.folded} aria-label={t`Contents`}>
              <Disclosure summary={<Trans>On this page</Trans>}>
                <Parts parts={parts} />
              </Disclosure>
            </nav>
          )}
          <nav className={styles.contents} aria-label={t`Contents`}>
            <h2 className={text.h3}>
              <Trans>On this page</Trans>
            </h2>
            <Parts parts={parts} />
          </nav>
        </>
      )}
      {hasText && (
        <div className={styles.text}>
          {isMissing && (
            <p>
              <Trans>This text can't be shown right now. Please try again in a few minutes.</Trans>
            </p>
          )}
          {html && <RichText html={html} className={styles.prose} />}
          {acts.length > 0 && (
            <p className={layout.row}>
              {acts.map(({ label, href }) => (
                <Link key={href} href={href} className={text.linkAlone}>
                  {label}
                </Link>
              ))}
            </p>
          )}
          {note && <p className={`${text.small} ${text.muted}`}>{note}</p>}
          {hasConsent && (
            <p id="consent">
              <Link href="#consent" className={text.linkAlone}>
                <Trans>Change your choices about storage</Trans>
              </Link>
            </p>
          )}
        </div>
      )}
      <div className={styles.others}>
        {hasText && (
          <h2 className={text.h3}>
            <Trans>Terms and privacy</Trans>
          </h2>
        )}
        <ul className={styles.links}>
          {links.map(({ href, label, about }) => (
            <li key={href}>
              <Link href={href} className={text.linkAlone}>
                {label}
              </Link>
              {about && (
                <p className={`${text.small} ${text.secondary} ${styles.about}`}>{about}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
