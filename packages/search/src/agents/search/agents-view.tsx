import { paths } from "@hjem/domain/paths";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Pagination } from "@hjem/ui/pagination";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useNavigation } from "react-router";
import { AgentForm } from "./agent-form.tsx";
import { AgentRow } from "./agent-row.tsx";
import type { AgentsModel } from "./agents-model.ts";
import styles from "./agents-view.module.css";

function Nobody({ title, suggestions }: NonNullable<AgentsModel["empty"]>) {
  return (
    <div className={styles.nobody}>
      <h2 className={text.h2}>{title}</h2>
      {suggestions.length > 0 && (
        <>
          <p className={text.secondary}>
            <Trans>Try fewer words, or another place nearby.</Trans>
          </p>
          <p className={layout.row}>
            {suggestions.map(({ label, href }) => (
              <LinkButton key={label} href={href}>
                {label}
              </LinkButton>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

/** The search for agents: a form that works without JavaScript, and the results. */
export function AgentsView({ model }: { model: AgentsModel }) {
  const { search, heading, note, agents, pages, empty, isDemo } = model;
  const isSearching = useNavigation().location?.pathname === paths.agentSearch.path;
  const join = pages.href.includes("?") ? "&" : "?";
  return (
    <>
      <div className={styles.top}>
        <h1 className={text.h1}>
          <Trans>Find an agent</Trans>
        </h1>
        <AgentForm search={search} />
      </div>
      <div className={`${layout.page} ${styles.results}`}>
        <p className={text.visuallyHidden} role="status">
          {isSearching ? "" : (empty?.title ?? heading)}
        </p>
        {empty ? (
          <Nobody {...empty} />
        ) : (
          <div className={styles.found} aria-busy={isSearching || undefined}>
            <h2 className={text.h2}>{heading}</h2>
            {note && <p className={`${text.small} ${text.secondary}`}>{note}</p>}
            <ul className={styles.list}>
              {agents.map((agent) => (
                <li key={agent.id}>
                  <AgentRow {...agent} />
                </li>
              ))}
            </ul>
            <Pagination
              page={pages.current}
              lastPage={pages.last}
              hrefOf={(page) => (page === 1 ? pages.href : `${pages.href}${join}page=${page}`)}
            />
          </div>
        )}
        {isDemo && (
          <p className={`${text.small} ${text.muted} ${styles.demo}`}>
            <Trans>These are demo agents. The people and offices are not real.</Trans>
          </p>
        )}
      </div>
    </>
  );
}
