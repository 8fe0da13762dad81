import type { PublicQuestion } from "@hjem/domain/listing/public-question";

/** The columns of a published question where a row may be without one. */
export interface PublicQuestionColumns {
  question: string | null;
  answer: string | null;
  publishedAt: Date | null;
}

/** What is published of an enquiry (D86); null for nothing. */
export const publicQuestionOf = ({
  question,
  answer,
  publishedAt,
}: PublicQuestionColumns): PublicQuestion | null =>
  question === null || answer === null || publishedAt === null
    ? null
    : { question, answer, publishedAt: publishedAt.toISOString() };
