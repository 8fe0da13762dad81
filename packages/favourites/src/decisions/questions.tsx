import { decisionsApi } from "@hjem/api-client/endpoints/decisions";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { HomeQuestion } from "@hjem/domain/saved/decision";
import { QUESTION_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { focusNextItem } from "@hjem/storefront/focus-after-removal";
import { usePage } from "@hjem/storefront/page";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import { Checkbox } from "@hjem/ui/checkbox";
import { IconButton } from "@hjem/ui/icon-button";
import { CloseIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import { type FormFields, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { changeHome } from "../model/change-homes.ts";
import styles from "./notes.module.css";
import type { DecisionProps } from "./verdicts.tsx";

/** Questions to ask about a home: everybody's, ticked once they are asked. */
export function Questions({ collection, home }: DecisionProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const { addQuestion, changeQuestion, removeQuestion } = decisionsApi.endpoints;
  const about = { collectionId: collection.id, propertyId: home.propertyId };
  const { address } = home.property;

  const { isSending, errors, listeners } = useForm({
    unsent: unsentFields(`question/${collection.id}/${home.propertyId}`),
    check: ({ question = "" }: FormFields) => ({
      question: question.trim() === "" ? t`Write the question first.` : undefined,
    }),
    send: ({ question = "" }: FormFields) =>
      store.dispatch(
        addQuestion.initiate({ ...about, body: { text: question } }, { track: false }),
      ),
    onResult: ({ error }) => {
      if (error === undefined) {
        if (field.current) field.current.value = "";
        return null;
      }
      const { message = t`Your question was not saved.` } = isApiError(error) ? error : {};
      return { question: message };
    },
  });
  const failed = { failed: t`The question was not changed.`, retry: t`Try again` };
  const tick = ({ id }: HomeQuestion, isAsked: boolean) =>
    void changeHome(store, {
      ...about,
      ...failed,
      show: ({ questions }) => {
        for (const question of questions) if (question.id === id) question.isAsked = isAsked;
      },
      send: () =>
        store.dispatch(
          changeQuestion.initiate({ ...about, id, body: { isAsked } }, { track: false }),
        ),
    });
  const remove = ({ id }: HomeQuestion) =>
    void changeHome(store, {
      ...about,
      ...failed,
      show: (shown) => {
        shown.questions = shown.questions.filter((question) => question.id !== id);
      },
      send: () => store.dispatch(removeQuestion.initiate({ ...about, id }, { track: false })),
    });
  return (
    <div className={layout.stackSmall}>
      {home.questions.length > 0 && (
        <ul className={styles.questions} aria-label={t`Questions about ${address}`}>
          {home.questions.map((question) => (
            <li key={question.id} className={styles.question}>
              <Checkbox
                label={question.text}
                checked={question.isAsked}
                onChange={({ currentTarget }) => tick(question, currentTarget.checked)}
              />
              <IconButton
                size="s"
                icon={CloseIcon}
                label={t`Remove the question “${question.text}”`}
                onClick={({ currentTarget }) => {
                  focusNextItem(currentTarget, () => field.current?.focus());
                  remove(question);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form {...listeners} noValidate className={styles.add}>
        <TextField
          ref={field}
          size="m"
          name="question"
          label={t`Question to ask`}
          placeholder={t`When was the roof replaced?`}
          maxLength={QUESTION_MAX_LENGTH}
          autoComplete="off"
          error={errors.question}
        />
        <Button type="submit" isBusy={isSending}>
          <Trans>Add</Trans>
        </Button>
      </form>
    </div>
  );
}
