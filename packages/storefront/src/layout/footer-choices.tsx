import { dayIn } from "@hjem/domain/time/zone";
import { GlobeIcon, MoonIcon, SunIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { addressInLanguage } from "../language/language-switch.tsx";
import { OFFER_EVENT } from "../offline/offer-event.ts";
import { usePage } from "../page/use-page.ts";
import { chooseTheme, useTheme } from "../theme/use-theme.ts";
import styles from "./footer.module.css";

/**
 * Names the list for the offer to install the site, which is added to it from elsewhere, and says that it is there. Not
 * before it is hydrated: React discards a server's HTML that something was added to.
 */
function announce(list: HTMLElement | null): void {
  list?.setAttribute("data-choices", "");
  document.dispatchEvent(new Event(OFFER_EVENT));
}

/** The last line of a page: year, languages, other markets, theme (visual §25). */
export function FooterChoices() {
  const { t } = useLingui();
  const { region, language, now, otherSites } = usePage();
  const location = useLocation();
  const isDark = useTheme() === "dark";
  const countries = new Intl.DisplayNames(language.tag, { type: "region" });
  const year = dayIn(now, region.timeZones.default).slice(0, 4);
  const theme = isDark ? t`Dark` : t`Light`;
  return (
    <div className={styles.last}>
      <p>
        © {year} {region.siteName}
      </p>
      <ul className={styles.choices} ref={announce}>
        {region.languages.length > 1 &&
          region.languages.map(({ code, tag, name }) => (
            <li key={code}>
              {code === language.code ? (
                <strong className={styles.chosen}>{name}</strong>
              ) : (
                <Link
                  href={addressInLanguage(location, code)}
                  hrefLang={tag}
                  lang={tag}
                  isReplacing
                  keepsScroll
                  className={styles.choice}
                >
                  {name}
                </Link>
              )}
            </li>
          ))}
        {otherSites.map(({ id, origin }) => (
          <li key={id}>
            <Link href={origin} className={styles.choice}>
              <GlobeIcon size="s" />
              {region.siteName} {countries.of(id.toUpperCase())}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.choice}
            data-script
            onClick={() => chooseTheme(isDark ? "light" : "dark")}
          >
            {isDark ? <SunIcon size="s" /> : <MoonIcon size="s" />}
            {t`Theme: ${theme}`}
          </button>
        </li>
      </ul>
    </div>
  );
}
