/** The signature of a file type is within this many bytes from the start. */
const headBytes = 4100;

/** Reads the start of a body; `all` is still the whole body. */
export async function peek(
  body: AsyncIterable<Uint8Array>,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const chunks = body[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  while (size < headBytes) {
    const next = await chunks.next();
    if (next.done === true) break;
    read.push(next.value);
    size += next.value.length;
  }
  return {
    head: Buffer.concat(read).subarray(0, headBytes),
    all: (async function* () {
      try {
        yield* read.splice(0);
        yield* { [Symbol.asyncIterator]: () => chunks };
      } finally {
        await chunks.return?.();
      }
    })(),
  };
}
