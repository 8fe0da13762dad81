import { classNames } from "@hjem/ui/class-names";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { HiddenUsername } from "./hidden-username.tsx";
import styles from "./sign-in.module.css";

/** Props of `ChosenEmail`. */
export interface ChosenEmailProps {
  email: string;
  onChange: () => void;
}

/** The email address of the form, for password managers too, and a link to use another one. */
export function ChosenEmail({ email, onChange }: ChosenEmailProps) {
  return (
    <div className={styles.who}>
      <span>{email}</span>
      <HiddenUsername email={email} />
      <button type="button" className={classNames(styles.plain, text.linkAlone)} onClick={onChange}>
        <Trans>Use another address</Trans>
      </button>
    </div>
  );
}
