import type { OwnListing } from "@hjem/domain/draft/draft";
import type { DraftStatus } from "@hjem/domain/draft/draft-rules";
import { isRenewable } from "@hjem/domain/draft/renewal";
import { formatTime } from "@hjem/domain/format/format-date";
import { paths } from "@hjem/domain/paths";
import { wallClock } from "@hjem/domain/time/zone";
import { browserZone } from "@hjem/storefront/browser-zone";
import { usePage } from "@hjem/storefront/page";
import { Button, LinkButton } from "@hjem/ui/button";
import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { wizardHref } from "../model/wizard-address.ts";
import { AppealDialog } from "./appeal-dialog.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { asksBeforeDeletion, DeleteDialog } from "./delete-dialog.tsx";
import { EnquiriesDrawer } from "./enquiries-drawer.tsx";
import { MoreActs } from "./more-acts.tsx";
import { canAppeal, missingFields } from "./next-step.ts";
import styles from "./overview.module.css";
import { ReceiptsDialog } from "./receipts-dialog.tsx";
import { RelistDialog } from "./relist-dialog.tsx";
import type { useListingActs } from "./use-listing-acts.ts";

/** Props of `ListingActs`. */
export interface ListingActsProps {
  listing: OwnListing;
  acts: ReturnType<typeof useListingActs>;
  isPrimary: boolean;
  /** Name of the listing. */
  title: string;
  /** Id of the listing's heading, which tells the buttons of rows apart. */
  titleId: string;
}

type OpenDialog = "appeal" | "close" | "delete" | "enquiries" | "receipts" | "relist" | null;

const editable: readonly DraftStatus[] = [
  "awaiting_payment",
  "in_review",
  "rejected",
  "live",
  "inactive",
];
const closable: readonly DraftStatus[] = ["live", "inactive", "expired"];
const renewable: readonly DraftStatus[] = ["expired", "sold", "leased"];

/** The next thing to do with a listing in its status; null where there is none. */
function NextAct({
  listing,
  acts,
  look,
  onRelist,
}: {
  listing: OwnListing;
  acts: ListingActsProps["acts"];
  look: { variant: "primary" | "line"; "aria-describedby": string };
  onRelist: () => void;
}): ReactNode {
  const { id, status, hasUnpublishedChanges } = listing;
  const { now } = usePage();
  const publish = (label: ReactNode) => (
    <Button {...look} isBusy={acts.pending === "publish"} onClick={() => void acts.publish()}>
      {label}
    </Button>
  );
  if (status === "draft") {
    return missingFields(listing).length > 0 ? (
      <LinkButton {...look} href={wizardHref(id)}>
        <Trans>Continue</Trans>
      </LinkButton>
    ) : (
      publish(<Trans>Publish</Trans>)
    );
  }
  if (status === "awaiting_payment") {
    return (
      <LinkButton {...look} href={wizardHref(id, { mode: "payment" })}>
        <Trans>Pay</Trans>
      </LinkButton>
    );
  }
  const renew = (variant = look.variant) => (
    <Button {...look} variant={variant} aria-haspopup="dialog" onClick={onRelist}>
      <Trans>Renew the listing</Trans>
    </Button>
  );
  const canRenew = renewable.includes(status) || isRenewable(listing, now);
  if (status === "live" && hasUnpublishedChanges) {
    return (
      <>
        {publish(<Trans>Publish changes</Trans>)}
        {canRenew && renew("line")}
      </>
    );
  }
  if (status === "inactive") {
    return (
      <Button {...look} isBusy={acts.pending === "activate"} onClick={() => void acts.activate()}>
        <Trans>Show again</Trans>
      </Button>
    );
  }
  return canRenew ? renew() : null;
}

/** What can be done with a listing: the next thing first, deletion last. */
export function ListingActs({ listing, acts, isPrimary, title, titleId }: ListingActsProps) {
  const page = usePage();
  const { now } = page;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { id, status, agencyId, propertyId, listingType, enquiries, undoUntil } = listing;
  const isRent = listingType?.endsWith("_rent") ?? false;
  const described = { "aria-describedby": titleId };
  const hasNew = enquiries.unanswered > 0;
  const look = { variant: isPrimary && !hasNew ? "primary" : "line", ...described } as const;
  const isPublic =
    propertyId !== null && (status === "live" || status === "sold" || status === "leased");
  const undoEnd =
    undoUntil === null
      ? ""
      : formatTime(page, wallClock(Date.parse(undoUntil), browserZone()).time);
  const canUndo =
    undoUntil !== null && Date.parse(undoUntil) > now && (status === "sold" || status === "leased");
  return (
    <div className={styles.acts}>
      {canUndo && (
        <Button {...described} isBusy={acts.pending === "undo"} onClick={() => void acts.undo()}>
          <Trans>Undo until {undoEnd}</Trans>
        </Button>
      )}
      <NextAct listing={listing} acts={acts} look={look} onRelist={() => setDialog("relist")} />
      {enquiries.total > 0 && (
        <Button
          variant={isPrimary && hasNew ? "primary" : "line"}
          {...described}
          aria-haspopup="dialog"
          onClick={() => setDialog("enquiries")}
        >
          {hasNew ? (
            <Plural
              value={enquiries.unanswered}
              one="Show # new enquiry"
              other="Show # new enquiries"
            />
          ) : (
            <Trans>Show enquiries</Trans>
          )}
        </Button>
      )}
      {editable.includes(status) && (
        <LinkButton {...described} href={wizardHref(id)}>
          <Trans>Edit</Trans>
        </LinkButton>
      )}
      {canAppeal(listing, now) && (
        <Button {...described} aria-haspopup="dialog" onClick={() => setDialog("appeal")}>
          <Trans>Appeal the decision</Trans>
        </Button>
      )}
      {isPublic ? (
        <LinkButton {...described} href={paths.property.to(agencyId, propertyId)}>
          <Trans>Show the listing</Trans>
        </LinkButton>
      ) : (
        <LinkButton {...described} href={wizardHref(id, { mode: "preview" })}>
          <Trans>Preview</Trans>
        </LinkButton>
      )}
      {closable.includes(status) && (
        <Button {...described} aria-haspopup="dialog" onClick={() => setDialog("close")}>
          {isRent ? <Trans>Mark as leased</Trans> : <Trans>Mark as sold</Trans>}
        </Button>
      )}
      <MoreActs
        listing={listing}
        title={title}
        acts={acts}
        onReceipts={() => setDialog("receipts")}
        onDelete={asksBeforeDeletion(listing) ? () => setDialog("delete") : undefined}
      />
      {dialog === "appeal" && <AppealDialog listing={listing} onClose={() => setDialog(null)} />}
      {dialog === "close" && <CloseDialog listing={listing} onClose={() => setDialog(null)} />}
      {dialog === "delete" && (
        <DeleteDialog
          listing={listing}
          title={title}
          onDelete={acts.remove}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "enquiries" && (
        <EnquiriesDrawer
          listingId={id}
          title={<Trans>Enquiries</Trans>}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "receipts" && (
        <ReceiptsDialog listing={listing} onClose={() => setDialog(null)} />
      )}
      {dialog === "relist" && (
        <RelistDialog
          isShown={status === "live"}
          onRelist={acts.relist}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
