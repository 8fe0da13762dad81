import { lazyComponent } from "@hjem/storefront/lazy-component";
import { classNames } from "@hjem/ui/class-names";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import type { FiltersPageFormProps } from "./filters-page-form.tsx";
import styles from "./filters-page.module.css";

const FiltersPageForm = lazyComponent(() => import("./filters-page-form.tsx"));

/** View of `/list/filters`. */
export interface FiltersPageProps extends FiltersPageFormProps {
  title: string;
}

/** All filters on their own page: the drawer without JavaScript. It is a task of its own, with one bar at the bottom. */
export function FiltersPage({ title, ...form }: FiltersPageProps) {
  return (
    <div className={classNames(layout.page, styles.page)} data-task>
      <h1 className={classNames(text.h2, styles.title)}>{title}</h1>
      {/* Another URL remounts the form, with new field values. */}
      <FiltersPageForm key={form.query} {...form} />
    </div>
  );
}
