import { lazyComponent } from "@hjem/storefront/lazy-component";
import { classNames } from "@hjem/ui/class-names";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import type { FiltersPageFormProps } from "./filters-page-part.tsx";
import styles from "./filters-page.module.css";

const FiltersPageForm = lazyComponent(() => import("./filters-page-part.tsx"));

/** What `/list/filters` shows. */
export interface FiltersPageProps extends FiltersPageFormProps {
  title: string;
}

/** Every filter on a page of its own: the drawer without JavaScript. */
export function FiltersPage({ title, ...form }: FiltersPageProps) {
  return (
    <div className={classNames(layout.page, styles.page)}>
      <h1 className={classNames(text.h2, styles.title)}>{title}</h1>
      {/* Another address is another form: its fields start afresh. */}
      <FiltersPageForm key={form.query} {...form} />
    </div>
  );
}
