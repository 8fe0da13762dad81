import { SECOND_MS } from "@hjem/domain/durations";
import type { Database } from "../../db/schema.ts";
import type { Site } from "../../regions.ts";
import type { AnswerEngine, AskedQuestion } from "./answer-engine.ts";
import type { HomeFacts } from "./home-facts.ts";
import {
  claimTurn,
  type ClaimedTurn,
  endAbandonedTurns,
  endTurn,
  findLastTurns,
  LEASE_MS,
  renewLeases,
  saveAnswer,
} from "./turns.ts";

/** Runs of one process at the same time; further questions wait, here or for another process. */
const RUNS_MAX = 8;
/** Text of an answer is stored no more often (D79). */
const STORE_MS = 100;
/** An answer that is not complete by then is given up. */
const ANSWER_TIMEOUT_MS = 60 * SECOND_MS;
/** Characters after which an answer ends: more is no answer. */
const ANSWER_LENGTH_MAX = 8_000;

/** What answering takes. */
export interface AnswerRunnerDeps {
  db: Database;
  regions: readonly Site[];
  facts: HomeFacts;
  engine: AnswerEngine;
  /** Called after each commit with the conversations that have changed. */
  onChange: (conversationIds: readonly string[]) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { warn(values: object, line: string): void };
  /** @default ANSWER_TIMEOUT_MS */
  timeoutMs?: number | undefined;
}

/** Answers the questions that are stored, in whichever process has room (D79). */
export interface AnswerRunner {
  /** Takes what waits, as far as there is room; the runs go on behind it. */
  drain(): Promise<void>;
  /** Ends what died with another process, and takes what it has left waiting. */
  sweep(): Promise<void>;
  /** Ends its runs honestly and takes no more. */
  close(): Promise<void>;
}

/** Builds the runner of a process. */
export function createAnswerRunner(deps: AnswerRunnerDeps): AnswerRunner {
  const { db, regions, facts, engine, onChange, now, log } = deps;
  const { timeoutMs = ANSWER_TIMEOUT_MS } = deps;
  const running = new Map<string, Promise<void>>();
  const closing = new AbortController();

  const askedOf = async (turn: ClaimedTurn): Promise<AskedQuestion | null> => {
    const region = regions.find(({ id }) => id === turn.regionId);
    const known = await facts.read(turn, turn.language);
    if (!region || !known) return null;
    const turns = await findLastTurns(db, turn.conversation_id);
    return {
      facts: known,
      region,
      language: turn.language,
      question: turn.question,
      earlier: turns
        .filter(({ no, status }) => no < turn.no && status === "completed")
        .map(({ question, answer }) => ({ question, answer })),
      now: now(),
    };
  };

  const answer = async (turn: ClaimedTurn, asked: AskedQuestion, signal: AbortSignal) => {
    let text = "";
    let storedAt = -Infinity;
    const store = async () => {
      storedAt = performance.now();
      if (await saveAnswer(db, turn.id, { answer: text, now: now() })) {
        onChange([turn.conversation_id]);
      }
    };
    for await (const part of engine.answer(asked, signal)) {
      signal.throwIfAborted();
      if ("summary" in part) {
        if (text !== "") await store();
        await endTurn(db, turn.id, "completed", part.summary);
        return;
      }
      text = (text + part.text).slice(0, ANSWER_LENGTH_MAX);
      if (performance.now() - storedAt >= STORE_MS) await store();
    }
    if (text !== "") await store();
    throw new Error("an answer without an end");
  };

  const run = async (turn: ClaimedTurn): Promise<void> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([timeout, closing.signal]);
    const lease = setInterval(() => {
      renewLeases(db, [turn.id]).catch((error: unknown) =>
        log.warn({ err: error }, "the lease of an answer was not renewed"),
      );
    }, LEASE_MS / 3);
    try {
      const asked = await askedOf(turn);
      // A home that has gone meanwhile is no longer asked about; pages hear so too.
      if (asked) await answer(turn, asked, signal);
      else await endTurn(db, turn.id, "error");
    } catch (error) {
      log.warn({ err: error }, "a question was not answered");
      await endTurn(db, turn.id, timeout.aborted ? "timeout" : "error");
    } finally {
      clearInterval(lease);
      onChange([turn.conversation_id]);
    }
  };

  const start = (turn: ClaimedTurn): void => {
    const work = run(turn)
      .catch((error: unknown) => log.warn({ err: error }, "a run did not end"))
      .then(() => void running.delete(turn.id))
      .then(() => drain())
      .catch((error: unknown) => log.warn({ err: error }, "questions were not looked for"));
    running.set(turn.id, work);
  };

  const fill = async (): Promise<void> => {
    while (running.size < RUNS_MAX && !closing.signal.aborted) {
      const turn = await claimTurn(db);
      if (!turn) return;
      start(turn);
    }
  };
  // One after the other, so that there are never more runs than there is room for.
  let filling = Promise.resolve();
  function drain(): Promise<void> {
    filling = filling.then(fill, fill);
    return filling;
  }

  return {
    drain,
    sweep: async () => {
      const ended = await endAbandonedTurns(db);
      if (ended.length > 0) onChange(ended);
      await drain();
    },
    close: async () => {
      closing.abort();
      await Promise.all(running.values());
    },
  };
}
