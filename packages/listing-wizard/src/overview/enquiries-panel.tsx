import type { OwnListing } from "@hjem/domain/draft/draft";
import { formatNumber } from "@hjem/domain/format/format-number";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { EnquiriesDrawer } from "./enquiries-drawer.tsx";
import styles from "./enquiries.module.css";
import { Enquiries } from "./enquiries.tsx";

/** Enquiries in the panel; the others are in the drawer. */
const PANEL_MOST = 3;

/** The newest enquiries about all of one's listings, beside them, or below them on a phone (visual §20). */
export function EnquiriesPanel({ total, unanswered }: OwnListing["enquiries"]) {
  const page = usePage();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const all = formatNumber(page, total);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={`${styles.head} ${styles.panelHead}`}>
        <h2 id={titleId} className={text.h3}>
          <Trans>Enquiries</Trans>
        </h2>
        {unanswered > 0 && (
          <p className={`${text.small} ${text.secondary}`}>
            <Plural value={unanswered} one="# new" other="# new" />
          </p>
        )}
      </div>
      <Enquiries most={PANEL_MOST} />
      {total > 0 && (
        <div className={styles.panelFoot}>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Plural value={total} one="Show the whole enquiry" other={`All ${all} enquiries`} />
          </Button>
        </div>
      )}
      {isOpen && (
        <EnquiriesDrawer title={<Trans>Enquiries</Trans>} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
