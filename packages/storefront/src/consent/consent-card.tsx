import {
  consentCategories,
  type ConsentCategory,
  type ConsentStatus,
} from "@hjem/domain/content/consent-rules";
import { paths } from "@hjem/domain/paths";
import { Button } from "@hjem/ui/button";
import { Link } from "@hjem/ui/link";
import { Switch } from "@hjem/ui/switch";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { usePage } from "../page/use-page.ts";
import styles from "./consent-card.module.css";
import { consentStatusOf, defaultConsentStatus } from "./consent.ts";

/** Props of `ConsentCard`. */
export interface ConsentCardProps {
  /** The choice of now. @default none, only what is necessary */
  status?: ConsentStatus | undefined;
  /**
   * The visitor has asked for it: the categories are open, and the focus moves here. Otherwise it appears by itself and
   * leaves the focus where it is. @default false
   */
  isReopened?: boolean;
  onChoose: (status: ConsentStatus) => void;
  /** Leaves the choice as it is; on Escape where the visitor has opened the card. */
  onClose?: () => void;
}

/** Names of the categories, with what each stores today. */
function useCategoryTexts(): Record<ConsentCategory, { name: string; description: string }> {
  const { t } = useLingui();
  const unused = t`Not in use today. We will ask again before it is.`;
  return {
    necessary: {
      name: t`Necessary`,
      description: t`Sign-in, security, language, saved properties and this choice.`,
    },
    functional: {
      name: t`Functional`,
      description: t`Keeps your latest searches, viewed homes, finances and travel times after you close the browser.`,
    },
    analytics: {
      name: t`Analytics`,
      description: t`Counts visits, searches and presses of contact buttons, so we can improve the site.`,
    },
    performance: { name: t`Performance`, description: unused },
    advertisement: { name: t`Advertising`, description: unused },
  };
}

/** Asks what may be stored, beside the page and without blocking it (CMS-038..040, visual §26). */
export function ConsentCard({
  status = defaultConsentStatus,
  isReopened = false,
  onChoose,
  onClose,
}: ConsentCardProps) {
  const { t } = useLingui();
  const { siteName } = usePage().region;
  const texts = useCategoryTexts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [areCategoriesOpen, openCategories] = useState(isReopened);
  const [chosen, setChosen] = useState(status);
  const announcement = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isReopened) title.current?.focus();
    else if (announcement.current) {
      // Written after it was rendered: a screen reader announces changes alone.
      announcement.current.textContent = t`At the start of the page you can choose which cookies we may use.`;
    }
  }, [isReopened, t]);

  return (
    <section
      className={styles.card}
      aria-labelledby={titleId}
      data-consent
      onKeyDown={({ key }) => key === "Escape" && onClose?.()}
    >
      <div className={styles.text}>
        <h2 ref={title} id={titleId} className={text.h3} tabIndex={-1}>
          <Trans>Cookies on {siteName}</Trans>
        </h2>
        <p className={styles.lead}>
          <Trans>
            We use necessary cookies to run the site. With your permission we also count visits to
            improve it. Nothing is shared with other companies.
          </Trans>{" "}
          <Link href={paths.cookiePolicy.to()} className={styles.policy}>
            <Trans>Cookie policy</Trans>
          </Link>
        </p>
      </div>
      {areCategoriesOpen && (
        <ul className={styles.categories}>
          {consentCategories.map((category) => (
            <li key={category} className={styles.category}>
              <Switch
                label={texts[category].name}
                description={texts[category].description}
                fixedLabel={category === "necessary" ? t`Always on` : undefined}
                checked={chosen[category]}
                onChange={({ target }) => setChosen({ ...chosen, [category]: target.checked })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        <Button variant="inverse" onClick={() => onChoose(defaultConsentStatus)}>
          <Trans>Reject all</Trans>
        </Button>
        <Button variant="inverse" onClick={() => onChoose(consentStatusOf(() => true))}>
          <Trans>Accept all</Trans>
        </Button>
        {areCategoriesOpen ? (
          <Button
            className={styles.wide}
            onClick={() => onChoose(consentStatusOf((category) => chosen[category]))}
          >
            <Trans>Save choices</Trans>
          </Button>
        ) : (
          <Button className={styles.wide} onClick={() => openCategories(true)}>
            <Trans>Choose categories</Trans>
          </Button>
        )}
      </div>
      <p ref={announcement} className={text.visuallyHidden} aria-live="polite" />
    </section>
  );
}
