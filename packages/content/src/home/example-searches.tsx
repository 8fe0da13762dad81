import { Chip } from "@hjem/ui/chip";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./example-searches.module.css";
import type { HomeModel } from "./home-model.ts";

/** Props of `ExampleSearches`. */
export type ExampleSearchesProps = Pick<HomeModel, "examples" | "notice">;

/** Example searches; without any listings, a notice. */
export default function ExampleSearches({ examples, notice }: ExampleSearchesProps) {
  if (notice) return <p>{notice}</p>;
  if (examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <span className={`${text.small} ${text.secondary}`}>
        <Trans>Popular searches</Trans>
      </span>
      {examples.map(({ label, href }) => (
        <Chip key={href} href={href} tone="line">
          {label}
        </Chip>
      ))}
    </div>
  );
}
