import { classNames } from "@hjem/ui/class-names";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { KnownAddress } from "./known-address.tsx";
import styles from "./sign-in.module.css";

/** Props of `Who`. */
export interface WhoProps {
  email: string;
  onChange: () => void;
}

/** The email address of the form, for password managers too, and a link to use another one. */
export function Who({ email, onChange }: WhoProps) {
  return (
    <div className={styles.who}>
      <span>{email}</span>
      <KnownAddress email={email} />
      <button type="button" className={classNames(styles.plain, text.linkAlone)} onClick={onChange}>
        <Trans>Use another address</Trans>
      </button>
    </div>
  );
}
