import { formatPercent } from "@hjem/domain/format/format-number";
import type { Offer } from "@hjem/domain/offers/offer";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { ExternalIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import styles from "./finance.module.css";

/** Partners' offers, labelled as such: each links to another site, and an example is labelled as one (D15). */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const { t } = useLingui();
  const page = usePage();
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Offers from partners</Trans>
      </h2>
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>
          We only display these offers and are not a party to them. Advertisers may pay to appear
          here.
        </Trans>
      </p>
      <ul className={styles.offers}>
        {offers.map(({ id: key, provider, title, text: words, yearlyRate, url, isExample }) => (
          <li key={key} className={layout.panel}>
            <div className={layout.stackSmall}>
              <p className={styles.provider}>
                {provider}
                {isExample && (
                  <Tag tone="quiet">
                    <Trans>Example</Trans>
                  </Tag>
                )}
              </p>
              <h3>{title}</h3>
              {yearlyRate !== null && (
                <p>
                  <Trans>{formatPercent(page, yearlyRate / 100, 2)} effective annual rate</Trans>
                </p>
              )}
              <p className={`${text.small} ${text.secondary}`}>{words}</p>
              <LinkButton
                href={url}
                target="_blank"
                rel="nofollow sponsored noopener"
                icon={ExternalIcon}
              >
                <Trans>View offer</Trans>
                <span className={text.visuallyHidden}>
                  {t`${title}, ${provider} (opens another site)`}
                </span>
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
