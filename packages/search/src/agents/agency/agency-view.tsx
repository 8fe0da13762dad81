import { useGetAgencyListingsQuery } from "@hjem/api-client/endpoints/agents";
import { AGENTS_ID } from "@hjem/domain/paths";
import { Avatar } from "@hjem/ui/avatar";
import { LinkButton } from "@hjem/ui/button";
import "@hjem/ui/agency.css";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { MailIcon } from "@hjem/ui/subject-icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { OfficeBand } from "../office-band.tsx";
import { Areas, Figures, Listings, NoListings } from "../profile/work-view.tsx";
import type { AgencyListingsModel, AgencyModel } from "./agency-model.ts";
import styles from "./agency-view.module.css";

function AgencyListings({ request, ...listings }: AgencyListingsModel) {
  const { data } = useGetAgencyListingsQuery(request);
  return <Listings listings={listings} homes={data?.data ?? []} />;
}

function Agent({ href, name, role, portrait, counts }: AgencyModel["agents"][number]) {
  const first = counts.find(({ figure }) => figure !== "0");
  return (
    <Link href={href} className={styles.agent}>
      {portrait && <Avatar name={name} size="l" pictureUrl={portrait.url} />}
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{role}</span>
        {first && (
          <span className={styles.role}>
            {first.label} {first.figure}
          </span>
        )}
      </span>
    </Link>
  );
}

function Agents({ agents, allAgents }: Pick<AgencyModel, "agents" | "allAgents">) {
  if (agents.length === 0) return null;
  return (
    <section className={layout.section} id={AGENTS_ID}>
      <div className={layout.headRow}>
        <h2>
          <Trans>Agents in this office</Trans>
        </h2>
        {allAgents && (
          <Link href={allAgents.href} className={text.linkAlone}>
            {allAgents.label}
          </Link>
        )}
      </div>
      <ul className={styles.agents}>
        {agents.map((agent) => (
          <li key={agent.id}>
            <Agent {...agent} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of an agency, in its colours. */
export function AgencyView({ model }: { model: AgencyModel }) {
  const { accent, office, lead, messageHref, facts, listings, areas, isDemo } = model;
  return (
    <div data-agency style={accent}>
      <OfficeBand {...office} />
      <div className={layout.page}>
        <div className={styles.intro}>
          {lead && <p className={text.lead}>{lead}</p>}
          {messageHref && (
            <LinkButton href={messageHref} variant="primary" size="l" icon={MailIcon}>
              <Trans>Send a message</Trans>
            </LinkButton>
          )}
        </div>
        <Figures facts={facts} />
        <Agents {...model} />
        {listings ? <AgencyListings {...listings} /> : <NoListings />}
        <Areas areas={areas} />
        {isDemo && (
          <p className={`${text.small} ${text.muted} ${styles.demo}`}>
            <Trans>This is a demo agency. The office and its people are not real.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
