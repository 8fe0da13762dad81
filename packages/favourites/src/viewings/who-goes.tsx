import { usePage } from "@hjem/storefront/page";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { SegmentedControl } from "@hjem/ui/segmented";
import { useLingui } from "@lingui/react/macro";
import { type Company, formatPerson } from "./stop-names.ts";
import styles from "./stops.module.css";
import type { Stop } from "./viewing-stops.ts";

/** Props of `WhoGoes`. */
export interface WhoGoesProps {
  stop: Stop;
  company: Company;
  onChange: (userIds: readonly string[]) => void;
}

const ALL = "all";
const NONE = "none";

const firstName = (name: string): string => name.split(" ", 1)[0] ?? "";

/** Who of the collection goes to a viewing: one choice for up to two persons, a checkbox each for more. */
export function WhoGoes({ stop, company, onChange }: WhoGoesProps) {
  const page = usePage();
  const { t } = useLingui();
  const { users } = company;
  const { address } = stop.home.property;
  const name = `who ${stop.key}`;
  const legend = t`Who goes to ${address}`;
  if (users.length > 2) {
    return (
      <div className={styles.who}>
        <OptionGroup legend={legend} isLegendHidden>
          {users.map(({ userId }) => (
            <Checkbox
              key={userId}
              label={formatPerson(page, company, userId)}
              checked={stop.userIds.includes(userId)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...stop.userIds, userId]
                    : stop.userIds.filter((each) => each !== userId),
                )
              }
            />
          ))}
        </OptionGroup>
      </div>
    );
  }
  const all = users
    .map(({ userId }) => userId)
    .toSorted((one, other) => Number(other === company.ownId) - Number(one === company.ownId));
  const isAlone = users.length === 1;
  const options = [
    { value: ALL, label: isAlone ? t`Going` : t`Both` },
    ...(isAlone
      ? []
      : all.map((id) => ({ value: id, label: firstName(formatPerson(page, company, id)) }))),
    { value: NONE, label: isAlone ? t`Not going` : t`Nobody` },
  ];
  const value =
    stop.userIds.length === 0
      ? NONE
      : stop.userIds.length === users.length
        ? ALL
        : (stop.userIds[0] ?? "");
  return (
    <div className={styles.who}>
      <SegmentedControl
        name={name}
        legend={legend}
        isLegendHidden
        isNotSent
        value={value}
        options={options}
        onChange={(chosen) => onChange(chosen === ALL ? all : chosen === NONE ? [] : [chosen])}
      />
    </div>
  );
}
