import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { useLoaderData } from "react-router";
import { PageHeader } from "../page-header/page-header.tsx";
import type { AboutModel } from "./about-model.ts";
import styles from "./about-page.module.css";

/** The loader is imported when the browser navigates to the page (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadAbout } = await import("./about-model.ts");
  return loadAbout(args);
}

/** The head of the page, from the model. */
export const head = (model: AboutModel) => model.head;

/** What the site is and how it works (spec §2, RTE-024). */
export function Component() {
  const { title, lead, parts, links } = useLoaderData<AboutModel>();
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className={`${layout.page} ${styles.words}`}>
        {parts.map((part) => (
          <section key={part.title} className={styles.part}>
            <h2 className={text.h2}>{part.title}</h2>
            <p className={text.secondary}>{part.words}</p>
          </section>
        ))}
        <p className={layout.row}>
          {links.map(({ label, href }) => (
            <LinkButton key={href} href={href}>
              {label}
            </LinkButton>
          ))}
        </p>
      </div>
    </>
  );
}
