import type { DraftInspection } from "@hjem/domain/draft/draft-detail";
import { INSPECTIONS_MAX } from "@hjem/domain/draft/draft-rules";
import { formatDay, formatTimes } from "@hjem/domain/format/format-date";
import { dayIn, zoneOf } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { IconButton } from "@hjem/ui/icon-button";
import { CloseIcon } from "@hjem/ui/icons";
import { TextField } from "@hjem/ui/text-field";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { type FieldErrors, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TabProps } from "../model/tab-props.ts";
import { fieldId } from "../model/wizard-address.ts";
import styles from "./price.module.css";

const byTime = (one: DraftInspection, other: DraftInspection) =>
  `${one.date}${one.timeFrom}`.localeCompare(`${other.date}${other.timeFrom}`);

/** Viewings with day and times of the listing's time zone (LIST-071). */
export function InspectionsField({ draft, change }: Pick<TabProps, "draft" | "change">) {
  const { t } = useLingui();
  const { language, region, now } = usePage();
  const { inspections = [] } = draft.priceAndDate;
  const today = dayIn(now, zoneOf(region, draft.location.region ?? undefined));
  const set = (next: DraftInspection[]) => change({ priceAndDate: { inspections: next } });
  const form = useForm<boolean>({
    check: ({ date = "", timeFrom = "", timeTo = "" }): FieldErrors => ({
      date:
        date === "" ? t`Choose a day.` : date < today ? t`Choose a day from today on.` : undefined,
      timeFrom: timeFrom === "" ? t`Choose a time.` : undefined,
      timeTo:
        timeTo === ""
          ? t`Choose a time.`
          : timeTo <= timeFrom
            ? t`The end is before the start.`
            : undefined,
    }),
    send: async () => true,
    onResult: (_done, { date = "", timeFrom = "", timeTo = "" }) => {
      const added = { date, timeFrom, timeTo };
      const others = inspections.filter((each) => byTime(each, added) !== 0);
      set([...others, added].toSorted(byTime));
      return null;
    },
  });
  return (
    <div className={styles.inspections} id={fieldId("price_and_date.inspections")}>
      {inspections.length > 0 && (
        <ul className={styles.list}>
          {inspections.map((each) => {
            const day = formatDay({ language }, each.date);
            const times = formatTimes({ language }, each.timeFrom, each.timeTo);
            return (
              <li key={`${each.date} ${each.timeFrom}`} className={styles.line}>
                <span>
                  <b>{day}</b> {times}
                </span>
                <IconButton
                  icon={CloseIcon}
                  label={t`Remove ${day} ${times}`}
                  onClick={() => set(inspections.filter((other) => other !== each))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {inspections.length < INSPECTIONS_MAX && (
        <form {...form.listeners} noValidate className={styles.add}>
          <TextField
            type="date"
            name="date"
            label={t`Day`}
            min={today}
            max="9999-12-31"
            error={form.errors.date}
          />
          <TextField type="time" name="timeFrom" label={t`From`} error={form.errors.timeFrom} />
          <TextField type="time" name="timeTo" label={t`To`} error={form.errors.timeTo} />
          <Button type="submit" size="l" icon={PlusIcon}>
            <Trans>Add</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
