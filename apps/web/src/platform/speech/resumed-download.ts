/** A download that resumes where it was interrupted: a model is large, and networks outdoors come and go. */

/** After this long without a byte, the download counts as interrupted. */
export const stalledMs = 30_000;
const pauseMs = 2000;
/** Consecutive attempts without any bytes. */
const mostTries = 5;

export type DownloadTools = {
  readonly fetch: typeof fetch;
  readonly after: (ms: number, act: () => void) => () => void;
};

/**
 * Returns the file as a response, with its parts joined. The address identifies the content, so a later part belongs to
 * the earlier one.
 * @throws TypeError if the first part doesn't arrive; the body fails if the rest doesn't.
 */
export async function resumedDownload(
  url: string,
  { fetch, after }: DownloadTools,
  onProgress: (bytes: number) => void,
): Promise<Response> {
  let done = 0;
  let failures = 0;
  let part = await askFor(0);
  if (!part.response.ok) return part.response;
  const { headers } = part.response;
  const whole = Number(headers.get('Content-Length'));

  async function askFor(from: number) {
    const stalling = new AbortController();
    const response = await patiently(
      stalling,
      fetch(url, {
        signal: stalling.signal,
        ...(from > 0 && { headers: { Range: `bytes=${from}-` } }),
      }),
    );
    if (from > 0 && response.status !== 206) throw new TypeError('the rest is not to be had');
    return { response, reader: response.body?.getReader(), stalling };
  }

  function patiently<T>(stalling: AbortController, work: Promise<T>): Promise<T> {
    return Promise.race([
      work,
      new Promise<never>((_, reject) => {
        const cancel = after(stalledMs, () => {
          stalling.abort();
          reject(new TypeError('nothing came for too long'));
        });
        void work.then(cancel, cancel);
      }),
    ]);
  }

  async function nextChunk(): Promise<Uint8Array | null> {
    for (;;) {
      try {
        part = part.reader === undefined ? await askFor(done) : part;
        const { reader } = part;
        if (reader === undefined) throw new TypeError('there is no body');
        const chunk = await patiently(part.stalling, reader.read());
        if (!chunk.done) {
          failures = 0;
          return chunk.value;
        }
        if (done >= whole) return null;
        throw new TypeError('it ended early');
      } catch (error) {
        failures += 1;
        if (failures >= mostTries) throw error;
        part = { ...part, reader: undefined };
        await new Promise<void>((resolve) => void after(pauseMs * failures, resolve));
      }
    }
  }

  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const chunk = await nextChunk();
      if (chunk === null) {
        controller.close();
        return;
      }
      done += chunk.byteLength;
      onProgress(done);
      controller.enqueue(chunk);
    },
  });
  return new Response(body, { headers });
}
