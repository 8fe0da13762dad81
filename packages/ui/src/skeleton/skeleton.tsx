import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import card from "../card/card.module.css";
import { Ledger, LedgerRow } from "../ledger/ledger.tsx";
import styles from "./skeleton.module.css";

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** What will stand here; `text` takes the line of the text around it. @default "text" */
  as?: "photo" | "heading" | "price" | "title" | "text" | "small" | "facts";
  /** How much of the width the bar takes, in per cent: 46 to 92. @default 100 */
  width?: number;
}

/**
 * A bar that keeps the room of what is coming, at its size, so that nothing moves when it comes.
 */
export function Skeleton({ as = "text", width = 100 }: SkeletonProps) {
  return (
    <span className={styles.line} data-as={as}>
      <span className={styles.bar} style={{ width: `${width}%` }} />
    </span>
  );
}

/** A card of the grid that has not come yet. */
export function SkeletonCard() {
  return (
    <div className={card.card} aria-hidden="true">
      <Skeleton as="photo" />
      <div className={card.lines}>
        <Skeleton as="price" width={62} />
        <Skeleton as="small" width={82} />
        <Skeleton as="facts" width={70} />
        <Skeleton as="small" width={54} />
      </div>
    </div>
  );
}

/** A row of the list that has not come yet; its account is the real one with bars for figures. */
export function SkeletonRow() {
  return (
    <div className={card.row} aria-hidden="true">
      <Skeleton as="photo" />
      <div className={card.text}>
        <Skeleton as="small" width={46} />
        <Skeleton as="title" width={86} />
        <Skeleton as="small" width={58} />
        <Skeleton as="facts" width={92} />
        <Skeleton as="small" width={62} />
        <Skeleton as="small" width={50} />
      </div>
      <Ledger variant="row" className={styles.ledger}>
        <LedgerRow label={<Skeleton />} isLead>
          <Skeleton />
        </LedgerRow>
        <LedgerRow label={<Skeleton />}>
          <Skeleton />
        </LedgerRow>
        <LedgerRow label={<Skeleton />} isMinor>
          <Skeleton />
        </LedgerRow>
        <LedgerRow label={<Skeleton />}>
          <Skeleton />
        </LedgerRow>
      </Ledger>
    </div>
  );
}

/** A list that is on its way: said once to those who do not see it. */
export function SkeletonList({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={className} aria-busy="true">
      <p className={styles.status} role="status">
        <Trans>Loading</Trans>
      </p>
      {children}
    </div>
  );
}
