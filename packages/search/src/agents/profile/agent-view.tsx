import { useGetAgentListingsQuery } from "@hjem/api-client/endpoints/agents";
import { PropertyCard } from "@hjem/home-card/property-card";
import { Avatar } from "@hjem/ui/avatar";
import { LinkButton } from "@hjem/ui/button";
import { KeyFact, KeyFacts } from "@hjem/ui/key-facts";
import "@hjem/ui/agency.css";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Pagination } from "@hjem/ui/pagination";
import { RevealLink } from "@hjem/ui/reveal-link";
import { SegmentedLinks } from "@hjem/ui/segmented";
import { MailIcon, PhoneIcon } from "@hjem/ui/subject-icons";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { AgencyLogoPlaceholder } from "../agency-logo-placeholder.tsx";
import type { AgentListingsModel, AgentModel } from "./agent-model.ts";
import styles from "./agent-view.module.css";

/** The agency's band: logo and name on its accent colour, with enough contrast (visual §16). */
function Office({ name, logoUrl, all }: NonNullable<AgentModel["office"]>) {
  return (
    <div className={styles.office}>
      <div className={`${layout.page} ${styles.band}`}>
        <p className={styles.brand}>
          {logoUrl ? (
            <img src={logoUrl} alt="" className={styles.logo} />
          ) : (
            <AgencyLogoPlaceholder className={styles.sign} />
          )}
          {name}
        </p>
        {all && (
          <Link href={all.href} className={styles.all}>
            {all.label}
          </Link>
        )}
      </div>
    </div>
  );
}

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

function Listings({ title, request, states, pages }: AgentListingsModel) {
  const { t } = useLingui();
  const { data } = useGetAgentListingsQuery(request);
  return (
    <section className={layout.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {states.length > 1 && <SegmentedLinks label={t`Listings to show`} segments={states} />}
      </div>
      <ul className={layout.cards}>
        {(data?.data ?? []).map((home, index) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        page={pages.current}
        lastPage={pages.last}
        hrefOf={(page) => (page === 1 ? pages.href : `${pages.href}&page=${page}`)}
      />
    </section>
  );
}

/** The page of one agent, in the colours of the agency. */
export function AgentView({ model }: { model: AgentModel }) {
  const { accent, office, facts, listings, areas, isDemo } = model;
  return (
    <div data-agency style={accent}>
      {office && <Office {...office} />}
      <div className={layout.page}>
        <Person model={model} />
        <KeyFacts>
          {facts.map(({ label, value }) => (
            <KeyFact key={label} label={label}>
              {value}
            </KeyFact>
          ))}
        </KeyFacts>
        {listings ? (
          <Listings {...listings} />
        ) : (
          <p className={`${layout.section} ${text.lead}`}>
            <Trans>There are no listings here right now.</Trans>
          </p>
        )}
        {areas.length > 0 && (
          <section className={layout.section}>
            <h2 className={styles.title}>
              <Trans>Listings by location</Trans>
            </h2>
            <ul className={styles.areas}>
              {areas.map(({ name, note, href }) => (
                <li key={href}>
                  <Link href={href} className={styles.area}>
                    <span>{name}</span>
                    <span className={text.secondary}>{note}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {isDemo && (
          <p className={`${text.small} ${text.muted} ${styles.demo}`}>
            <Trans>This is a demo agent. The person and the office are not real.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
