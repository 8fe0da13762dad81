import { IconButton } from "@hjem/ui/icon-button";
import { CloseIcon, WarningIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./photo-tile.module.css";

/** Props of `FailedPhoto`. */
interface FailedPhotoProps {
  /** Of the file. */
  name: string;
  /** What is wrong, and what is accepted. */
  children: ReactNode;
  /** What to do about it. */
  act?: ReactNode;
  onRemove: (button: HTMLElement) => void;
}

/** A file that is no photo of the listing: in its place, until it is replaced or removed. */
export function FailedPhoto({ name, children, act, onRemove }: FailedPhotoProps) {
  const { t } = useLingui();
  return (
    <li className={styles.tile}>
      <div className={styles.failed} role="alert">
        <WarningIcon />
        {name !== "" && <strong>{name}</strong>}
        <span>{children}</span>
      </div>
      <div className={styles.state}>
        <span className={styles.grow}>{act}</span>
        <IconButton
          size="s"
          icon={CloseIcon}
          label={name === "" ? t`Remove the file` : t`Remove ${name}`}
          onClick={(event) => onRemove(event.currentTarget)}
        />
      </div>
    </li>
  );
}
