import { z } from "zod";
import { StartError } from "../../../db/start-error.ts";

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

/** Environment of the model that answers questions about homes. */
export const ModelEnvironment = z.object({
  /** A server with the protocol of OpenAI's chat completions, before `/chat/completions`; unset means the facts engine. */
  ASSISTANT_URL: text,
  /** Name of the model there. */
  ASSISTANT_MODEL: text,
  /** Its key; it stays on the server. */
  ASSISTANT_KEY: text,
});

/** Where a model is asked. */
export interface ModelSettings {
  /** Without a slash at its end. */
  url: string;
  model: string;
  key: string | null;
}

const isUsable = (url: URL | null): url is URL => {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  return (
    (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) && url.username === ""
  );
};

/**
 * Reads the settings of the model; null where none is set. http on this machine only, as a question is personal.
 * @throws {StartError} for another address, or without the name of a model.
 */
export const readModelSettings = ({
  ASSISTANT_URL: address,
  ASSISTANT_MODEL: model,
  ASSISTANT_KEY: key,
}: z.infer<typeof ModelEnvironment>): ModelSettings | null => {
  if (address === undefined) return null;
  const url = URL.parse(address);
  if (!isUsable(url)) {
    throw new StartError(
      "ASSISTANT_URL is not usable: it needs an address such as https://api.openai.com/v1",
    );
  }
  if (model === undefined) {
    throw new StartError("ASSISTANT_MODEL is not set: ASSISTANT_URL needs the name of a model.");
  }
  return { url: url.href.replace(/\/+$/, ""), model, key: key ?? null };
};
