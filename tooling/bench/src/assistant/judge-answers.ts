import { regions } from "@hjem/api/regions";
import { TEST_NOW } from "@hjem/api/testing/sample-listings";
import { answer } from "@hjem/assistant/answer";
import type { Answer, GlossaryTerm } from "@hjem/assistant/answer-types";
import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { type AskedQuestion, readQuestions } from "./read-questions.ts";

/** `right`; `missed`: nothing false, but not answered; `wrong`: another answer than was asked for. */
export type Verdict = "right" | "missed" | "wrong";

/** A question with its answer and what a person would say of it; `ms` is the time of answering. */
export interface JudgedAnswer extends AskedQuestion {
  answer: Answer;
  verdict: Verdict;
  ms: number;
}

const entries = editorialEntries();

/** The glossary of a market: names and texts of its accordions. */
function glossaryOf(regionId: string, language: string): GlossaryTerm[] {
  const page = entries.find(
    (entry) =>
      entry.collection === "cms-pages" &&
      entry.kind === "glossary" &&
      entry.region === regionId &&
      entry.locale === language,
  );
  const blocks = page && "blocks" in page ? page.blocks : [];
  return blocks.flatMap((block) =>
    block.__component === "blocks.accordion"
      ? block.items.map(({ title, text }) => ({ term: title, text }))
      : [],
  );
}

function judge(expected: string, { status, intent }: Answer): Verdict {
  const isRefusal = status === "declined" || status === "unclear";
  if (expected === "declined") return isRefusal ? "right" : "wrong";
  if (expected === "not-stated") {
    if (status === "not-stated") return "right";
    return isRefusal ? "missed" : "wrong";
  }
  if (status === "answered" && intent === expected) return "right";
  return isRefusal ? "missed" : "wrong";
}

/** Asks every question of a language and judges the answers. */
export function judgeAnswers(language: "no" | "en"): JudgedAnswer[] {
  const glossaries = new Map(regions.map(({ id }) => [id, glossaryOf(id, language)]));
  return readQuestions(language).map((question) => {
    const { listing, stops, regionId } = question.home;
    const region = regions.find(({ id }) => id === regionId);
    if (!region) throw new Error(`no region ${regionId}`);
    const facts = { listing, stops, glossary: glossaries.get(regionId) ?? [] };
    const started = performance.now();
    const given = answer(question.text, facts, region, language, TEST_NOW);
    const ms = performance.now() - started;
    return { ...question, answer: given, verdict: judge(question.expected, given), ms };
  });
}
