import { Disclosure } from "@hjem/ui/disclosure";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { LinkColumns } from "@hjem/ui/link-columns";
import { Trans, useLingui } from "@lingui/react/macro";
import type { InsideModel } from "./area-model.ts";
import styles from "./places.module.css";

/** Props of `Inside`. */
export interface InsideProps extends InsideModel {
  /** Name of the place around them. */
  name: string;
}

/** Links to the places inside: those with most listings, then all by name, by initial if there are many. */
export function Inside({ name, most, all, initials, named }: InsideProps) {
  const { t } = useLingui();
  return (
    <section className={layout.section} id="inside" data-more={all !== "" || undefined}>
      <h2 className={styles.title}>
        <Trans>Places in {name}</Trans>
      </h2>
      {most.length > 0 && <LinkColumns links={most} />}
      {all !== "" && (
        <Disclosure
          summary={all}
          isOpenAtFirst={most.length === 0 || (named.length > 0 && initials.length > 0)}
        >
          {initials.length > 0 && (
            <nav aria-label={t`By first letter`} className={styles.initials}>
              {initials.map(({ letter, href, isCurrent }) => (
                <Link
                  key={letter}
                  href={href}
                  keepsScroll
                  className={styles.initial}
                  aria-current={isCurrent ? "true" : undefined}
                >
                  {letter}
                </Link>
              ))}
            </nav>
          )}
          {named.length > 0 && <LinkColumns links={named} />}
        </Disclosure>
      )}
    </section>
  );
}
