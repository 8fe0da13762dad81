import { authApi } from "@hjem/api-client/endpoints/auth";
import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import type { SecondStep } from "@hjem/domain/account/second-factor";
import { usePage } from "../../page/use-page.ts";
import { FactorForm } from "./factor-form.tsx";

/** Props of `SecondStepForm`. */
export interface SecondStepFormProps {
  step: SecondStep;
  onSignedIn: (response: AccessTokenResponse) => unknown;
}

/** The second step of a sign-in, if the account has one; its heading is in the parent. */
export function SecondStepForm({ step, onSignedIn }: SecondStepFormProps) {
  const { store } = usePage();
  const { token, methods, passkeyOptions } = step;
  return (
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
  );
}
