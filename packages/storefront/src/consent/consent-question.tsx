import type { ConsentStatus } from "@hjem/domain/content/consent-rules";
import { focusPage } from "../browser/focus-after-removal.ts";
import { usePage } from "../page/use-page.ts";
import { storedConsent } from "./browser-consent.ts";
import { chooseConsent } from "./choose-consent.ts";
import { ConsentCard } from "./consent-card.tsx";

/** Props of `ConsentQuestion`. */
export interface ConsentQuestionProps {
  /** The visitor has asked for it, by a link on the page or by its address. */
  isReopened: boolean;
  /** The link that was pressed: it gets the focus back. Else the page gets it. */
  opener: HTMLElement | null;
  /** Version of the cookie policy that the choice is about. */
  policyVersion: string;
  /** Called when the card is to close. */
  onSettle: () => void;
}

/** The card with the choice of this browser, which it stores (CMS-037). */
export default function ConsentQuestion({
  isReopened,
  opener,
  policyVersion,
  onSettle,
}: ConsentQuestionProps) {
  const page = usePage();
  const consent = storedConsent.useValue();
  const settle = () => {
    onSettle();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    else focusPage();
  };
  const choose = (consentStatus: ConsentStatus) => {
    settle();
    void chooseConsent(page, { consentStatus, policyVersion });
  };
  return (
    <ConsentCard
      status={consent?.consentStatus}
      isReopened={isReopened}
      onChoose={choose}
      {...(isReopened && { onClose: settle })}
    />
  );
}
