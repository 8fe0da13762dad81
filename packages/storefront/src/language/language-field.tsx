import { usePage } from "../page/use-page.ts";

/** Lets a form that the browser sends by itself keep the language of its page, as its links do (D25). */
export function LanguageField() {
  const { language, region } = usePage();
  if (language.code === region.defaultLanguage) return null;
  return <input type="hidden" name="language" value={language.code} />;
}
