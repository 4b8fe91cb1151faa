import { UnreadableCsv } from './csv-file.ts';

/** Encodings that programs used before UTF-8, most likely first. */
const oldEncodings = ['windows-1252', 'macintosh', 'windows-1250', 'windows-1251'] as const;
export type OldEncoding = (typeof oldEncodings)[number];

export type EncodingSample = {
  readonly encoding: OldEncoding;
  /** Words of the file that differ between the encodings. */
  readonly words: readonly string[];
};

const mostWords = 12;

/** Decodes a file's text. Throws `UnreadableCsv` if the file doesn't reveal its encoding. */
export function decodeCsv(bytes: Uint8Array, encoding?: OldEncoding): string {
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // Drops the byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableCsv(bytes.includes(0) ? 'not_text' : 'encoding');
  }
}

/** Returns how the file's words read in each encoding that it can have. */
export function sampleEncodings(bytes: Uint8Array): readonly EncodingSample[] {
  const samples = oldEncodings.flatMap((encoding) => {
    const text = decodeCsv(bytes, encoding);
    return /[\u0080-\u009F\uFFFD]/.test(text) ? [] : [{ encoding, words: telltaleWords(text) }];
  });
  return samples.filter(
    ({ words }, at) => samples.findIndex((other) => isSame(other.words, words)) === at,
  );
}

/** Returns words with letters beyond ASCII, until each such letter has occurred. */
function telltaleWords(text: string): readonly string[] {
  const seen = new Set<string>();
  const words: string[] = [];
  for (const [word] of text.matchAll(/[^\s,;|"]+/g)) {
    const letters = Array.from(word).filter((letter) => letter > '\x7F');
    if (letters.every((letter) => seen.has(letter))) continue;
    letters.forEach((letter) => seen.add(letter));
    words.push(word.slice(0, 40));
    if (words.length === mostWords) break;
  }
  return words;
}

function isSame(words: readonly string[], others: readonly string[]): boolean {
  return words.join('\n') === others.join('\n');
}
