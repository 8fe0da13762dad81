import { decisionsApi } from "@hjem/api-client/endpoints/decisions";
import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import { REASON_MAX_LENGTH, type Verdict } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { unsentText } from "@hjem/storefront/unsent-text";
import { Avatar } from "@hjem/ui/avatar";
import { drawIcon, type Icon } from "@hjem/ui/icon";
import { CheckIcon, CloseIcon } from "@hjem/ui/icons";
import { SegmentedControl } from "@hjem/ui/segmented";
import { Trans, useLingui } from "@lingui/react/macro";
import { changeHome } from "../model/change-homes.ts";
import { useOwnId } from "../model/use-collection.ts";
import { Reason } from "./reason.tsx";
import styles from "./verdicts.module.css";

const TildeIcon = /* @__PURE__ */ drawIcon("M4 14c2.5-5 5.5-5 8-2s5.5 3 8-2");

const icons: Readonly<Record<Verdict, Icon>> = {
  yes: CheckIcon,
  maybe: TildeIcon,
  no: CloseIcon,
};

/** Names of the verdicts. */
export function useVerdictNames(): Readonly<Record<Verdict, string>> {
  const { t } = useLingui();
  return {
    yes: t({ message: "Yes", context: "verdict" }),
    maybe: t({ message: "Maybe", context: "verdict" }),
    no: t({ message: "No", context: "verdict" }),
  };
}

/** A verdict of somebody else: mark and word, never by colour (visual.md §18). */
export function VerdictPill({ verdict }: { verdict: Verdict }) {
  const VerdictIcon = icons[verdict];
  const names = useVerdictNames();
  return (
    <span className={styles.pill}>
      <VerdictIcon size="s" />
      {names[verdict]}
    </span>
  );
}

/** Props of everything that is decided about one home. */
export interface DecisionProps {
  collection: Collection;
  home: SavedHome;
}

/** The person's own verdict and reason. */
function OwnVerdict({ collection: { id, users }, home }: DecisionProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const ownId = useOwnId();
  const names = useVerdictNames();
  const { propertyId, property } = home;
  const own = home.verdicts.find(({ userId }) => userId === ownId);
  const self = users.find(({ userId }) => userId === ownId);

  const unsent = unsentText(`reason/${id}/${propertyId}`);

  const save = (verdict: Verdict | null, reason: string) =>
    void changeHome(store, {
      collectionId: id,
      propertyId,
      show: (shown) => {
        shown.verdicts = [
          ...shown.verdicts.filter(({ userId }) => userId !== ownId),
          ...(verdict ? [{ userId: ownId, verdict, reason, updatedAt: shown.savedAt }] : []),
        ];
      },
      send: async () => {
        const saved = await store.dispatch(
          decisionsApi.endpoints.saveVerdict.initiate(
            { collectionId: id, propertyId, body: { verdict, reason } },
            { track: false },
          ),
        );
        if (saved.error === undefined) unsent.forget();
        return saved;
      },
      failed: t`Your rating was not saved.`,
      retry: t`Try again`,
    });

  return (
    <li className={styles.person}>
      <Avatar name={self?.name ?? ""} />
      <span className={styles.who}>
        <Trans>You</Trans>
      </span>
      <div className={styles.own}>
        <SegmentedControl
          name={`verdict-${propertyId}`}
          legend={t`Your rating of ${property.address}`}
          isLegendHidden
          isNotSent
          value={own?.verdict ?? ""}
          options={(["yes", "maybe", "no"] as const).map((value) => ({
            value,
            label: names[value],
            icon: icons[value],
          }))}
          onChange={(value) => save(value as Verdict, own?.reason ?? "")}
        />
      </div>
      {own && (
        <Reason
          reason={own.reason}
          address={property.address}
          maxLength={REASON_MAX_LENGTH}
          unsent={unsent}
          onSave={(reason) => save(own.verdict, reason)}
          onRemove={() => save(null, "")}
        />
      )}
    </li>
  );
}

/** What each person of the collection thinks of a home: one's own first. */
export function Verdicts({ collection, home }: DecisionProps) {
  const { t } = useLingui();
  const ownId = useOwnId();
  const { address } = home.property;
  const others = collection.users.filter(({ userId }) => userId !== ownId);
  return (
    <ul className={styles.verdicts} aria-label={t`Ratings of ${address}`}>
      <OwnVerdict collection={collection} home={home} />
      {others.map(({ userId, name }) => {
        const given = home.verdicts.find((verdict) => verdict.userId === userId);
        return (
          <li key={userId} className={styles.person}>
            <Avatar name={name} />
            <span className={styles.who}>{name}</span>
            {given ? (
              <VerdictPill verdict={given.verdict} />
            ) : (
              <span className={styles.none}>
                <Trans>Not rated</Trans>
              </span>
            )}
            {given?.reason && <p className={styles.reason}>{given.reason}</p>}
          </li>
        );
      })}
    </ul>
  );
}
