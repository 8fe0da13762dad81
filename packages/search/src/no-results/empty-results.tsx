import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { PropertyCard } from "@hjem/home-card/property-card";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { EmptyModel, NoListingsModel } from "./empty-model.ts";
import styles from "./empty-results.module.css";
import type { NoResultsModel, RelaxedSuggestion } from "./no-results-model.ts";

function Suggestion({ act, now, gain, share, href }: RelaxedSuggestion) {
  return (
    <li className={styles.suggestion}>
      <span>
        <span className={text.strong}>{act}</span>
        {now && <span className={styles.now}>{now}</span>}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.plus}>{gain}</span>
      <LinkButton href={href} className={styles.use}>
        <Trans>Use</Trans>
        <span className={text.visuallyHidden}> {act}</span>
      </LinkButton>
    </li>
  );
}

interface SimilarHomesProps extends Pick<NoResultsModel, "isOneAway"> {
  request: SearchRequestInput;
}

function SimilarHomes({ request, isOneAway }: SimilarHomesProps) {
  const { data } = useSearchQuery(request);
  return (
    <section className={layout.section}>
      <div className={layout.headRow}>
        <h2>
          <Trans>Close to your search</Trans>
        </h2>
        <span className={`${text.small} ${text.secondary}`}>
          {isOneAway ? <Trans>Change one filter</Trans> : <Trans>Change two filters</Trans>}
        </span>
      </div>
      <div className={layout.cards}>
        {data?.data.map((home) => (
          <PropertyCard key={home.propertyId} property={home} />
        ))}
      </div>
    </section>
  );
}

interface SaveProps {
  /** The button that saves the search. */
  save: ReactNode;
}

/** What finds nothing today may find a home tomorrow: then a person who has saved it is notified. */
function SaveOffer({ save }: SaveProps) {
  return (
    <div className={layout.row}>
      {save}
      <span className={text.secondary}>
        <Trans>Save the search to be notified of new homes.</Trans>
      </span>
    </div>
  );
}

interface KindLinksProps {
  links: readonly { href: string; label: string }[];
}

function KindLinks({ links }: KindLinksProps) {
  return (
    <ul className={styles.kinds}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <LinkButton href={href}>{label}</LinkButton>
        </li>
      ))}
    </ul>
  );
}

function NoListings({ title, links, save }: NoListingsModel & SaveProps) {
  return (
    <div className={styles.empty}>
      <h1>{title}</h1>
      <KindLinks links={links} />
      <SaveOffer save={save} />
    </div>
  );
}

/** What removing each filter finds, with real counts, and homes that fail one filter only. */
function NoResults({
  title,
  suggestions,
  isOneAway,
  homes,
  clearHref,
  didYouMean,
  otherKinds,
  save,
}: NoResultsModel & SaveProps) {
  return (
    <div className={styles.empty}>
      <h1>{title}</h1>
      {didYouMean && (
        <p className={text.lead}>
          <Trans>
            Did you mean{" "}
            <Link className={text.link} href={didYouMean.href}>
              {didYouMean.name}
            </Link>
            ?
          </Trans>{" "}
          <span className={text.secondary}>{didYouMean.count}</span>
        </p>
      )}
      {otherKinds.length > 0 && (
        <>
          <p className={text.lead}>
            <Trans>In the same place:</Trans>
          </p>
          <KindLinks links={otherKinds} />
        </>
      )}
      <p className={text.lead}>
        {suggestions.length > 0 ? (
          <Trans>See how many more results each change gives.</Trans>
        ) : (
          <Trans>Widen your search, or start again.</Trans>
        )}
      </p>
      <ul className={styles.suggestions}>
        {suggestions.map((suggestion) => (
          <Suggestion {...suggestion} key={suggestion.key} />
        ))}
      </ul>
      <p>
        <LinkButton href={clearHref}>
          <Trans>Clear all filters</Trans>
        </LinkButton>
      </p>
      <SaveOffer save={save} />
      {homes && <SimilarHomes request={homes} isOneAway={isOneAway} />}
    </div>
  );
}

/** Empty state of a search: suggestions, or that there are no listings of this type yet. */
export default function EmptyResults(model: EmptyModel & SaveProps) {
  return "links" in model ? <NoListings {...model} /> : <NoResults {...model} />;
}
