import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { CloseIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import { FieldLink } from "../fields/field-link.tsx";
import { tabOfField } from "../model/tab-order.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { wizardHref } from "../model/wizard-address.ts";
import styles from "./payment.module.css";

/** Props of `DraftFaults`. */
export interface DraftFaultsProps {
  draftId: string;
  faults: PaymentOfferResponse["data"]["faults"];
}

/** What keeps a listing from being published, in place of its payment: nobody pays for what would be refused (D123). */
export function DraftFaults({ draftId, faults }: DraftFaultsProps) {
  const labelOf = useFieldLabel();
  return (
    <section className={layout.stack}>
      <p role="status">
        <Trans>Fill in or correct the following before you pay.</Trans>
      </p>
      <ul className={styles.faults}>
        {faults.map(({ path, message }) => (
          <li key={path}>
            <CloseIcon size="s" />
            <span>
              <b>{labelOf(path)}</b> {message}{" "}
              <FieldLink
                href={wizardHref(draftId, { tab: tabOfField(path), field: path })}
                name={labelOf(path)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
