export type ZipEntry = {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
};

/** Streams a ZIP, one file at a time and without holding a whole file. Photos and PDFs are already compressed. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipPassThrough } = await import('fflate');
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  const taken = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, content } of entries) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
