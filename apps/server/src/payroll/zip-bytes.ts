import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

type Text = AsyncIterable<string> | Iterable<string>;
export type ZipPart = { readonly path: string; readonly text: Text };

const blockBytes = 64 * 1024;
const deflated = 8;
/** The first that a ZIP file can name, as a local time: the same parts are the same bytes. */
const mtime = new Date(1980, 0, 1);

/** A ZIP file, as its parts are made; `zlib` compresses outside of V8's heap and its thread. */
export async function* zipBytes(parts: AsyncIterable<ZipPart>): AsyncIterable<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for await (const { path, text } of parts) {
    const file: ZipInputFile = { filename: path, size: 0, crc: 0, compression: deflated, mtime };
    zip.add(file);
    // An error of either destroys the other, and is thrown here.
    const compressed = pipeline(blocksOf(text, file), createDeflateRaw(), () => undefined);
    for await (const chunk of compressed) {
      file.ondata?.(null, chunk, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}

/**
 * The text's bytes, which the file's size and checksum count. Each piece becomes bytes at once: text that waits for others
 * is what V8's space for new objects grows by.
 */
async function* blocksOf(text: Text, file: ZipInputFile): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  let block = new Uint8Array(blockBytes);
  let filled = 0;
  for await (const piece of text) {
    for (let read = 0; read < piece.length;) {
      const done = encoder.encodeInto(piece.slice(read), block.subarray(filled));
      read += done.read;
      filled += done.written;
      if (read === piece.length) break;
      yield counted();
      block = new Uint8Array(blockBytes);
      filled = 0;
    }
  }
  yield counted();

  function counted(): Uint8Array {
    const bytes = block.subarray(0, filled);
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    return bytes;
  }
}
