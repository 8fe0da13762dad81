import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../button/button.tsx";
import { IconButton } from "../../button/icon-button.tsx";
import { ChevronDownIcon, CloseIcon, WarningIcon } from "../../icon/icons.ts";
import { ChevronUpIcon } from "../../icon/tool-icons.ts";
import text from "../../styles/text.module.css";
import styles from "./draw-panel.module.css";

/** Props of `DrawPanel`. */
export interface DrawPanelProps {
  title: string;
  hint: ReactNode;
  /** Why the last step was rejected. */
  drawingError?: ReactNode;
  /** Announcement of the last step for screen readers. */
  said: string;
  onKey: (event: KeyboardEvent) => void;
  onCancel: () => void;
  /** The buttons at the end. */
  acts: ReactNode;
  /** List of points and pad; a phone shows them on request, so that the map stays free for the finger. */
  children: ReactNode;
}

/** A panel over the map whose keys edit the area. It gets the focus when it opens. */
export function DrawPanel({
  title,
  hint,
  drawingError,
  said,
  onKey,
  onCancel,
  acts,
  children,
}: DrawPanelProps) {
  const { t } = useLingui();
  const headingId = useId();
  const hintId = useId();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    } else {
      onKey(event);
    }
  };
  const keys = { onKeyDown: press };
  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      role="group"
      aria-labelledby={headingId}
      aria-describedby={hintId}
      {...keys}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <IconButton icon={CloseIcon} label={t`Close`} size="s" onClick={onCancel} />
      </div>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <div id={detailsId} className={styles.details} data-open={isOpen || undefined}>
        {children}
      </div>
      <Button
        className={styles.more}
        variant="ghost"
        size="s"
        icon={isOpen ? ChevronDownIcon : ChevronUpIcon}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <Trans>Hide arrows</Trans> : <Trans>Move with arrows</Trans>}
      </Button>
      <div className={styles.acts}>{acts}</div>
      <div
        role="status"
        className={drawingError === undefined ? text.visuallyHidden : styles.refusal}
      >
        {drawingError === undefined ? (
          said
        ) : (
          <>
            <WarningIcon size="s" />
            <span>{drawingError}</span>
          </>
        )}
      </div>
    </section>
  );
}

/** Description of the keys, beside the pad. */
export function KeyLegend({ hasCorners }: { hasCorners: boolean }) {
  return (
    <dl className={styles.legend} aria-hidden="true">
      <dt>
        <kbd>→</kbd>
      </dt>
      <dd>100 m</dd>
      <dt>
        <kbd>
          <Trans>Shift</Trans>
        </kbd>
      </dt>
      <dd>500 m</dd>
      {hasCorners && (
        <>
          <dt>
            <kbd>+</kbd>
          </dt>
          <dd>
            <Trans>Add</Trans>
          </dd>
        </>
      )}
      <dt>
        <kbd>Enter</kbd>
      </dt>
      <dd>
        <Trans>Finish</Trans>
      </dd>
    </dl>
  );
}
