import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";

/** Props of `PageTurner`. */
export interface PageTurnerProps {
  /** From 1. */
  page: number;
  hasMore: boolean;
  onTurn: (page: number) => void;
}

/** Newer and older entries of a long list. */
export function PageTurner({ page, hasMore, onTurn }: PageTurnerProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <div className={layout.row}>
      <Button size="s" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        <Trans>Newer</Trans>
      </Button>
      <Button size="s" disabled={!hasMore} onClick={() => onTurn(page + 1)}>
        <Trans>Older</Trans>
      </Button>
    </div>
  );
}
