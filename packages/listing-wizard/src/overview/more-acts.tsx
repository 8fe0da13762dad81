import type { OwnListing } from "@hjem/domain/draft/draft";
import { Button, LinkButton } from "@hjem/ui/button";
import { Dropdown } from "@hjem/ui/dropdown";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { viewingListHref } from "../model/wizard-address.ts";
import styles from "./overview.module.css";
import type { useListingActs } from "./use-listing-acts.ts";

/** Props of `MoreActs`. */
export interface MoreActsProps {
  listing: OwnListing;
  /** Name of the listing, which tells the buttons of rows apart. */
  title: string;
  acts: ReturnType<typeof useListingActs>;
  onReceipts: () => void;
  /** Asks before the deletion; without one it is done at once. */
  onDelete: (() => void) | undefined;
}

/** What is seldom done with a listing, in a menu at the end of its buttons; deletion last (visual §20). */
export function MoreActs({ listing, title, acts, onReceipts, onDelete }: MoreActsProps) {
  return (
    <Dropdown
      look="plain"
      label={
        <>
          <Trans>More</Trans>
          <span className={text.visuallyHidden}> {title}</span>
        </>
      }
    >
      {(close) => {
        // The focus goes back to the trigger first, where a dialog returns it to.
        const from = (act: () => unknown) => (event: MouseEvent<HTMLElement>) => {
          event.currentTarget.closest("details")?.querySelector("summary")?.focus();
          close();
          act();
        };
        return (
          <div className={styles.more}>
            {listing.status === "live" && (
              <Button variant="ghost" onClick={from(acts.deactivate)}>
                <Trans>Take off the market</Trans>
              </Button>
            )}
            {listing.propertyId !== null && (
              <LinkButton variant="ghost" href={viewingListHref(listing.id)}>
                <Trans>Who is coming</Trans>
              </LinkButton>
            )}
            {listing.hasReceipts && (
              <Button variant="ghost" aria-haspopup="dialog" onClick={from(onReceipts)}>
                <Trans>Receipts</Trans>
              </Button>
            )}
            <Button variant="ghost" onClick={from(acts.duplicate)}>
              <Trans>Copy</Trans>
            </Button>
            <Button
              variant="ghost"
              aria-haspopup={onDelete && "dialog"}
              onClick={from(onDelete ?? acts.remove)}
            >
              <Trans>Delete</Trans>
            </Button>
          </div>
        );
      }}
    </Dropdown>
  );
}
