import type { DraftInspection } from "@hjem/domain/draft/draft-detail";
import { INSPECTIONS_MAX } from "@hjem/domain/draft/draft-rules";
import { formatDayTimes } from "@hjem/domain/format/format-date";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import { IconButton } from "@hjem/ui/icon-button";
import { CloseIcon } from "@hjem/ui/icons";
import { TextField } from "@hjem/ui/text-field";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { type FieldErrors, type FormFields, readFields, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { usePendingEntry } from "../model/pending-entries.ts";
import type { TabProps } from "../model/tab-props.ts";
import { fieldId } from "../model/wizard-address.ts";
import styles from "./price.module.css";

const byTime = (one: DraftInspection, other: DraftInspection) =>
  `${one.date}${one.timeFrom}`.localeCompare(`${other.date}${other.timeFrom}`);

const isEmpty = (fields: FormFields) => Object.values(fields).every((value) => value === "");
const isRight = (errors: FieldErrors) =>
  Object.values(errors).every((error) => error === undefined);

/**
 * Viewings with day and times of the listing's time zone (LIST-071). One that is typed and not added is added where its person
 * goes on; as long as it lacks something it stays in the form.
 */
export function InspectionsField({ draft, change }: Pick<TabProps, "draft" | "change">) {
  const { t } = useLingui();
  const { language, region, now } = usePage();
  const { inspections = [] } = draft.priceAndDate;
  const today = dayIn(now, zoneOf(region, draft.location.region ?? undefined));
  const set = (next: DraftInspection[]) => change({ priceAndDate: { inspections: next } });
  const element = useRef<HTMLFormElement>(null);
  const unsent = unsentFields(`viewing/${draft.id}`);
  const check = ({ date = "", timeFrom = "", timeTo = "" }: FormFields): FieldErrors => ({
    date:
      date === "" ? t`Choose a day.` : date < today ? t`Choose a day from today on.` : undefined,
    timeFrom: timeFrom === "" ? t`Choose a time.` : undefined,
    timeTo:
      timeTo === ""
        ? t`Choose a time.`
        : timeTo <= timeFrom
          ? t`The end is before the start.`
          : undefined,
  });
  const add = ({ date = "", timeFrom = "", timeTo = "" }: FormFields) => {
    const added = { date, timeFrom, timeTo };
    const others = inspections.filter((each) => byTime(each, added) !== 0);
    set([...others, added].toSorted(byTime));
    element.current?.reset();
    unsent.forget();
  };
  const form = useForm<boolean>({
    unsent,
    check,
    send: async () => true,
    onResult: (_done, fields) => {
      add(fields);
      return null;
    },
  });
  usePendingEntry(() => {
    if (!element.current) return true;
    const fields = readFields(new FormData(element.current));
    if (isEmpty(fields)) return true;
    if (!isRight(check(fields))) {
      // Says what is missing, with the focus there: its group may be folded.
      element.current.closest("details")?.setAttribute("open", "");
      element.current.requestSubmit();
      return false;
    }
    add(fields);
    return true;
  });
  const leave = useEffectEvent((left: HTMLFormElement) => {
    const fields = readFields(new FormData(left));
    if (!isEmpty(fields) && isRight(check(fields))) add(fields);
  });
  useEffect(() => {
    const shown = element.current;
    return () => {
      if (shown) leave(shown);
    };
  }, []);
  return (
    <div className={styles.inspections} id={fieldId("price_and_date.inspections")}>
      {inspections.length > 0 && (
        <ul className={styles.list}>
          {inspections.map((each) => {
            const when = formatDayTimes({ language }, each.date, each.timeFrom, each.timeTo);
            return (
              <li key={`${each.date} ${each.timeFrom}`} className={styles.line}>
                <span>{when}</span>
                <IconButton
                  icon={CloseIcon}
                  label={t`Remove ${when}`}
                  onClick={() => set(inspections.filter((other) => other !== each))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {inspections.length < INSPECTIONS_MAX && (
        <form
          {...form.listeners}
          ref={(shown) => {
            form.listeners.ref(shown);
            element.current = shown;
          }}
          noValidate
          className={styles.add}
        >
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
