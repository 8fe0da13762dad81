import { isLanguageOf } from "@hjem/domain/language";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { Trans } from "@lingui/react/macro";
import { data, redirect, useLoaderData } from "react-router";
import { Article } from "./article.tsx";
import { Policy } from "./policy.tsx";
import type { TextPageModel } from "./text-page-model.ts";
import styles from "./text-page.module.css";

/**
 * URL of the page in the language that its path names; null if it is shown in it already. Opening it sets the
 * language (D25); an unknown one falls back to the region's (CMS-007).
 */
function inLanguage({ page, url, params }: PageLoaderArgs): string | null {
  const { language } = params;
  if (language === undefined) return null;
  const code = isLanguageOf(page.region, language) ? language : page.region.defaultLanguage;
  return code === page.language.code ? null : `${url.pathname}?language=${code}`;
}

/** The loader is imported when the browser navigates to one of the pages (D42). A missing text may be there soon: 503. */
export async function loader(args: PageLoaderArgs) {
  const redirected = inLanguage(args);
  if (redirected !== null) return redirect(redirected);
  const { loadTextPage } = await import("./load-text-page.ts");
  const model = await loadTextPage(args);
  return model.policy?.isMissing ? data(model, { status: 503 }) : model;
}

export const head = (model: TextPageModel) => model.head;

/** A guide or another page of the content service, or a policy; a preview says what it is. */
export function Component() {
  const { article, policy, isPreview } = useLoaderData<TextPageModel>();
  return (
    <>
      {isPreview && (
        <p className={styles.preview} role="note">
          <Trans>Preview. Only people with the link can see this page.</Trans>
        </p>
      )}
      {article && <Article model={article} />}
      {policy && <Policy model={policy} />}
    </>
  );
}
