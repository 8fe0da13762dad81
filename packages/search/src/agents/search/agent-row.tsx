import { Avatar } from "@hjem/ui/avatar";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { AgencyLogoPlaceholder } from "../agency-logo-placeholder.tsx";
import type { AgentLine } from "../agent-row-model.ts";
import styles from "./agent-row.module.css";

/** An agent in a list: portrait, name, office and number of listings. The name's link covers the row. */
export function AgentRow({
  href,
  name,
  role,
  office,
  areas,
  portrait,
  logoUrl,
  counts,
}: AgentLine) {
  return (
    <article className={styles.agent}>
      {portrait ? (
        <Avatar name={name} size="l" pictureUrl={portrait.url} />
      ) : (
        <span className={styles.faceless}>
          {logoUrl ? (
            <img src={logoUrl} alt="" loading="lazy" className={styles.logo} />
          ) : (
            <AgencyLogoPlaceholder className={styles.sign} />
          )}
        </span>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={`${text.small} ${text.secondary} ${styles.role}`}>
          {role && <span>{role}</span>}
          {office && (
            <Link href={office.href} className={styles.office}>
              {office.name}
            </Link>
          )}
        </p>
      </div>
      {areas && <p className={`${text.small} ${styles.areas}`}>{areas}</p>}
      <dl className={styles.counts}>
        {counts.map(({ state, label, figure }) => (
          <div key={state} className={styles.count} data-state={state}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
