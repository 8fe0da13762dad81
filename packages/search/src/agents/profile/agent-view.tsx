import { useGetAgentListingsQuery } from "@hjem/api-client/endpoints/agents";
import { Avatar } from "@hjem/ui/avatar";
import { LinkButton } from "@hjem/ui/button";
import "@hjem/ui/agency.css";
import layout from "@hjem/ui/layout.module.css";
import { RevealLink } from "@hjem/ui/reveal-link";
import { MailIcon, PhoneIcon } from "@hjem/ui/subject-icons";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { OfficeBand } from "../office-band.tsx";
import type { AgentListingsModel, AgentModel } from "./agent-model.ts";
import styles from "./agent-view.module.css";
import { Areas, Figures, Listings, NoListings } from "./work-view.tsx";

function Person({ model }: { model: AgentModel }) {
  const { name, role, lead, licence, portrait, phone, message } = model;
  return (
    <div className={styles.person}>
      {portrait && <Avatar name={name} size="xl" pictureUrl={portrait.url} />}
      <div className={layout.stackSmall}>
        <h1 className={text.h1}>{name}</h1>
        <p className={text.secondary}>{role}</p>
        {lead && <p className={text.lead}>{lead}</p>}
        {licence && (
          <p>
            <Tag tone="accent">{licence}</Tag>
          </p>
        )}
      </div>
      <div className={styles.contact}>
        {message && (
          <LinkButton href={message.href} variant="primary" size="l" icon={MailIcon} isBlock>
            {message.label}
          </LinkButton>
        )}
        {phone && (
          <RevealLink
            label={<Trans>Show number</Trans>}
            icon={PhoneIcon}
            href={phone.href}
            size="l"
          >
            {phone.text}
          </RevealLink>
        )}
      </div>
    </div>
  );
}

function AgentListings({ request, ...listings }: AgentListingsModel) {
  const { data } = useGetAgentListingsQuery(request);
  return <Listings listings={listings} homes={data?.data ?? []} />;
}

/** The page of one agent, in the colours of the agency. */
export function AgentView({ model }: { model: AgentModel }) {
  const { accent, office, facts, listings, areas, isDemo } = model;
  return (
    <div data-agency style={accent}>
      {office && <OfficeBand {...office} />}
      <div className={layout.page}>
        <Person model={model} />
        <Figures facts={facts} />
        {listings ? <AgentListings {...listings} /> : <NoListings />}
        <Areas areas={areas} />
        {isDemo && (
          <p className={`${text.small} ${text.muted} ${styles.demo}`}>
            <Trans>This is a demo agent. The person and the office are not real.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
