import { draftTabs } from "@hjem/domain/draft/draft-rules";
import { NEW_LISTING_HREF } from "@hjem/domain/paths";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Skeleton, SkeletonList } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { useTabNames } from "./frame/use-tab-names.ts";
import wizard from "./frame/wizard.module.css";
import { isNewListing, readWizardAddress, viewingListOf } from "./model/wizard-address.ts";
import styles from "./overview/overview.module.css";

const keys = ["a", "b", "c"] as const;

const OverviewSkeleton = () => (
  <div className={`${layout.page} ${styles.page}`}>
    <div className={styles.head}>
      <h1 className={text.h1}>
        <Trans>My listings</Trans>
      </h1>
      <LinkButton href={NEW_LISTING_HREF} icon={PlusIcon}>
        <Trans>New listing</Trans>
      </LinkButton>
    </div>
    <Skeleton as="control" />
    <SkeletonList className={styles.columns}>
      <div className={styles.rows}>
        {keys.map((key) => (
          <div key={key} className={styles.row}>
            <div className={styles.cover}>
              <Skeleton as="photo" />
            </div>
            <div className={styles.title}>
              <Skeleton as="small" width={46} />
              <Skeleton as="title" width={82} />
              <Skeleton as="small" width={62} />
            </div>
            <div className={styles.body}>
              <Skeleton as="small" width={92} />
              <Skeleton as="control" width={62} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonList>
  </div>
);

/** The steps, and the fields of one: which of them it is depends on the draft. */
function WizardSkeleton({ isNew }: { isNew: boolean }) {
  const names = useTabNames();
  const [query] = useSearchParams();
  const tab = readWizardAddress(query).tab ?? (isNew ? "type" : null);
  return (
    <div className={wizard.wizard} data-task="form">
      <header className={wizard.head}>
        <div className={wizard.titleRow}>
          <div className={`${wizard.titles} ${styles.loadingTitle}`}>
            <p className={`${text.small} ${text.secondary}`}>
              {isNew ? <Trans>New listing</Trans> : <Skeleton as="small" />}
            </p>
            <h1 className={text.h1}>{tab ? names[tab] : <Skeleton />}</h1>
          </div>
        </div>
        <ol className={wizard.steps}>
          {draftTabs.map((each) => (
            <li key={each} className={wizard.step} data-current={each === tab || undefined}>
              <span>{names[each]}</span>
            </li>
          ))}
        </ol>
      </header>
      <SkeletonList className={layout.stack}>
        {keys.map((key) => (
          <div key={key} className={layout.stackSmall}>
            <Skeleton as="small" width={46} />
            <Skeleton as="field" />
          </div>
        ))}
      </SkeletonList>
    </div>
  );
}

/** Heading and shape of the page of the address, in the measures that it will have. */
export default function ListingsSkeleton() {
  const [query] = useSearchParams();
  const { draftId, mode } = readWizardAddress(query);
  const isNew = isNewListing(query);
  if (isNew || (draftId !== null && mode === "edit")) return <WizardSkeleton isNew={isNew} />;
  if (draftId === null && viewingListOf(query) === null) return <OverviewSkeleton />;
  return (
    <div className={`${layout.page} ${styles.page}`} data-task="form">
      <SkeletonList className={layout.stack}>
        <Skeleton as="heading" width={46} />
        {keys.map((key) => (
          <Skeleton key={key} as="field" />
        ))}
      </SkeletonList>
    </div>
  );
}
