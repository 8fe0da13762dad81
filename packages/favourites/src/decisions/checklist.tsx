import { decisionsApi } from "@hjem/api-client/endpoints/decisions";
import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { ChecklistItem } from "@hjem/domain/region";
import { type CheckResult, checkResults } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { SegmentedControl } from "@hjem/ui/segmented";
import text from "@hjem/ui/text.module.css";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { changeHome } from "../model/change-homes.ts";
import { useOwnId } from "../model/use-collection.ts";
import styles from "./notes.module.css";
import type { DecisionProps } from "./verdicts.tsx";

/** Homes whose building belongs to others too. */
const flatTypes: readonly PropertyType[] = [
  "apartment",
  "flat",
  "dorm",
  "room_in_shared_apartment",
];

/** The market's checklist; empty until it is loaded. */
export function useChecklist(): readonly ChecklistItem[] {
  const page = usePage();
  const [items, setItems] = useState<readonly ChecklistItem[]>([]);
  useEffect(() => {
    void page.checklist().then(setItems);
  }, [page]);
  return items;
}

/** Names of the results. */
export function useResultNames(): Readonly<Record<CheckResult, string>> {
  const { t } = useLingui();
  return { good: t`OK`, problem: t`Problem`, unknown: t`Not sure` };
}

/** What to examine at a viewing: one's own results to set, the others' beside them. */
export function Checklist({ collection, home }: DecisionProps) {
  const { t } = useLingui();
  const { store, language } = usePage();
  const ownId = useOwnId();
  const list = useChecklist();
  const names = useResultNames();
  const { propertyId, property, checks } = home;
  const ownResults = checks.find(({ userId }) => userId === ownId)?.results;
  // What was examined before is shown whatever the home is.
  const isExamined = (key: string) =>
    checks.some(({ results }) => results.some(({ item }) => item === key));
  const isFlat = property.propertyType.some((type) => flatTypes.includes(type));
  const items = list.filter(
    ({ key, isOfWholeBuilding }) => !isFlat || !isOfWholeBuilding || isExamined(key),
  );
  const others = collection.users.filter(({ userId }) => userId !== ownId);

  const save = (item: string, result: CheckResult | null) =>
    void changeHome(store, {
      collectionId: collection.id,
      propertyId,
      show: (shown) => {
        const own = shown.checks.find(({ userId }) => userId === ownId);
        const results = (own?.results ?? []).filter((check) => check.item !== item);
        const next = { userId: ownId, results: result ? [...results, { item, result }] : results };
        shown.checks = [...shown.checks.filter(({ userId }) => userId !== ownId), next];
      },
      send: () =>
        store.dispatch(
          decisionsApi.endpoints.saveCheck.initiate(
            { collectionId: collection.id, propertyId, body: { item, result } },
            { track: false },
          ),
        ),
      failed: t`The checklist was not saved.`,
      retry: t`Try again`,
    });

  return (
    <ul className={styles.checks} aria-label={t`Checklist for ${property.address}`}>
      {items.map(({ key, label, hint }) => {
        const name = label[language.code] ?? key;
        const result = ownResults?.find(({ item }) => item === key)?.result;
        const said = others.flatMap(({ userId, name: who }) => {
          const found = checks
            .find((check) => check.userId === userId)
            ?.results.find(({ item }) => item === key);
          return found ? [`${who}: ${names[found.result]}`] : [];
        });
        return (
          <li key={key} className={styles.check}>
            <div className={styles.checkWords}>
              <span className={text.medium}>{name}</span>
              <span className={`${text.xsmall} ${text.muted}`}>{hint[language.code]}</span>
              {said.length > 0 && (
                <span className={`${text.xsmall} ${text.secondary}`}>{said.join(" · ")}</span>
              )}
            </div>
            <SegmentedControl
              name={`check-${propertyId}-${key}`}
              legend={name}
              isLegendHidden
              isNotSent
              value={result ?? ""}
              options={[
                { value: "", label: "–" },
                ...checkResults.map((value) => ({ value, label: names[value] })),
              ]}
              onChange={(value) => save(key, value === "" ? null : (value as CheckResult))}
            />
          </li>
        );
      })}
    </ul>
  );
}
