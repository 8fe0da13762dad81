import { z } from "zod";
import type { ModelSettings } from "./model-settings.ts";

/** A message to the model. */
export interface ModelMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

/** The model gave no usable answer: refused, down, slow, broken off, or nonsense. */
export class ModelError extends Error {
  override name = "ModelError";
}

/** No more text within this time: the model hangs. */
const SILENCE_MS = 15_000;
/** Characters of a line of the stream; a longer one is no event. */
const LINE_MAX = 64_000;
/** Bytes of a whole stream: some ten times what an answer of the largest size takes. */
const STREAM_MAX = 2_000_000;
/** Tokens that the model is allowed: six sentences, with room for other alphabets. */
const TOKENS_MAX = 600;

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

/** The lines of a body as they come. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let received = 0;
  for await (const part of body) {
    received += part.length;
    if (received > STREAM_MAX) throw new ModelError("too long");
    rest += decoder.decode(part, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > LINE_MAX) throw new ModelError("too long");
    yield* lines;
  }
}

const readChunk = (data: string): z.infer<typeof Chunk>["choices"][number] | undefined => {
  try {
    return Chunk.parse(JSON.parse(data)).choices[0];
  } catch {
    // Caught: what is no event of the protocol may be anything.
    throw new ModelError("nonsense");
  }
};

/** Ends a request that was given up, or on which nothing comes any more. */
function watch(signal: AbortSignal, silenceMs: number) {
  const silence = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * The text of a model's answer as it comes, by the protocol of OpenAI's chat completions.
 * @throws {ModelError} where it does not come to its end. Never the network's own message: it may quote the key.
 */
export async function* streamCompletion(
  { url, model, key }: ModelSettings,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
  silenceMs: number = SILENCE_MS,
): AsyncGenerator<string> {
  const watched = watch(signal, silenceMs);
  watched.heard();
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        stream: true,
        temperature: 0,
        max_tokens: TOKENS_MAX,
      }),
      redirect: "error",
      signal: watched.signal,
    });
    if (!response.ok || !response.body) throw new ModelError(`status ${response.status}`);
    for await (const line of linesOf(response.body)) {
      watched.heard();
      const data = /^data: ?(.*)$/.exec(line)?.[1];
      if (data === undefined) continue;
      if (data === "[DONE]") return;
      const choice = readChunk(data);
      if (choice?.delta?.content) yield choice.delta.content;
      if (choice?.finish_reason) return;
    }
    throw new ModelError("broken off");
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ModelError ? error : new ModelError("unavailable");
  } finally {
    watched.end();
  }
}
