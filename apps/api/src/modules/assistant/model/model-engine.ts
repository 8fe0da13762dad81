import { answer } from "@hjem/assistant/answer";
import { type HomeFact, listFacts } from "@hjem/assistant/list-facts";
import { markupText, parseMarkup } from "@hjem/domain/text/markup";
import type { AnswerEngine, AnswerPart, AskedQuestion } from "../answer-engine.ts";
import { factsEngine } from "../facts-engine.ts";
import { ModelError, streamCompletion } from "./completion-stream.ts";
import { modelMessages, NOT_STATED } from "./model-prompt.ts";
import type { ModelSettings } from "./model-settings.ts";
import { isSupported, numbersIn } from "./stated-numbers.ts";

/** Sentences of an answer; more is no answer to a question. */
const SENTENCES_MAX = 6;
/** Characters without a sentence that may be shown, after which the answer ends. */
const UNSHOWN_MAX = 2_000;
/** The end of a sentence: never within `4.5`, `kl. 12` or before its marks of facts. */
const SENTENCE_END = /(?<=[.!?](?:\s?\[\d+\])*)\s+(?=[\p{Lu}<])/u;

/** Divides text that comes in parts into sentences; the last one is complete at the end alone. One that is too long ends them. */
async function* sentencesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const part of parts) {
    if (rest.length + part.length > UNSHOWN_MAX) return;
    const pieces = (rest + part).split(SENTENCE_END);
    rest = pieces.pop() ?? "";
    yield* pieces;
  }
  yield rest;
}

/** A sentence as it may be shown, and the facts that it names; null for one that must not be (D85). */
function checkSentence(
  written: string,
  known: readonly HomeFact[],
  sources: ReadonlySet<number>,
): { text: string; quoted: HomeFact[] } | null {
  const quoted = [...written.matchAll(/\[(\d+)\]/g)].flatMap(
    ([, number]) => known[Number(number) - 1] ?? [],
  );
  const text = written
    .replaceAll(/\s*\[\d+\]/g, "")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim();
  const isPlain = !/https?:|www\.|[<>{}\\]|@/.test(text);
  if (text === "" || !isPlain || !isSupported(text, sources)) return null;
  return { text, quoted };
}

/**
 * Answers by a model (D85): refusals are those of the facts engine, every sentence is checked before it is shown, and where
 * the model has nothing that may be shown, the facts engine answers.
 */
export function createModelEngine(
  settings: ModelSettings,
  { silenceMs }: { silenceMs?: number } = {},
): AnswerEngine {
  async function* byModel(asked: AskedQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const { facts, region, language, now } = asked;
    const known = listFacts(facts, region, language, now);
    const advert = markupText(parseMarkup(facts.listing.description));
    const sources = numbersIn([...known.map(({ text }) => text), advert].join("\n"));
    const quotes = new Map<string, HomeFact>();
    let shown = 0;
    let unshown = 0;
    const parts = streamCompletion(
      settings,
      modelMessages(asked, known, advert),
      signal,
      silenceMs,
    );
    for await (const written of sentencesOf(parts)) {
      if (written.includes(NOT_STATED) || shown === SENTENCES_MAX) break;
      unshown += written.length;
      if (unshown > UNSHOWN_MAX) break;
      const checked = checkSentence(written, known, sources);
      if (!checked) continue;
      unshown = 0;
      for (const fact of checked.quoted) quotes.set(fact.field, fact);
      yield { text: shown === 0 ? checked.text : ` ${checked.text}` };
      shown += 1;
    }
    if (shown === 0) return;
    const summary = {
      status: "answered" as const,
      quotes: [...quotes.values()].map(({ field, anchor }) => ({ field, anchor })),
      isEnquiryOffered: false,
    };
    yield { summary };
  }

  return {
    async *answer(asked, signal) {
      const { question, facts, region, language, now } = asked;
      const earlier = asked.earlier.map((each) => each.question);
      if (answer(question, facts, region, language, now, earlier).status === "declined") {
        yield* factsEngine.answer(asked, signal);
        return;
      }
      let isBegun = false;
      try {
        for await (const part of byModel(asked, signal)) {
          isBegun = true;
          yield part;
        }
      } catch (error) {
        // What has begun is not taken back; before that the facts are as good as an excuse.
        if (isBegun || !(error instanceof ModelError)) throw error;
      }
      if (!isBegun) yield* factsEngine.answer(asked, signal);
    },
  };
}
