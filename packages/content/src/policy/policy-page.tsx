import { isLanguageOf } from "@hjem/domain/language";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { redirect, useLoaderData } from "react-router";
import { PageHeader } from "../page-header/page-header.tsx";
import type { PolicyModel } from "./policy-model.ts";
import styles from "./policy-page.module.css";

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

/** The texts are imported when the browser navigates to one of the pages (D42). */
export async function loader(args: PageLoaderArgs) {
  const redirected = inLanguage(args);
  if (redirected !== null) return redirect(redirected);
  const { loadPolicy } = await import("./policy-model.ts");
  return loadPolicy(args);
}

export const head = ({ head: named }: PolicyModel) => named;

/** Terms, privacy or cookies of the site. */
export function Component() {
  const { title, lead, sections, links } = useLoaderData<PolicyModel>();
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className={`${layout.page} ${styles.text}`}>
        {sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h2 className={text.h2}>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.entries.length > 0 && (
              <dl className={styles.entries}>
                {section.entries.map(({ name, purpose }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd className={text.secondary}>{purpose}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
        <ul className={styles.section}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={text.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
