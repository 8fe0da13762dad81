import { Link } from "@hjem/ui/link";
import { useLocation } from "react-router";
import { usePage } from "../page/use-page.ts";
import styles from "./language-switch.module.css";

/** The same address in another language: search, page and scroll stay (D25). */
export function addressInLanguage(
  location: { pathname: string; search: string },
  code: string,
): string {
  const query = new URLSearchParams(location.search);
  query.set("language", code);
  return `${location.pathname}?${query}`;
}

/** Links to the page in the other languages, each by its own name. Empty where the region has one (FND-006..007). */
export function LanguageSwitch() {
  const { region, language } = usePage();
  const location = useLocation();
  return region.languages
    .filter(({ code }) => code !== language.code)
    .map(({ code, tag, name }) => (
      <Link
        key={code}
        href={addressInLanguage(location, code)}
        hrefLang={tag}
        lang={tag}
        isReplacing
        keepsScroll
        className={styles.link}
      >
        {name}
      </Link>
    ));
}
