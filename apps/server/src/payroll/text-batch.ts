export type TextBatch = {
  /** Takes the place of what was in it. */
  readonly fill: (texts: readonly string[]) => void;
  readonly texts: () => Iterable<string>;
};

/**
 * Texts that wait for their turn in one piece of memory, which every batch uses again. Neither V8's heap nor the memory
 * beside it grows by them: both keep what waits longer than two scavenges until a full collection (docs/decisions/0215).
 */
export function createTextBatch(): TextBatch {
  let memory = Buffer.alloc(0);
  let ends: readonly number[] = [];
  return {
    fill(texts) {
      const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      if (size > memory.length) memory = Buffer.allocUnsafeSlow(2 * size);
      let end = 0;
      ends = texts.map((text) => (end += memory.write(text, end)));
    },
    *texts() {
      let start = 0;
      for (const end of ends) {
        yield memory.toString('utf8', start, end);
        start = end;
      }
    },
  };
}
