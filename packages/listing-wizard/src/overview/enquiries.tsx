import { useListEnquiriesQuery } from "@hjem/api-client/endpoints/drafts";
import type { OwnEnquiry } from "@hjem/domain/draft/draft";
import { formatViewing } from "@hjem/domain/format/format-date";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { phoneLink } from "@hjem/domain/format/format-phone";
import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import { formatAddress } from "@hjem/domain/place/format-address";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Skeleton } from "@hjem/ui/skeleton";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { viewingListHref } from "../model/wizard-address.ts";
import { AnswerForm } from "./answer-form.tsx";
import styles from "./enquiries.module.css";
import { PublishForm } from "./publish-form.tsx";
import { PublishedQuestion } from "./published-question.tsx";

/** Props of `Enquiries`. */
export interface EnquiriesProps {
  /** Id of the draft whose enquiries are shown. @default those about all listings, each with its address */
  listingId?: string | undefined;
  /** Shows this many, the newest, each in two lines until it is answered. @default all, whole */
  most?: number;
  /** Id of the enquiry that gets the focus, e.g. of the link in a mail. @default none */
  current?: string | undefined;
}

interface EnquiryProps {
  enquiry: OwnEnquiry;
  isShort: boolean;
  hasAddress: boolean;
  isCurrent: boolean;
}

function Answers({ enquiry, when }: { enquiry: OwnEnquiry; when: (instant: string) => string }) {
  return enquiry.answers.map((answer) => (
    <div key={answer.at} className={styles.answer}>
      <p className={`${text.xsmall} ${text.muted}`}>
        <Trans>You answered {when(answer.at)}</Trans>
      </p>
      <p className={styles.message}>{answer.text}</p>
    </div>
  ));
}

/** The listing's address, and what has become of the enquiry. */
function Place({ address, enquiry }: { address: string; enquiry: OwnEnquiry }) {
  if (enquiry.answers.length === 0) return address;
  if (enquiry.published) return <Trans>{address} · answered and published</Trans>;
  return <Trans>{address} · answered</Trans>;
}

/** What it is: a question, or a registration and for which viewing; and the number to call. */
function Facts({ enquiry, isShort }: Pick<EnquiryProps, "enquiry" | "isShort">) {
  const { t } = useLingui();
  const page = usePage();
  const { kind, viewing, phone, listing, cancelledAt } = enquiry;
  const names: Readonly<Record<LeadKind, string>> = {
    contact: t`Question`,
    viewing: page.term("date.inspection"),
    interest: t`Interest`,
    valuation: t`Valuation`,
  };
  return (
    <p className={`${styles.facts} ${text.small}`}>
      <Tag tone={kind === "viewing" ? "accent" : "quiet"}>{names[kind]}</Tag>
      {kind === "viewing" && (
        <span>
          {viewing ? formatViewing(page, viewing) : page.term("date.isInspectionByAppointment")}
        </span>
      )}
      {cancelledAt !== null && (
        <Tag>
          <Trans>Cancelled</Trans>
        </Tag>
      )}
      {phone !== null && (
        <a className={text.link} href={phoneLink(page.region, phone).href}>
          {phoneLink(page.region, phone).text}
        </a>
      )}
      {viewing && !isShort && (
        <Link className={text.link} href={viewingListHref(listing.id)}>
          <Trans>See who is coming</Trans>
        </Link>
      )}
    </p>
  );
}

const takeFocus = (element: HTMLElement | null): void => {
  element?.focus();
  element?.scrollIntoView({ block: "center" });
};

function Enquiry({ enquiry, isShort, hasAddress, isCurrent }: EnquiryProps) {
  const { t } = useLingui();
  const page = usePage();
  const [form, setForm] = useState<"answer" | "publication" | null>(null);
  const { name, message, at, answers, listing, mayPublish, published } = enquiry;
  const { location } = listing;
  const zone = zoneOf(page.region, location.region ?? undefined);
  const when = (instant: string) => formatInstant(page, Date.parse(instant), zone);
  const isCut = isShort && form === null;
  const isNew = answers.length === 0;
  const address = location.street || formatAddress(location, page.region);
  const close = () => setForm(null);
  return (
    <li className={styles.enquiry} data-new={isNew || undefined}>
      <div className={styles.head}>
        <h3
          className={styles.name}
          {...(isCurrent && { tabIndex: -1, ref: takeFocus, "aria-current": true })}
        >
          {name}
        </h3>
        <span className={`${text.xsmall} ${text.muted}`}>{when(at)}</span>
      </div>
      <Facts enquiry={enquiry} isShort={isShort} />
      {message !== "" && (
        <p className={styles.message} data-cut={isCut || undefined}>
          {message}
        </p>
      )}
      {hasAddress && (
        <p className={`${text.xsmall} ${text.muted}`}>
          <Place address={address} enquiry={enquiry} />
        </p>
      )}
      {!isCut && <Answers enquiry={enquiry} when={when} />}
      {!isCut && published && form !== "publication" && (
        <PublishedQuestion
          enquiry={enquiry}
          published={published}
          when={when}
          onEdit={() => setForm("publication")}
        />
      )}
      {form === "answer" && <AnswerForm enquiry={enquiry} onDone={close} />}
      {form === "publication" && <PublishForm enquiry={enquiry} onDone={close} />}
      {form === null && (
        <div className={layout.row}>
          <Button
            size="s"
            variant="quiet"
            aria-label={isNew ? t`Answer ${name}` : t`Answer again: ${name}`}
            onClick={() => setForm("answer")}
          >
            {isNew ? <Trans>Answer</Trans> : <Trans>Answer again</Trans>}
          </Button>
          {mayPublish && !isNew && !published && (
            <Button
              size="s"
              variant="quiet"
              aria-label={t`Publish as question and answer: ${name}`}
              onClick={() => setForm("publication")}
            >
              <Trans>Publish as question and answer</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Enquiries about one's own listings, the newest first, each answered in place (visual §20). */
export function Enquiries({ listingId, most, current }: EnquiriesProps) {
  const { t } = useLingui();
  const { data, isError, refetch } = useListEnquiriesQuery(listingId);
  // What was read before stays: an answer is being typed in it.
  if (isError && !data) {
    return (
      <div className={`${layout.row} ${styles.failed}`} role="alert">
        <p>
          <Trans>The enquiries could not be loaded.</Trans>
        </p>
        <Button size="s" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton />;
  if (data.length === 0) {
    return (
      <p className={text.secondary}>
        <Trans>There are no enquiries yet.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.enquiries} aria-label={t`Enquiries`}>
      {data.slice(0, most).map((enquiry) => (
        <Enquiry
          key={enquiry.id}
          enquiry={enquiry}
          isShort={most !== undefined}
          hasAddress={listingId === undefined}
          isCurrent={enquiry.id === current}
        />
      ))}
    </ul>
  );
}
