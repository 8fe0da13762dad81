import type { OwnListing } from "@hjem/domain/draft/draft";
import { draftTabs } from "@hjem/domain/draft/draft-rules";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMissingAct } from "../model/use-missing-act.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { completeTabs, missingFields } from "./next-step.ts";
import styles from "./overview.module.css";

/** Links to what is missing; more are counted. */
const LINKS_MAX = 3;

/** What a draft lacks before it can be published, with links to the fields, and how far it has come (visual §20). */
export function MissingParts({ listing }: { listing: OwnListing }) {
  const { t } = useLingui();
  const actOf = useMissingAct();
  const done = completeTabs(listing);
  // The parts of an address are one thing to do.
  const parts = [
    ...new Map(missingFields(listing).map((missing) => [actOf(missing.field), missing])).entries(),
  ];
  const all = draftTabs.length;
  return (
    <div className={styles.missing}>
      <div className={styles.progress}>
        <p className={text.strong}>
          <Plural value={parts.length} one="# thing left" other="# things left" />
        </p>
        <p className={text.secondary}>
          <Trans>
            {done} of {all} steps done
          </Trans>
        </p>
      </div>
      <progress className={styles.bar} value={done} max={all} aria-label={t`Steps done`} />
      <ul className={styles.links}>
        {parts.slice(0, LINKS_MAX).map(([name, { tab, field }]) => (
          <li key={name}>
            <PlusIcon size="s" />
            <Link className={text.linkAlone} href={wizardHref(listing.id, { tab, field })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
