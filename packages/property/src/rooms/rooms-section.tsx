import { usePage } from "@hjem/storefront/page";
import { Disclosure } from "@hjem/ui/disclosure";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import sheet from "../print/sheet.module.css";
import { Section } from "../section/section.tsx";
import { roomName } from "./room-name.ts";
import type { RoomsModel } from "./rooms-model.ts";
import styles from "./rooms.module.css";

function Ideas({ ideas }: Pick<RoomsModel, "ideas">) {
  const { t } = useLingui();
  return (
    <Disclosure summary={<Trans>Ideas for furnishing</Trans>}>
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>Illustrations only, not pictures of this home.</Trans>
      </p>
      {ideas.map(({ type, label, pictures }) => (
        <figure key={type} className={styles.ideas}>
          <figcaption className={text.medium}>{label}</figcaption>
          <div className={styles.row}>
            {pictures.map((source, index) => {
              const number = index + 1;
              return (
                <Picture
                  key={source.url}
                  source={source}
                  alt={t`${label}, example ${number}`}
                  sizes="(width >= 640px) 14rem, 33vw"
                  className={styles.idea}
                />
              );
            })}
          </div>
        </figure>
      ))}
    </Disclosure>
  );
}

/** The floor plan of a home beside the size of each room, then ideas for furnishing them. */
export default function RoomsSection({ title, plan, isOfPremises, rooms, ideas }: RoomsModel) {
  const { i18n } = usePage();
  return (
    <Section
      title={plan ? title : <Trans>Rooms</Trans>}
      className={`${layout.block} ${sheet.offPaper}`}
      answers="rooms"
    >
      <div className={styles.plan} data-alone={plan === null || undefined}>
        {plan && (
          <Picture
            source={plan}
            alt={title}
            ratio="own"
            fit="contain"
            sizes="(width >= 1024px) 26rem, 100vw"
            className={styles.paper}
          />
        )}
        <Ledger>
          {rooms.map(({ kind, area }, index) => (
            // Rooms of the same kind and size differ by index only, and their order is fixed.
            <LedgerRow key={`${kind}-${index}`} label={roomName(i18n, kind, isOfPremises)}>
              {area}
            </LedgerRow>
          ))}
        </Ledger>
      </div>
      {ideas.length > 0 && <Ideas ideas={ideas} />}
    </Section>
  );
}
