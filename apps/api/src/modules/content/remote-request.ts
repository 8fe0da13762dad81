/** A content service elsewhere that could not be used. */
export class RemoteContentError extends Error {
  override name = "RemoteContentError";
  /** True where it would not respond to anything else either. */
  readonly isAway: boolean;

  constructor(message: string, { isAway = false }: { isAway?: boolean } = {}) {
    super(message);
    this.isAway = isAway;
  }
}

/** Time limit of a call; a page waits for it. */
const TIMEOUT_MS = 2_000;

const readBytes = async (response: Response, maxBytes: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new RemoteContentError("the response is too long");
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * Requests an address of the content service: without Authorization or anything else of the visitor (CMS-023), and without
 * following it elsewhere.
 * @throws {RemoteContentError} for a timeout, a redirect, a status other than 200 and a response that is too long.
 */
export async function requestRemote(
  url: string,
  {
    accept,
    maxBytes,
    timeoutMs = TIMEOUT_MS,
  }: { accept: string; maxBytes: number; timeoutMs?: number },
): Promise<{ bytes: Buffer; type: string }> {
  try {
    const response = await fetch(url, {
      headers: { accept, "user-agent": "hjem" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new RemoteContentError(`status ${response.status}`, {
        isAway: response.status >= 500,
      });
    }
    const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
    return { bytes: await readBytes(response, maxBytes), type: type.trim().toLowerCase() };
  } catch (error) {
    if (error instanceof RemoteContentError) throw error;
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    throw new RemoteContentError(isTimeout ? "timeout" : "unreachable", { isAway: true });
  }
}
