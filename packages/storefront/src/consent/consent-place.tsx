import { COOKIE_POLICY_VERSION } from "@hjem/domain/content/consent-rules";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useMatches } from "react-router";
import type { RouteHandle } from "../app/storefront-route.ts";
import { useSiteData } from "../page/use-site-data.ts";
import { isBot } from "../service-worker/is-bot.ts";
import { useStorefrontStore } from "../store/store.ts";
import { startConsent, storedConsent } from "./browser-consent.ts";
import { isConsentDue, isConsented } from "./consent.ts";
import { ConsentQuestion } from "./lazy-consent.ts";

/** Fetched by nobody who has not consented (CMS-042). */
const AnalyticsPlace = lazy(() => import("../analytics/analytics-place.tsx"));

/** Fragment of links that open the card, from the footer and from the texts of policies. */
const CONSENT_HASH = "#consent";

/** Renders before the page, so that the keyboard comes to it first. */
function BeforePage({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement("div"));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}

/** Renders once it is known that no bot reads the page: bots see no card. */
function ForPersons({ children }: { children: ReactNode }) {
  const [isPerson, setPerson] = useState(false);
  useEffect(() => {
    void isBot(navigator.userAgent).then((is) => setPerson(!is));
  }, []);
  return isPerson && children;
}

/** The page asks by itself where everybody may be and a footer can ask again: not in forms of accounts and payments. */
const asksByItself = (handle: unknown): boolean => {
  const known = handle as Partial<RouteHandle> | undefined;
  return known?.layout === "default" && known.access === "public";
};

/** Applies the stored choice, and shows the card where the visitor is to be asked or has asked to choose again. */
export function ConsentPlace() {
  const store = useStorefrontStore();
  const consent = storedConsent.useValue();
  const policyVersion = useSiteData()?.policyVersion ?? COOKIE_POLICY_VERSION;
  const { hash, key } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const [closedKey, setClosedKey] = useState<string>();

  useEffect(() => void startConsent(store), [store]);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.hash !== CONSENT_HASH || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      setPressed(link);
    };
    document.addEventListener("click", open, { capture: true });
    return () => document.removeEventListener("click", open, { capture: true });
  }, []);

  const isLinked = hash === CONSENT_HASH && key !== closedKey;
  const isReopened = pressed !== null || isLinked;
  const close = () => {
    setPressed(null);
    setClosedKey(key);
  };
  const isAsked = isConsentDue(consent, policyVersion) && asksByItself(handle);
  const question = (
    <BeforePage>
      <ConsentQuestion
        isReopened={isReopened}
        opener={pressed}
        policyVersion={policyVersion}
        onSettle={close}
      />
    </BeforePage>
  );
  return (
    <>
      {isConsented(consent, "analytics") && (
        <Suspense>
          <AnalyticsPlace />
        </Suspense>
      )}
      {isReopened ? question : isAsked && <ForPersons>{question}</ForPersons>}
    </>
  );
}
