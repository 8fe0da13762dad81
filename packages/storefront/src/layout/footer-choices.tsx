import { dayIn } from "@hjem/domain/time/zone";
import { MoonIcon, SunIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { addressInLanguage } from "../language/language-switch.tsx";
import { announceOfferPlace } from "../offline/offer-place.ts";
import { usePage } from "../page/use-page.ts";
import { chooseTheme, useTheme } from "../theme/use-theme.ts";
import styles from "./footer.module.css";

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
      <ul className={styles.choices} ref={announceOfferPlace}>
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
