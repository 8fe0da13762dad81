import type { ReadSearch } from "@hjem/domain/chat/chat-message";
import { paths } from "@hjem/domain/paths";
import { Button, LinkButton } from "@hjem/ui/button";
import { Chip } from "@hjem/ui/chip";
import { DocumentIcon } from "@hjem/ui/detail-icons";
import { WarningIcon } from "@hjem/ui/icons";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import type { ShownMessage } from "../model/chat-state.ts";
import { findPlace, isCovered, showPlace, titleOf } from "./answer-place.ts";
import styles from "./chat-panel.module.css";
import type { ChatPanelProps } from "./lazy-chat-panel.ts";

/** What messages offer. */
export interface MessageActions {
  owner: ChatPanelProps["owner"];
  /** Opens the enquiry form with a question; closes the panel where it lies over the form. */
  onEnquire: (question: string, panel: HTMLDialogElement | null) => void;
  /** Closes the panel, then goes on. */
  closeBefore: (next: () => void) => void;
  onAskAgain: (clientId: string) => void;
}

const panelOf = (event: MouseEvent): HTMLDialogElement | null =>
  event.currentTarget.closest("dialog");

/** Link to the section of the page that an answer stands on. */
function Source({
  field,
  anchor,
  closeBefore,
}: { field: string; anchor: string } & Pick<MessageActions, "closeBefore">) {
  const { t } = useLingui();
  if (field === "glossary") {
    return (
      <p className={styles.source}>
        <DocumentIcon size="s" />
        <Trans>From our glossary</Trans>
      </p>
    );
  }
  const place = findPlace(anchor);
  const title = (place && titleOf(place)) || t`The listing`;
  if (!place) {
    return (
      <p className={styles.source}>
        <DocumentIcon size="s" />
        {title}
      </p>
    );
  }
  const follow = (event: MouseEvent) => {
    if (isCovered(place, panelOf(event))) closeBefore(() => showPlace(place));
    else showPlace(place);
  };
  return (
    <p className={styles.source}>
      <DocumentIcon size="s" />
      <button type="button" className={text.link} onClick={follow}>
        <Trans>Shown under “{title}”</Trans>
      </button>
    </p>
  );
}

function AskLabel({ owner }: Pick<MessageActions, "owner">) {
  switch (owner) {
    case "agency":
      return <Trans>Ask the agent</Trans>;
    case "seller":
      return <Trans>Ask the seller</Trans>;
    case "landlord":
      return <Trans>Ask the landlord</Trans>;
    default:
      return <Trans>Send an enquiry</Trans>;
  }
}

/** A search that the question was read as: its filters, and the way to its homes. */
function Search({ text: typed, chips, listingType, acquisition }: ReadSearch) {
  const { t } = useLingui();
  const query = new URLSearchParams({ search: typed, listingType, acquisition });
  return (
    <>
      <ul className={styles.filters} aria-label={t`Filters`}>
        {chips.map((chip) => (
          <li key={chip}>
            <Chip tone="plain">{chip}</Chip>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton size="s" href={`${paths.list.to()}?${query.toString()}`}>
          <Trans>Show homes</Trans>
        </LinkButton>
      </p>
    </>
  );
}

/** A question of the visitor, at the right. */
function QuestionMessage({
  message,
  onAskAgain,
}: { message: ShownMessage } & Pick<MessageActions, "onAskAgain">) {
  const { clientId, delivery } = message;
  return (
    <li className={styles.own}>
      <span className={text.visuallyHidden}>
        <Trans>You asked:</Trans>
      </span>
      <p className={styles.question} data-waiting={delivery === "sending" || undefined}>
        {message.text}
      </p>
      {delivery === "unsent" && clientId !== null && (
        <p className={styles.unsent}>
          <WarningIcon size="s" />
          <Trans>Not sent.</Trans>{" "}
          <button type="button" className={text.link} onClick={() => onAskAgain(clientId)}>
            <Trans>Try again</Trans>
          </button>
        </p>
      )}
    </li>
  );
}

/** Props of `Message`. */
export interface MessageProps extends MessageActions {
  message: ShownMessage;
  /** The question that an answer belongs to. */
  question: string;
}

/** One message of the chat; an answer with what it stands on, or with the enquiry form. */
export function Message({
  message,
  question,
  owner,
  onEnquire,
  closeBefore,
  onAskAgain,
}: MessageProps) {
  if (message.author === "user")
    return <QuestionMessage message={message} onAskAgain={onAskAgain} />;
  const { answer, isBrokenOff } = message;
  return (
    <li className={styles.answer}>
      <span className={text.visuallyHidden}>
        <Trans>Answer:</Trans>
      </span>
      {message.text !== "" && <p className={styles.text}>{message.text}</p>}
      {isBrokenOff && (
        <p className={styles.unsent}>
          <WarningIcon size="s" />
          <Trans>The answer was interrupted.</Trans>
        </p>
      )}
      {answer?.quotes.map(({ field, anchor }) => (
        <Source key={field} field={field} anchor={anchor} closeBefore={closeBefore} />
      ))}
      {answer?.search && <Search {...answer.search} />}
      {answer?.isEnquiryOffered && (
        <p className={styles.enquire}>
          <Button size="s" onClick={(event) => onEnquire(question, panelOf(event))}>
            <AskLabel owner={owner} />
          </Button>
        </p>
      )}
    </li>
  );
}
