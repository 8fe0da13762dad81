import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useOwnVerifications } from "./use-own-verifications.ts";
import { Verifications } from "./verifications.tsx";

/** What is verified of the signed-in person, with where it is shown. */
export default function OwnVerificationsPart(_props: object) {
  const [own] = useOwnVerifications();
  if (!own || own.verifications.length === 0) return null;
  return (
    <div>
      <Verifications verifications={own.verifications} />
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>Shown in your listings, without the address or the number.</Trans>
      </p>
    </div>
  );
}
