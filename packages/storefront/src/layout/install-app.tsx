import { HomeIcon } from "@hjem/ui/result-icons";
import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { followOffer, install, isInstallOffered } from "../offline/install-prompt.ts";
import { OFFER_PLACE } from "../offline/offer-place.ts";
import styles from "./footer.module.css";

const offerPlace = () => (isInstallOffered() ? document.querySelector(OFFER_PLACE) : null);

/**
 * The offer to put the site among the apps of the device: the last choice of the footer, where the browser can do that.
 * Nothing else asks for it, and the footer's own code need not know of it.
 */
export function InstallApp() {
  const place = useSyncExternalStore(followOffer, offerPlace);
  if (!place) return null;
  return createPortal(
    <li>
      <button type="button" className={styles.choice} onClick={() => void install()}>
        <HomeIcon size="s" />
        <Trans>Install as an app</Trans>
      </button>
    </li>,
    place,
  );
}
