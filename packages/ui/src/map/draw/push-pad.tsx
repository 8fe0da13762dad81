import { useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode } from "react";
import type { Icon } from "../../icon/icon.tsx";
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from "../../icon/icons.ts";
import { ChevronUpIcon } from "../../icon/tool-icons.ts";
import styles from "./draw-panel.module.css";
import type { Push } from "./use-drawing.ts";

/** The step of an arrow key; undefined for other keys. */
export const pushOfKey = (key: string): Push | undefined =>
  ({
    ArrowUp: { north: 1, east: 0 } as const,
    ArrowDown: { north: -1, east: 0 } as const,
    ArrowLeft: { north: 0, east: -1 } as const,
    ArrowRight: { north: 0, east: 1 } as const,
  })[key];

/** Props of `PushPad`. */
export interface PushPadProps {
  /** Accessible name: "Move point 3". */
  label: string;
  /** Content in the middle of the pad. */
  children?: ReactNode;
  isDisabled?: boolean;
  onPush: (push: Push, isLong: boolean) => void;
}

/** Four arrow buttons of 44 px that move the selection, as an alternative to dragging and typing. */
export function PushPad({ label, children, isDisabled = false, onPush }: PushPadProps) {
  const { t } = useLingui();
  const arrow = (ArrowIcon: Icon, name: string, push: Push) => (
    <button
      type="button"
      aria-label={name}
      disabled={isDisabled}
      onClick={({ shiftKey }: MouseEvent) => onPush(push, shiftKey)}
    >
      <ArrowIcon />
    </button>
  );
  return (
    <div className={styles.pad} role="group" aria-label={label}>
      {arrow(ChevronUpIcon, t`North`, { north: 1, east: 0 })}
      {arrow(ChevronLeftIcon, t`West`, { north: 0, east: -1 })}
      <span className={styles.middle}>{children}</span>
      {arrow(ChevronRightIcon, t`East`, { north: 0, east: 1 })}
      {arrow(ChevronDownIcon, t`South`, { north: -1, east: 0 })}
    </div>
  );
}
