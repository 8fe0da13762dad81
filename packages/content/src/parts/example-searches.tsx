import { browserStorage } from "@hjem/storefront/browser-storage";
import { useSession } from "@hjem/storefront/session";
import { Chip } from "@hjem/ui/chip";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { SearchExamples } from "../requests/load-examples.ts";
import styles from "./example-searches.module.css";
import { OwnSearches } from "./returning/lazy-returning.ts";

/** Example searches; for a returning visitor their own in place of them; without any listings, a notice. */
export default function ExampleSearches({ examples, notice }: SearchExamples) {
  const { kind } = useSession();
  if (notice) return <p>{notice}</p>;
  if (examples.length === 0) return null;
  const isReturning =
    kind === "person" || (kind === "visitor" && browserStorage().read("history") !== undefined);
  const popular = (
    <>
      <span className={`${text.small} ${text.secondary}`}>
        <Trans>Popular searches</Trans>
      </span>
      {examples.map(({ label, href }) => (
        <Chip key={href} href={href} tone="line">
          {label}
        </Chip>
      ))}
    </>
  );
  return (
    <div
      className={styles.examples}
      ref={(box) => {
        // As high as with the examples: what is below must not move.
        if (box && isReturning && box.style.minHeight === "")
          box.style.minHeight = `${box.offsetHeight}px`;
      }}
    >
      {isReturning ? <OwnSearches fallback={popular}>{popular}</OwnSearches> : popular}
    </div>
  );
}
