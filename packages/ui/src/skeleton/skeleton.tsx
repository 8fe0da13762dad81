import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import card from "../card/card.module.css";
import { Ledger, LedgerRow } from "../ledger/ledger.tsx";
import styles from "./skeleton.module.css";

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** What it replaces; `text` has the line height of the text around it. @default "text" */
  as?: "photo" | "heading" | "price" | "title" | "text" | "small" | "facts" | "control" | "field";
  /** Width of the bar in per cent: 46 to 92. @default 100 */
  width?: number;
}

/** A placeholder of the size of the content, so that nothing shifts when it loads. */
export function Skeleton({ as = "text", width = 100 }: SkeletonProps) {
  return (
    <span className={styles.line} data-as={as}>
      <span className={styles.bar} style={{ width: `${width}%` }} />
    </span>
  );
}

/** Placeholder of a card. */
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

/** Placeholder of a row; its ledger is the real one with bars for values. */
export function SkeletonRow() {
  return (
    <div className={card.row} aria-hidden="true">
      <Skeleton as="photo" />
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
      <div className={card.text}>
        <Skeleton as="small" width={46} />
        <Skeleton as="title" width={86} />
        <Skeleton as="small" width={58} />
        <Skeleton as="facts" width={92} />
        <Skeleton as="small" width={62} />
        <Skeleton as="small" width={50} />
      </div>
    </div>
  );
}

/** A list that is loading: announced once to screen readers. */
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
