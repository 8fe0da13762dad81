import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { Section } from "../section/section.tsx";
import type { QuestionLine } from "./question-lines.ts";
import styles from "./questions.module.css";

/** Props of `Questions`. */
export interface QuestionsProps {
  questions: readonly QuestionLine[];
  /** Language tag of the advertiser's text, if it is not that of the page; else null. */
  language: string | null;
}

/** Questions that the advertiser has published with their answers, without saying who asked (D86). */
export function Questions({ questions, language }: QuestionsProps) {
  const lang = language ?? undefined;
  return (
    <Section title={<Trans>Questions and answers</Trans>} answers="questions">
      <dl className={styles.questions}>
        {questions.map(({ question, answer, answered }, place) => (
          // The same question may be published twice; the list only changes as a whole.
          <div key={place} className={styles.pair}>
            <dt lang={lang} className={styles.question}>
              {question}
            </dt>
            <dd lang={lang} className={styles.answer}>
              {answer}
            </dd>
            <dd className={`${text.small} ${text.secondary}`}>{answered}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
