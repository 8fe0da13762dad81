import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { insuranceMessages } from "./insurance-messages.ts";
import type { InsuranceProps } from "./lazy-tabs.ts";
import { OfferList } from "./offer-list.tsx";

/**
 * Insurance needs of this home, and partners' offers. No price is calculated: it depends on a company's own rates,
 * and an estimate would look like an offer.
 */
export default function Insurance({ needs, offers }: InsuranceProps) {
  const page = usePage();
  const labels = insuranceMessages(page);
  return (
    <div className={layout.stackLarge}>
      <section className={layout.stack} aria-labelledby="insurance-needs">
        <h2 id="insurance-needs">
          <Trans>Insurance for this home</Trans>
        </h2>
        <dl className={layout.two}>
          {needs.map((need) => (
            <div key={need}>
              <dt className={text.h3}>{labels[need].title}</dt>
              <dd className={text.prose}>{labels[need].text}</dd>
            </div>
          ))}
        </dl>
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>
            The price depends on the insurer, the home and you. Get quotes from several insurers,
            and compare what they exclude.
          </Trans>
        </p>
      </section>
      <OfferList offers={offers} />
    </div>
  );
}
