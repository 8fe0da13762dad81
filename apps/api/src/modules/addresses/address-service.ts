import type { AddressSuggestion } from "@hjem/domain/place/address";
import type { Region } from "@hjem/domain/region";
import type { z } from "zod";

/** An address as a service knows it; the places around it are ours. */
export type ServiceAddress = Pick<
  AddressSuggestion,
  "suburb" | "region" | "coordinates" | "landRegistry"
> & { street: string; postCode: string };

/** Addresses of houses by what was typed. */
export interface AddressService {
  /** Owner of the data, to be shown with it. */
  attribution: string;
  /** @throws {AddressServiceError} where it does not respond as it should. */
  find(typed: string, region: Region): Promise<ServiceAddress[]>;
}

/** A service that could not be used, with a reason that says nothing of the address. */
export class AddressServiceError extends Error {
  override name = "AddressServiceError";
}

/** Time limit of a call; whoever types does not wait for more. */
const TIMEOUT_MS = 1_500;
const RESPONSE_MAX_LENGTH = 500_000;

const readText = async (response: Response): Promise<string> => {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > RESPONSE_MAX_LENGTH) {
      throw new AddressServiceError("the response is too long");
    }
  }
  return text;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Caught: whatever is not JSON is one reason.
    throw new AddressServiceError("the response is no JSON");
  }
};

/**
 * Requests JSON of an address service and reads it by its schema.
 * @throws {AddressServiceError} for a timeout, a status other than 200 and what the schema does not know.
 */
export const fetchAddresses = async <Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  timeoutMs = TIMEOUT_MS,
): Promise<z.infer<Schema>> => {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", "user-agent": "hjem" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new AddressServiceError(`status ${response.status}`);
    }
    const read = schema.safeParse(parseJson(await readText(response)));
    if (!read.success) throw new AddressServiceError("the response has another form");
    return read.data;
  } catch (error) {
    if (error instanceof AddressServiceError) throw error;
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    // The message of the network may hold the address.
    throw new AddressServiceError(isTimeout ? "timeout" : "unreachable");
  }
};
