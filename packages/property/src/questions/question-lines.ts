import { formatLongDay } from "@hjem/domain/format/format-date";
import type { Listing } from "@hjem/domain/listing/listing";
import { dayIn } from "@hjem/domain/time/zone";
import type { ViewContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** A published question with its answer, formatted. */
export interface QuestionLine {
  question: string;
  answer: string;
  /** Who answered, and the day in the home's time zone: "Besvart av annonsøren 21. november 2026". */
  answered: string;
}

/** The published questions about a home, the newest first (D86). */
export const questionLines = (
  page: Pick<ViewContext, "i18n" | "language">,
  { questions = [], address }: Pick<Listing, "questions" | "address">,
): QuestionLine[] =>
  questions.map(({ question, answer, publishedAt }) => {
    const date = formatLongDay(page, dayIn(Date.parse(publishedAt), address.timeZone));
    return { question, answer, answered: t(page.i18n)`Answered by the advertiser ${date}` };
  });
