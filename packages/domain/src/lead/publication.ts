import { z } from "zod";
import { tidyText } from "../text/clean-text.ts";
import { PUBLIC_ANSWER_MAX_LENGTH, PUBLIC_QUESTION_MAX_LENGTH } from "./lead-kinds.ts";
import { findPersonalData } from "./personal-data.ts";

const text = (max: number, askerName: string) =>
  z.preprocess(
    tidyText,
    z
      .string()
      .max(max)
      .superRefine((value, context) => {
        const kind = findPersonalData(value, askerName);
        if (kind) context.addIssue({ code: "custom", params: { personalData: kind } });
      }),
  );

/** The two texts of a published question, without personal data; `askerName` is who sent the enquiry (D86). */
export const publicQuestionFor = (askerName: string) =>
  z.object({
    question: text(PUBLIC_QUESTION_MAX_LENGTH, askerName),
    answer: text(PUBLIC_ANSWER_MAX_LENGTH, askerName),
  });

/** Body of `PUT …/enquiries/{enquiryId}/publication`: the advertiser's own words for question and answer (D86). */
export const PublicQuestionRequest = publicQuestionFor("");
export type PublicQuestionRequest = z.infer<typeof PublicQuestionRequest>;
