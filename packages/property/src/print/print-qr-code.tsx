import { Trans } from "@lingui/react/macro";
import styles from "./print-qr-code.module.css";

/** Props of `PrintQrCode`. */
export interface PrintQrCodeProps {
  /** Dark modules as one path, one unit per module. */
  path: string;
  /** Modules along one side. */
  size: number;
  /** URL of the code. */
  address: string;
}

/** In print only: the URL of this page as text and as a QR code. */
export function PrintQrCode({ path, size, address }: PrintQrCodeProps) {
  return (
    <div className={styles.paper}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <p>
        <Trans>See the up-to-date listing online:</Trans>
        <br />
        {address}
      </p>
    </div>
  );
}
