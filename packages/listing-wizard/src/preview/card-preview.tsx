import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { Draft } from "@hjem/domain/draft/draft";
import { PropertyCard } from "@hjem/home-card/property-card";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import styles from "./preview.module.css";

/** The draft as it will look among search results (LIST-014). Its links lead nowhere before publication, so it is inert. */
export function CardPreview({ id, version }: Pick<Draft, "id" | "version">) {
  const titleId = useId();
  const { data } = draftsApi.endpoints.getDraftCard.useQuery({ id, version });
  if (!data) return null;
  return (
    <section className={styles.result} aria-labelledby={titleId}>
      <h2 id={titleId} className={text.h3}>
        <Trans>In the search results</Trans>
      </h2>
      <div className={styles.card} inert>
        <PropertyCard property={data} />
      </div>
    </section>
  );
}
