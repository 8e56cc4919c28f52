/** The part of the global `fetch` that is used, so that tests can replace it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const MAX_BYTES = 256 * 1024;

/** The other server answered, but not with the expected content. */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";

  constructor(
    url: string,
    readonly status: number,
  ) {
    super(`${url} answered ${status}.`);
  }
}

/**
 * Gets a JSON document of at most 256 KB; redirects are not followed. Throws UnexpectedAnswer for another status than
 * 200, and the original error when there is no usable answer in time.
 */
export async function fetchJson(
  fetch: Fetch,
  url: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: "application/json", ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new UnexpectedAnswer(url, response.status);
  }
  const answer: unknown = JSON.parse(await readText(response));
  return answer;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new RangeError(`The answer has more than ${MAX_BYTES} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
