import { authApi } from "@hjem/api-client/endpoints/auth";
import type { AccessTokenAnswer } from "@hjem/domain/account/auth-answer";
import type { SecondStep } from "@hjem/domain/account/second-factor";
import { Trans } from "@lingui/react/macro";
import { usePage } from "../../page/use-page.ts";
import { FactorForm } from "./factor-form.tsx";
import styles from "./sign-in.module.css";

/** Props of `SecondStepForm`. */
export interface SecondStepFormProps {
  step: SecondStep;
  onSignedIn: (answer: AccessTokenAnswer) => unknown;
}

/** The second step of a sign-in, for an account that has one. */
export function SecondStepForm({ step, onSignedIn }: SecondStepFormProps) {
  const { store } = usePage();
  const { token, methods, passkeyOptions } = step;
  return (
    <div className={styles.flow}>
      <p>
        <Trans>Confirm that it is you.</Trans>
      </p>
      <FactorForm
        methods={methods}
        passkeyChallenge={async () => ({ data: { token, options: passkeyOptions ?? "{}" } })}
        send={({ code, passkey }) =>
          store.dispatch(
            authApi.endpoints.proveSignIn.initiate(
              code === undefined ? { token, passkey } : { token, code },
              { track: false },
            ),
          )
        }
        onDone={onSignedIn}
      />
    </div>
  );
}
